/** The record that was sent along last. It stays with the tab, so that a replay survives being loaded anew. */
import { api, RefusedRequest, type RecordChecked } from "./api";

export interface Uploaded {
  name: string;
  record: unknown;
  checked: RecordChecked;
}

const NAME = "signoria-record";
/** What the server takes at most. */
const MOST_BYTES = 256 * 1024;

let last: Uploaded | null = null;

export function uploaded(): Uploaded | null {
  try {
    last ??= JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Uploaded | null;
  } catch {
    // Nothing was kept.
  }
  return last;
}

/** Have a file checked by the server. Throws `RefusedRequest`. */
export async function upload(file: File): Promise<Uploaded> {
  if (file.size > MOST_BYTES) throw new RefusedRequest("record-too-large");
  let record: unknown;
  try {
    record = JSON.parse(await file.text());
  } catch {
    throw new RefusedRequest("record-not-json");
  }
  if (typeof record !== "object" || record === null || Array.isArray(record))
    throw new RefusedRequest("record-not-json");
  last = { name: file.name.replace(/\.json$/i, ""), record, checked: await api.checkRecord(record) };
  try {
    sessionStorage.setItem(NAME, JSON.stringify(last));
  } catch {
    // Private windows may refuse; it is then there until the page is closed.
  }
  return last;
}
