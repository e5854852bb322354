declare namespace Vike {
  interface PageContext {
    /** The page's minified CSS, for the one `<style>` of its head. */
    criticalCss?: string
  }
}
