/** Windows over the page that any page may open. */

class Dialogs {
  keys = $state(false);
  /** The link that makes another device the same guest. */
  device = $state(false);
}

export const dialogs = new Dialogs();
