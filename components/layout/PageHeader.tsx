import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useData } from 'vike-react/useData'
import type { PageData } from '../../content/model/pageFacts.ts'
import { ringOnBrand } from '../theme/globalCss.ts'
import { Column } from '../ui/Band.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { pageHeaderEndId } from './ids.ts'

interface PageHeaderProps {
  heading: string
  lead?: string
  /** The drawing for this kind of page, at the lower edge of the band. */
  drawing?: ReactNode
  children?: ReactNode
}

/** The band at the top of every page but the home page: breadcrumb, h1, lead, drawing. */
export function PageHeader({ heading, lead, drawing, children }: PageHeaderProps) {
  // The error page has none.
  const page = useData<PageData | undefined>()?.page
  return (
    <chakra.div
      bg="bg.brand"
      color="fg.onBrand"
      css={ringOnBrand}
      paddingInline="gutter"
      paddingTop="5"
    >
      <Column
        display="grid"
        columnGap="10"
        gridTemplateColumns={{ md: drawing ? '7fr 5fr' : undefined }}
      >
        <chakra.div paddingBottom={{ base: '6', md: drawing ? '12' : '6' }}>
          {page && <Breadcrumb trail={page.trail} isShort={page.subject.kind === 'article'} />}
          <chakra.h1 fontSize="page" lineHeight="tight" marginTop="3">
            {heading}
          </chakra.h1>
          {lead && (
            <chakra.p
              fontSize="lead"
              maxWidth="prose"
              marginTop="4"
              color="fg.onBrandMuted"
              whiteSpace="pre-line"
            >
              {lead}
            </chakra.p>
          )}
          {children && (
            <chakra.div
              marginTop="4"
              // The call bar is on the screen.
              css={{ mdDown: { '& a[href^="tel:"]': { display: 'none' } } }}
            >
              {children}
            </chakra.div>
          )}
        </chakra.div>
        <chakra.div id={pageHeaderEndId} alignSelf="end">
          {drawing}
        </chakra.div>
      </Column>
    </chakra.div>
  )
}
