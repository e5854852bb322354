/**
 * Pages cross-fade where the browser can and the visitor does not mind movement.
 * Plain CSS, because Chakra's style objects do not know the rule.
 * https://developer.mozilla.org/docs/Web/CSS/@view-transition
 */
export const pageTransitions =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
