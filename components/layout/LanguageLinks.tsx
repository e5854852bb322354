import { findVersions, languageName } from '../../model/records.ts'
import { capitalized } from '../browser/formatNumber.ts'

/** The same page in other languages. Where a language has it not, its home page. */
export function LanguageLinks({ path }: { path: string }) {
  return getLanguageLinks(path).map(({ code, address, name }) => (
    <li key={code}>
      <a lang={code} href={address}>
        {name}
      </a>
    </li>
  ))
}

export function getLanguageLinks(path: string) {
  const versions = findVersions(path)
  return findVersions('/').flatMap((home) => {
    const { code, address, isThis } = versions.find(({ code }) => code === home.code) ?? home
    return isThis ? [] : { code, address, name: capitalized(languageName(code, code)) }
  })
}
