import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', './tests/countReporter.ts'],
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      // Reads `dist/client`: run `npm run build` first.
      {
        extends: './vite.config.ts',
        test: { name: 'site', include: ['tests/{site,hosting}/**/*.test.ts'] },
      },
      // What the sample facts and texts must say: deleted with them.
      {
        extends: './vite.config.ts',
        test: { name: 'specification', include: ['tests/specification/**/*.test.ts'] },
      },
      // Firefox and WebKit, where they are installed.
      {
        extends: './vite.config.ts',
        test: { name: 'engines', include: ['tests/engines/**/*.test.ts'] },
      },
    ],
  },
})
