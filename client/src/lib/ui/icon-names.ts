/** The pictures in use, all from game-icons.net (CC BY 3.0). */
export const ICON_NAMES = [
  // cards of Dominion
  "two-coins", "coins", "gold-stack", "windmill", "hill-fort", "medieval-gate", "raven", "treasure-map", "tied-scroll", "cellar-barrels",
  "scroll-quill", "church", "congress", "roast-chicken", "party-popper", "flower-pot", "erlenmeyer", "bookshelf", "scales", "spears",
  "mine-wagon", "drawbridge", "pay-money", "trowel", "anvil-impact", "spy", "robber", "throne-king", "village", "cauldron",
  "axe-in-stump", "hammer-nails",
  // districts, characters and signs of Machiavelli
  "greek-temple", "prayer", "byzantin-temple", "watchtower", "prisoner", "medieval-pavilion", "family-house", "capitol", "beer-stein",
  "shop", "block-house", "warehouse", "harbor-dock", "receive-money", "white-tower", "dragon-head", "gears", "open-chest", "domino-mask",
  "gold-mine", "defensive-wall", "obelisk", "fruit-tree", "spell-book", "spooky-house", "coffin", "horseshoe", "philosopher-bust",
  "stone-pile", "telescope", "drama-masks", "crossed-axes", "well", "tombstone", "graduate-cap", "lighthouse", "hospital-cross", "violin",
  "juggler", "barracks-tent", "director-chair", "old-wagon", "cannon", "beard", "crystal-ball", "cloak-dagger", "gavel", "stabbed-note",
  "pointy-hat", "wizard-face", "third-eye", "imperial-crown", "monk-face", "holy-symbol", "caravel", "round-bottom-flask", "swap-bag",
  "pencil-ruler", "sextant", "barbute", "shaking-hands", "mounted-knight", "crowned-heart", "paint-brush", "cash", "claw-hammer",
  "sacrificial-dagger", "rose",
  // pieces, persons and characters of Florence
  "abacus", "anatomy", "ballerina-shoes", "caduceus", "chisel", "compass", "crown", "gem-chain", "harp", "horizontal-flip", "jester-hat",
  "justice-star", "magnet", "musical-score", "owl", "pestle-mortar", "pipe-organ", "plant-seed", "pocket-watch", "position-marker", "quill",
  "quill-ink", "spoted-flower", "stone-bust",
  // types and effects
  "polar-star", "crossed-swords", "shield-reflect", "crown-coin", "laurel-crown", "basket", "card-draw", "card-play", "card-exchange",
  "card-discard", "card-pickup", "poker-hand", "fire-bowl", "queen-crown", "stack", "hidden", "clockwise-rotation",
  // table and shell
  "padlock", "hourglass", "semi-closed-eye", "anticlockwise-rotation", "check-mark", "return-arrow", "robot-golem", "network-bars", "rule-book",
  "speaker", "speaker-off", "sun", "candle-light", "hamburger-menu", "scroll-unfurled", "chat-bubble", "meeple", "three-friends", "spyglass",
  "play-button", "laurels", "carnival-mask", "castle", "wax-seal", "save-arrow", "backward-time", "cycle", "cancel", "linked-rings", "info",
  "next-button", "previous-button", "fast-forward-button", "fast-backward-button", "pause-button", "ringing-bell", "open-book",
  "perspective-dice-six-faces-random", "card-random", "person", "stairs-goal", "public-speaker", "round-table", "money-stack", "conversation",
  "hand", "smartphone", "keyboard", "wooden-chair", "sands-of-time", "night-sleep",
  // pictures at home
  "pope-crown", "fleur-de-lys", "ancient-columns", "anvil", "waves", "pine-tree", "magic-potion", "lyre", "palette",
  // charges of shields
  "lion", "dolphin", "oak", "griffin-symbol", "unicorn", "eagle-emblem", "deer-head", "wolf-head",
] as const;

export type IconName = (typeof ICON_NAMES)[number];
