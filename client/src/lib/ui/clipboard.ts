/** Copying, also where browsers keep the clipboard to themselves because the connection is not a secure one. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const focus = document.activeElement;
  // Nothing outside a dialog can be selected while it is open.
  (focus?.closest("dialog") ?? document.body).append(field);
  field.select();
  try {
    // There is no other way without a secure connection.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (focus instanceof HTMLElement) focus.focus();
  }
}
