import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** https://html-validate.org/rules/presets.html */
const recommended = new StaticConfigLoader({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<meta/>`, `dateTime`, `required=""`, and `hidden=""`: the same to browsers.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The build omits the end tags of list items and table cells, which HTML implies. Those of
    // paragraphs are counted below.
    'no-implicit-close': 'off',
    // Lines in Vike's document and in Markdown end with spaces, which compress away.
    'no-trailing-whitespace': 'off',
    // Stacked tables need explicit roles: their `display` removes them in some browsers.
    'no-redundant-role': 'off',
    // Visitors copy and search the phone number with plain spaces and hyphens.
    'tel-non-breaking': 'off',
    // The page's own title is short and comes first. Only the business name may be cut off.
    'long-title': 'off',
    // Heading ids may begin with a digit. https://html.spec.whatwg.org/#the-id-attribute
    'valid-id': ['error', { relaxed: true }],
    // WAI-ARIA allows names on lists and forms. https://www.w3.org/TR/wai-aria-1.2/#namefromauthor
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The Nu checker requires a heading in each `<section>`, which scrolling tables and the
    // notification region can't have.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
})
const validator = new HtmlValidate(recommended)

export function htmlErrors(html: string) {
  return validator.validateStringSync(html).results.flatMap(({ messages }) => messages)
}
