/** The styles of scenes, shared by page headers, rooms, and the row houses. */
export const sceneRecipe = {
  width: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: '2.5',
  // Forced colors replace the band's background, so paint our own.
  _highContrast: { bg: 'bg.brand' },
} as const
