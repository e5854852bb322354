/** The styles of scenes: page headers, rooms, the row houses, kinds of house, and steps of a visit. */
export const sceneRecipe = {
  width: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: '2.5',
  // Forced colors replace the band's background, so paint our own.
  _highContrast: { bg: 'bg.brand' },
} as const
