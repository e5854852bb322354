/**
 * The next page crosses into this one: what both show in one place, as the header, stays. It is not named, for each
 * name is a picture more to take before anything moves. Plain CSS: Chakra's types do not know the rule.
 * https://drafts.csswg.org/css-view-transitions-2/#view-transition-rule
 */
export const pageTransitionCss = `
  @media (prefers-reduced-motion: no-preference) {
    @view-transition { navigation: auto }
  }`
