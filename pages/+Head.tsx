import { usePageContext } from 'vike-react/usePageContext'
import { errorPage, type PageData } from '../model/pageMeta.ts'
import { PageHead } from './PageHead.tsx'

// Includes the title and the description: Vike's own settings would repeat them as Open Graph
// properties. https://vike.dev/Head
export function Head() {
  const page = (usePageContext().data as PageData | undefined)?.page ?? errorPage
  return <PageHead page={page} />
}
