interface ImportMetaEnv {
  /** True in dev, which shows drafts and scheduled articles: see renderer/content/plugin.ts. */
  readonly SHOWS_UNPUBLISHED?: boolean
}
