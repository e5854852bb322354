import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useData } from 'vike-react/useData'
import type { PageData } from '../../content/model/pageFacts.ts'
import { Column } from '../ui/Band.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { pageHeaderEndId } from './ids.ts'

interface PageHeaderProps {
  heading: string
  lead: string
  /** The drawing for this kind of page, at the lower edge of the band. */
  drawing: ReactNode
  children?: ReactNode
}

/** The band at the top of every page but the home page: breadcrumb, h1, lead, drawing. */
export function PageHeader({ heading, lead, drawing, children }: PageHeaderProps) {
  // The error page has none.
  const data = useData<PageData | undefined>()
  return (
    <chakra.div bg="bg.brand" color="fg.onBrand" paddingInline="gutter" paddingTop="5">
      <Column display="grid" columnGap="10" gridTemplateColumns={{ md: '7fr 5fr' }}>
        <chakra.div paddingBottom={{ base: '6', md: '12' }}>
          {data && <Breadcrumb trail={data.page.trail} />}
          <chakra.h1 fontSize="3xl" lineHeight="tight" marginTop="4">
            {heading}
          </chakra.h1>
          <chakra.p
            fontSize="lg"
            maxWidth="prose"
            marginTop="4"
            color="fg.onBrandMuted"
            whiteSpace="pre-line"
          >
            {lead}
          </chakra.p>
          {children && <chakra.div marginTop="5">{children}</chakra.div>}
        </chakra.div>
        <chakra.div id={pageHeaderEndId} alignSelf="end">
          {drawing}
        </chakra.div>
      </Column>
    </chakra.div>
  )
}
