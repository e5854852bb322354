import { chakra } from '@chakra-ui/react/styled-system'
import { Phone } from '../../../components/mdx/contactLinks.tsx'
import { Section } from '../../../components/ui/Band.tsx'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { ServiceIcon } from '../../../components/ui/ServiceIcon.tsx'
import { paths } from '../../../content/model/paths.ts'
import type { Content } from '../../../content/model/readContent.ts'
import { services } from '../../../content/model/records.ts'

/** Symptoms, what is safe to check, and when to call. Works without script. */
export function SymptomFinder({ heading, danger, symptoms }: NonNullable<Content['symptoms']>) {
  const getName = (service: string) => services.find(({ slug }) => slug === service)?.name
  return (
    <Section id="symptoms" heading={heading} size="medium">
      <Danger>
        <b>{danger.text}</b> <a href={danger.href}>{danger.label}</a>
      </Danger>
      <Finder>
        {symptoms.map(({ label, machine, first, callIf, service, steps }) => (
          // Only one opens at a time, in browsers that support `name`.
          <details key={label} name="symptom">
            <summary>
              <ServiceIcon machine={machine} />
              {label}
            </summary>
            <div>
              <p>{first}</p>
              <p>
                <b>Call if</b> {callIf}
              </p>
              <p>
                <ButtonLink href={paths.service(service)}>{getName(service)}</ButtonLink>
                <ButtonLink variant="outline" href={steps}>
                  {label}, step by step
                </ButtonLink>
              </p>
            </div>
          </details>
        ))}
        {/* Where the answers appear on a wide screen. */}
        <p>
          Not on the list? Call <Phone />.
        </p>
      </Finder>
    </Section>
  )
}

const Danger = chakra('p', {
  base: {
    paddingInline: '4',
    paddingBlock: '3',
    marginBottom: '4',
    bg: 'bg.danger',
    borderInlineStartWidth: '4px',
    borderColor: 'fg.danger',
    borderRadius: 'md',
    '& a': { textDecoration: 'underline' },
  },
})

const Finder = chakra('div', {
  base: {
    '& details': { borderBottomWidth: '1px' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '1',
      cursor: 'pointer',
      textStyle: 'heading',
      fontSize: 'lead',
      color: 'fg.brand',
      _after: {
        content: '"+"',
        marginInlineStart: 'auto',
        paddingInline: '2',
        fontSize: 'title',
        color: 'fg.accent',
      },
      // Hides Safari's default triangle.
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& [open] > summary::after': { content: '"–"' },
    '& details > div': {
      display: 'grid',
      gap: '3',
      maxWidth: 'prose',
      paddingBottom: '5',
      paddingInlineStart: { sm: '3.5rem' },
    },
    '& div p:last-child': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& > p': { paddingBlock: '4' },
    // Next to the list, in browsers that can position the contents of `<details>`.
    lg: {
      '@supports selector(::details-content)': {
        position: 'relative',
        minHeight: '27rem',
        '& details': { width: '41.6%' },
        '& summary': { paddingInlineStart: '3' },
        '& [open] > summary': { bg: 'bg.raised', boxShadow: 'inset 4px 0 {colors.action.bg}' },
        '& > p, & [open]::details-content': {
          position: 'absolute',
          inset: '0 0 0 46%',
          borderWidth: '1px',
          borderRadius: 'lg',
        },
        '& [open]::details-content': { zIndex: '1', bg: 'bg.raised' },
        '& > p, & details > div': { padding: '8', fontSize: 'lead' },
        '& > p': { alignContent: 'center', textAlign: 'center', fontSize: 'title' },
      },
    },
    _print: { display: 'none' },
  },
})
