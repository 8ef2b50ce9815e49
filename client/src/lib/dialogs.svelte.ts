/** Windows over the page that any page may open. */

class Dialogs {
  keys = $state(false);
}

export const dialogs = new Dialogs();
