/** Prints one element alone, black on white. */
export function printOnly(element: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@media print {
    body > *, [data-scope=toast] { display: none !important }
    body > [data-printed] {
      display: flex !important;
      height: auto;
      max-width: 32rem;
    }
    :root, body { background: #fff !important }
    [data-printed], [data-printed] * {
      color: #000 !important;
      background: #fff !important;
      border-color: #000 !important;
    }
    [data-printed] button { display: none !important }
  }`)
  // A sheet of script's own needs no leave from a Content-Security-Policy for styles.
  document.adoptedStyleSheets.push(sheet)
  const printed = document.body.appendChild(document.importNode(element, true))
  printed.dataset.printed = ''
  printed.hidden = true
  const after = () => {
    printed.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
  addEventListener('afterprint', after, { once: true })
  print()
}
