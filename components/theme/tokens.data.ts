/** The tokens for the browser, without the color functions that compute them. */
export { breakpoints, semanticTokens, tokens } from './tokens.ts'
