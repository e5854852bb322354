import { chakra } from '@chakra-ui/react/styled-system'
import type { Content } from '../../model/readContent.ts'
import { LinkList } from './LinkList.tsx'
import { SymptomIcon } from './SymptomIcon.tsx'

type SymptomLinksProps = Pick<NonNullable<Content['symptoms']>, 'heading' | 'symptoms'>

export function SymptomLinks({ heading, symptoms }: SymptomLinksProps) {
  return (
    <chakra.section
      bg="bg.sunken"
      borderWidth="1px"
      borderRadius="lg"
      padding={{ base: '5', md: '6' }}
    >
      <chakra.h2 id="symptoms" fontSize="lead">
        {heading}
      </chakra.h2>
      <LinkList
        look="icons"
        aria-labelledby="symptoms"
        links={symptoms.map(({ label, icon, steps }) => ({
          href: steps,
          before: <SymptomIcon sign={icon} />,
          label,
        }))}
      />
    </chakra.section>
  )
}
