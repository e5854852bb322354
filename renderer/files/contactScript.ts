import { readFileSync } from 'node:fs'

interface Owner {
  name: string
  email: string
  phone: string
  /** Of the site. */
  url: string
}

/** hosting/contact.php with the owner's facts, for the site's folder. */
export function contactScript({ name, email, phone, url }: Owner): string {
  // Mail from another domain than the site's counts as forged.
  const sender = `website@${new URL(url).hostname.replace(/^www\./, '')}`
  const facts: Record<string, string> = { name, email, phone, sender }
  return readFileSync('hosting/contact.php', 'utf8').replace(
    /(?<=')\{(\w+)\}(?=')/g,
    (placeholder, fact: string) => facts[fact]?.replace(/[\\']/g, '\\$&') ?? placeholder,
  )
}
