import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const untyped = typescript.configs.disableTypeChecked;
// With the types of what they import, components take four times as long as all the rest; svelte-check knows them too.
const quick = { files: ["**/*.svelte"], linterOptions: { reportUnusedDisableDirectives: "off" }, ...untyped };

export default [
  { ignores: ["node_modules/", "src/generated/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...typescript.configs.strictTypeChecked,
  ...typescript.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // `onclick={() => (open = true)}` and `() => play.pick(card)` are sentences; braces would make three lines of each.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Numbers and switches read as they are written. What may be missing may not: nobody wants to read "undefined".
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true, allowNullish: false },
      ],
      // Brackets say that nobody promised this name: the facts of an event, the options of a table.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // Where it is known that something is there, `!` says so, and says no more than that; `as` could change the type too.
      "@typescript-eslint/no-non-null-assertion": "off",
      // An effect names what it follows: `void table.update`.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Those in use are made and read within one computation; what lasts and changes is $state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // Handlers and snippets in templates have no types here. svelte-check knows them, and is strict about them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  ...(process.env.QUICK_LINT ? [quick] : []),
  // Settings of tools and what runs before the page: no part of the typed source.
  { files: ["**/*.js"], ...untyped },
];
