import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<meta/>`, `dateTime` and `required=""`: to a browser all the same.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Vike's document and Markdown's lines end with spaces, which compression takes away.
    'no-trailing-whitespace': 'off',
    // Visitors copy and search the number as they know it, with plain spaces and hyphens.
    'tel-non-breaking': 'off',
    // The page's own title comes first and is short; what may be cut is the business's name.
    'long-title': 'off',
    // Ids made from headings may begin with a digit. https://html.spec.whatwg.org/#the-id-attribute
    'valid-id': ['error', { relaxed: true }],
    // WAI-ARIA lets lists and forms be named. https://www.w3.org/TR/wai-aria-1.2/#namefromauthor
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The Nu checker wants a heading in a `<section>`, which a scrolling table and the region of
    // notifications cannot have.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

/**
 * What html-validate's recommended rules find in a page, as 'line:column rule: message'.
 * https://html-validate.org/rules/presets.html
 */
export function htmlProblems(html: string): string[] {
  return validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`)
}
