/** Why a request came to nothing, in a sentence. */
import { RefusedRequest } from "../net/api";
import { t } from "./language.svelte";

export function whyNot(error: unknown): string {
  return error instanceof RefusedRequest ? t(error.reason, error.facts) : t("reason-no-server");
}
