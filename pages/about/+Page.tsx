import { chakra } from '@chakra-ui/react/styled-system'
import { MapPin, Users, Wrench } from 'lucide-react'
import { HouseList } from '../../components/drawings/HouseList.tsx'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { VisitSteps } from '../../components/drawings/VisitSteps.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band, Section } from '../../components/ui/Band.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { Prose } from '../../components/ui/Prose.tsx'
import { ScheduleOrCall } from '../../components/ui/ScheduleOrCall.tsx'
import { Words } from '../../components/ui/Words.tsx'
import { portraits } from '../../model/pictures.ts'
import { about, business, fillWords, pages, people, words } from '../../model/records.ts'
import { type Person, portraitWidth } from '../../model/schemas/people.ts'

const icons = { wrench: Wrench, users: Users, pin: MapPin }

const [first, ...others] = about.story

export function Page() {
  return (
    <>
      <PageHeader {...pages.about} drawing={<HeaderDrawing name="visit" />}>
        <ScheduleOrCall onBrand hideBelow="md" />
      </PageHeader>
      <Band
        as="section"
        size="medium"
        display="grid"
        columnGap="12"
        rowGap="6"
        gridTemplateColumns={{ md: 'auto 1fr', lg: '1fr 3fr' }}
      >
        <div>
          <h2 id="story">{about.headings.story}</h2>
          <chakra.p
            display={{ mdDown: 'flex' }}
            alignItems="baseline"
            gap="2"
            marginTop={{ base: '3', lg: '6' }}
            color="fg.brand"
            textStyle="heading"
            fontSize="title"
          >
            <Words
              text={words.about.years}
              years={
                <chakra.span display="block" fontSize="figure" lineHeight="1">
                  {business.yearsOfExperience}
                </chakra.span>
              }
            />
          </chakra.p>
        </div>
        <chakra.p fontSize="title" lineHeight="snug">
          {first}
        </chakra.p>
        {about.houses && <HouseList houses={about.houses} />}
        {others.length > 0 && (
          <Prose
            gridColumn="1 / -1"
            columns={{ md: '2' }}
            columnGap="8"
            css={{ '& p': { breakInside: 'avoid' } }}
          >
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        )}
      </Band>
      <Section id="visit" heading={about.headings.visit} tone="brand" size="medium">
        <VisitSteps steps={about.visit} />
      </Section>
      <Section id="values" heading={about.headings.values} size="medium">
        <chakra.ul
          display="grid"
          gap={{ base: '6', lg: '8' }}
          gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}
        >
          {about.values.map(({ icon, title, text }) => {
            const Icon = icons[icon]
            return (
              <Value key={title}>
                <Icon size={32} aria-hidden="true" />
                <div>
                  <h3>{title}</h3>
                  <chakra.p color="fg.muted" marginTop="1">
                    {text}
                  </chakra.p>
                </div>
              </Value>
            )
          })}
        </chakra.ul>
      </Section>
      {people.length > 0 && (
        <Section id="people" heading={words.about.people} tone="sunken" size="medium">
          <chakra.ul
            display="grid"
            gap="6"
            alignItems="start"
            gridTemplateColumns={{ md: '1fr 1fr' }}
          >
            {people.map((person) => (
              <PersonCard key={person.slug} {...person} />
            ))}
          </chakra.ul>
        </Section>
      )}
      <ClosingCall {...pages.about.closing} />
    </>
  )
}

function PersonCard({ slug, name, role, license }: Person) {
  const portrait = portraits.get(slug)
  return (
    <PersonItem>
      {portrait && (
        <Picture variants={portrait} sizes={`${portraitWidth}rem`} alt="" loading="lazy" />
      )}
      <div>
        <h3>{name}</h3>
        <p>{role}</p>
        {license && (
          <chakra.p color="fg.muted">{fillWords(words.about.license, { license })}</chakra.p>
        )}
      </div>
    </PersonItem>
  )
}

const PersonItem = chakra('li', {
  base: {
    display: 'flex',
    gap: '4',
    alignItems: 'center',
    '& p::first-letter': { textTransform: 'uppercase' },
    '& img': {
      width: `${portraitWidth}rem`,
      height: `${portraitWidth}rem`,
      maxWidth: 'none',
      objectFit: 'cover',
      borderRadius: 'full',
    },
  },
})

/** Text next to its icon, or below it when three values fit in a row. */
const Value = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { md: 'column' },
    columnGap: '5',
    rowGap: '2',
    '& svg': { color: 'fg.accent' },
    md: { borderTopWidth: '4px', borderColor: 'action.bg', paddingTop: '4' },
  },
})
