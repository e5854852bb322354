/** Prints one element alone, below the page's letterhead. */
export function printOnly(element: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    @media print { main { display: none } [data-printed] { height: auto } }
    @media screen { [data-printed] { display: none } }
  `)
  // A sheet of script's own needs no leave from a Content-Security-Policy for styles.
  document.adoptedStyleSheets.push(sheet)
  const printed = document.body.appendChild(document.importNode(element, true))
  printed.dataset.printed = ''
  const after = () => {
    printed.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
  addEventListener('afterprint', after, { once: true })
  print()
}
