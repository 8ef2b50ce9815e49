/** What a device is called: as far as it says so itself. */
import type { DeviceShown } from "../../generated/api";
import { t } from "./language.svelte";

const MAC_OR_IPAD = "Mac or iPad";

export function deviceName({ browser, system }: Pick<DeviceShown, "browser" | "system">): string {
  const known = system === MAC_OR_IPAD ? t("devices-mac-or-ipad") : system;
  if (browser !== null && known !== null) return t("devices-named", { browser, system: known });
  return browser ?? known ?? t("devices-unnamed");
}
