import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Crumb } from '../../content/model/pageFacts.ts'
import { Skyline } from '../drawings/Skyline.tsx'
import { Column } from '../ui/Section.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { pageHeaderEndId } from './pageHeaderEndId.ts'

interface PageHeaderProps {
  trail?: Crumb[]
  heading: string
  lead?: string
  children?: ReactNode
}

/** The band that opens every page but the home page: trail, h1, lead. */
export function PageHeader({ trail, heading, lead, children }: PageHeaderProps) {
  return (
    <chakra.div bg="bg.brand" color="fg.onBrand">
      <chakra.div paddingInline="gutter" paddingTop="5" paddingBottom={{ base: '6', md: '8' }}>
        <Column>
          {trail && <Breadcrumb trail={trail} />}
          <chakra.h1
            fontFamily="heading"
            fontSize="3xl"
            fontWeight="700"
            lineHeight="tight"
            marginTop="4"
            maxWidth="22em"
          >
            {heading}
          </chakra.h1>
          {lead && (
            <chakra.p
              fontSize="lg"
              maxWidth="prose"
              marginTop="4"
              color="fg.onBrandMuted"
              whiteSpace="pre-line"
            >
              {lead}
            </chakra.p>
          )}
          {children && <chakra.div marginTop="5">{children}</chakra.div>}
        </Column>
      </chakra.div>
      <Skyline id={pageHeaderEndId} color="bg" />
    </chakra.div>
  )
}
