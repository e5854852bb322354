import { chakra } from '@chakra-ui/react/styled-system'
import { getDrawing } from '../../../components/drawings/drawingFiles.ts'
import { HeaderDrawing } from '../../../components/drawings/headers/HeaderDrawing.tsx'
import { EquipmentHeader } from '../../../components/drawings/rooms/EquipmentHeader.tsx'
import { ClosingCall } from '../../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { arrow, stretchedLink } from '../../../components/theme/styles.ts'
import { Band } from '../../../components/ui/Band.tsx'
import { LinkList, linkToService } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { commonTone, ServiceIcon } from '../../../components/ui/ServiceIcon.tsx'
import { paths } from '../../../model/documentKinds.ts'
import { getEquipment, pages, serviceGroups, services, words } from '../../../model/records.ts'
import type { Service } from '../../../model/schemas/services.ts'

const groups = serviceGroups
  .map((group) => ({
    ...group,
    members: services.filter((service) => service.group === group.id),
  }))
  .filter(({ members }) => members.length > 0)

const equipment = getEquipment([])

/** A group has the drawing of its first service, but not that of the header again. */
function pickEquipment(members: Service[]) {
  return members.find((service) => service.equipment !== equipment)?.equipment ?? equipment
}

/** The drawing has what heats and cools a house. */
const picture =
  equipment === 'house'
    ? { drawing: <HeaderDrawing name="services" /> }
    : { room: <EquipmentHeader equipment={equipment} /> }

const emergencies = services.filter(({ isEmergency }) => isEmergency)

export function Page() {
  return (
    <>
      <PageHeader {...pages.services} {...picture}>
        <ScheduleOrCall onBrand />
      </PageHeader>
      <Band size="small" marginBlock={{ md: '-1rem -1.5rem' }}>
        <Groups aria-label={words.services.groups}>
          <LinkList
            links={[
              ...emergencies.map(linkToService),
              ...groups.map(({ id, heading }) => ({ href: `#${id}`, label: heading })),
            ]}
          />
        </Groups>
      </Band>
      {groups.map(({ id, heading, lead, members }) => (
        <Band
          key={id}
          as="section"
          size="small"
          // Cooling is on a cool band, and heating on a warm one.
          tone={commonTone(members)}
        >
          <GroupHead>
            <img {...getDrawing(pickEquipment(members))} alt="" loading="lazy" />
            <h2 id={id}>{heading}</h2>
            <p>{lead}</p>
          </GroupHead>
          <chakra.ul
            display="grid"
            columnGap="8"
            marginTop="5"
            marginBottom={{ md: '-3', lg: '-5' }}
            gridTemplateColumns={{ lg: 'repeat(3, 1fr)' }}
          >
            {members.map(({ slug, name, summary, equipment, task }) => (
              <Row key={slug}>
                <ServiceIcon equipment={equipment} task={task} />
                <h3>
                  <a href={paths.service(slug)}>{name}</a>
                </h3>
                <p>{summary}</p>
              </Row>
            ))}
          </chakra.ul>
        </Band>
      ))}
      <ClosingCall {...pages.services.closing} />
    </>
  )
}

const Groups = chakra('nav', {
  base: {
    // The emergencies come first. Chakra's types accept only literal selectors.
    [`& li:nth-child(-n + ${emergencies.length}) a` as '& a']: {
      color: 'fg',
      bg: 'bg.danger',
      borderColor: 'fg.danger',
      _hover: { bg: 'bg.raised' },
    },
  },
})

const GroupHead = chakra('div', {
  base: {
    display: 'grid',
    gridTemplate: { base: 'auto 1fr / min(6rem, 25%) 1fr', md: '1fr 1fr / 14rem 1fr' },
    columnGap: { base: '4', md: '6' },
    '& h2': { alignSelf: { md: 'end' }, marginBottom: '2' },
    '& p': { fontSize: 'lead' },
    '& img': {
      gridRow: 'span 2',
      width: '100%',
      // On a phone, only the equipment, which is on the right.
      height: { base: '6rem', md: 'auto' },
      objectFit: 'cover',
      objectPosition: 'right',
      borderWidth: '4px',
      borderColor: 'bg.raised',
      borderRadius: 'lg',
    },
  },
})

const Row = chakra('li', {
  base: {
    ...stretchedLink,
    display: 'grid',
    // On tablets, what it is for is next to its name.
    gridTemplateColumns: { base: 'auto 1fr auto', mdToLg: 'auto 4fr 7fr auto' },
    alignItems: 'center',
    columnGap: '3',
    // Lines up the texts of neighbors.
    gridRow: { lg: 'span 2' },
    gridTemplateRows: { base: 'auto 1fr', lg: 'subgrid' },
    paddingBlock: { base: '3', lg: '5' },
    borderTopWidth: '1px',
    // Visible on every band.
    borderColor: 'color-mix(in srgb, currentColor 20%, transparent)',
    breakInside: 'avoid',
    _hover: { borderColor: 'fg.link' },
    '& > span': { alignSelf: 'center', bg: 'bg.raised' },
    '& h3': { marginBottom: '0' },
    _after: { ...arrow, gridRow: '1', gridColumn: { base: '3', mdToLg: '4' }, fontSize: 'title' },
    '& p': {
      display: { smDown: 'none' },
      gridColumn: { base: '2', md: '3', lg: 'span 3' },
      alignSelf: { lg: 'start' },
      marginTop: { lg: '2' },
      color: 'fg.muted',
    },
    '& a': { color: 'fg.link' },
  },
})
