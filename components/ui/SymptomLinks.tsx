import { chakra } from '@chakra-ui/react/styled-system'
import type { Content } from '../../model/readContent.ts'
import { arrow } from '../theme/recipes.ts'
import { SymptomIcon } from './SymptomIcon.tsx'

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
        {symptoms.map(({ label, icon, steps }) => (
          <li key={label}>
            <a href={steps}>
              <SymptomIcon sign={icon} />
              {label}
            </a>
          </li>
        ))}
      </Links>
    </chakra.section>
  )
}

const Links = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '10' },
    // Not auto-fit, whose columns change while the page loads.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    marginTop: '3',
    '& span': { bg: 'bg.raised' },
    '& a::after': {
      ...arrow,
      fontFamily: 'body',
      fontSize: 'title',
      fontWeight: '400',
      lineHeight: '1',
    },
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
