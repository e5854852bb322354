interface ImportMetaEnv {
  /** True in dev, where drafts and scheduled articles are shown: see renderer/check/plugin.ts. */
  readonly SHOWS_UNPUBLISHED?: boolean
}
