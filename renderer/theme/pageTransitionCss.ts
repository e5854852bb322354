/**
 * The next page crosses into this one; what both name with `view-transition-name` stays. Plain CSS: Chakra's types
 * do not know the rule. https://drafts.csswg.org/css-view-transitions-2/#view-transition-rule
 */
export const pageTransitionCss = `
  @media (prefers-reduced-motion: no-preference) {
    @view-transition { navigation: auto }
  }`
