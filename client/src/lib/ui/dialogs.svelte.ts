/** Windows over the page that any page may open. */

class Dialogs {
  preferences = $state(false);
  keys = $state(false);
  /** The link that makes another device the same guest. */
  device = $state(false);
  /** The devices on which one is the same guest. */
  devices = $state(false);
  /** How one is told that it is one's turn. */
  notices = $state(false);
  /** When clocks of days stand still: at night, and on days off. */
  holidays = $state(false);
  /** How the page becomes an app. */
  install = $state(false);
}

export const dialogs = new Dialogs();
