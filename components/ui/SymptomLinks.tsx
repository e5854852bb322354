import { chakra } from '@chakra-ui/react/styled-system'
import type { Content } from '../../content/model/readContent.ts'
import { ServiceIcon } from './ServiceIcon.tsx'

type SymptomLinksProps = Pick<NonNullable<Content['symptoms']>, 'heading' | 'symptoms'>

/** A box of links from symptoms to the steps that an article describes. */
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
      <Links aria-labelledby="symptoms">
        {symptoms.map(({ label, machine, steps }) => (
          <li key={label}>
            <a href={steps}>
              <ServiceIcon machine={machine} />
              {label}
            </a>
          </li>
        ))}
      </Links>
    </chakra.section>
  )
}

/** One column next to other content. On a tablet, as many as fit. */
const Links = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '4',
    gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '1fr' },
    marginTop: '3',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '1.5',
      textStyle: 'heading',
      lineHeight: 'snug',
      color: 'fg.link',
      _hover: { textDecoration: 'underline' },
    },
  },
})
