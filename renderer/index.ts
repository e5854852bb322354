// The engine's door for model, components, and pages. vite.config.ts has its own: plugin.ts.

export { endStep } from './cli/timings.ts'
export { brokenAnchors, readPages, unlinkedPages } from './content/brokenAnchors.ts'
export { toCardText } from './content/characters.ts'
export { checkLinkNames } from './content/checkLinkNames.ts'
export { generatedFiles } from './content/checkPublic.ts'
export { checkValues } from './content/checkTexts.ts'
export { closestWord, didYouMean } from './content/didYouMean.ts'
export { explain } from './content/explain.ts'
export { type Explanation, UserError } from './content/explanations.ts'
export { hashOf, type OverlayEntry } from './content/overlay.ts'
export { fillPlaceholders } from './content/placeholders.ts'
export {
  readOverlay,
  readRecords,
  readTranslation,
  recordPath,
} from './content/readRecords.ts'
export { getWarnings, reportAllErrors, reportBriefly } from './content/report.ts'
export { isGroup } from './content/schemaWalk.ts'
export { emailAddress, phoneNumber } from './content/textRules.ts'
export { toSlug } from './content/toSlug.ts'
export { atomFeed, feedPath, lastChange, toTimestamp } from './files/atomFeed.ts'
export { robots, sitemap } from './files/crawlers.ts'
export { findFile, ignoreCase } from './files/findFile.ts'
export { contactScript, writeHostFiles } from './files/hostFiles.ts'
export { icons, manifest, toDataUrl, toLogo } from './files/icons.ts'
export { readLogo } from './files/logo.ts'
export { copyPictures, pictureCache, pictureVariants } from './files/pictures.ts'
export {
  comparable,
  decode,
  type Redirect,
  redirectFinder,
  starPrefix,
} from './files/redirectOrder.ts'
export { redirectPages } from './files/redirects.ts'
export { writeSocialCards } from './files/socialCards.ts'
export { siteFolder, writeSiteFile } from './files/writeSiteFile.ts'
export { contentSecurityPolicy, speculationRules } from './html/contentSecurityPolicy.ts'
export { localLinks } from './html/localLinks.ts'
export { emotionCache, pageCss } from './html/pageCss.ts'
export { separate, shorten } from './html/shorten.ts'
export { kindOf, slugOfFile, type TagInText, toUrlPath, untranslated } from './mdx/fileData.ts'
export { addMessage, hasError } from './mdx/messages.ts'
export { fences } from './mdx/rules/frontmatter.ts'
export { decodeUrl, encodeUrl } from './mdx/urls.ts'
export type { ComponentRule, DocumentKind, SiteDefinition } from './SiteDefinition.ts'
