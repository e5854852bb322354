import { Flame } from 'lucide-react'
import { articles } from '../../model/articles.ts'
import { paths } from '../../model/paths.ts'
import { services } from '../../model/records.ts'
import { symptomSigns } from '../../model/schemas/symptoms.ts'
import { type Examples, longText, longWord, repeat } from '../Example.ts'
import { Answer } from './Answer.tsx'
import { ArticleLinks } from './ArticleLinks.tsx'
import { Band, Column, Section } from './Band.tsx'
import { Bleed } from './Bleed.tsx'
import { Button, ButtonLink } from './ButtonLink.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Card } from './Card.tsx'
import { CardGrid } from './CardGrid.tsx'
import { CouponLinks } from './CouponLinks.tsx'
import { CouponTicket } from './CouponTicket.tsx'
import { DangerNotice } from './DangerNotice.tsx'
import { Day } from './Day.tsx'
import { IconChip } from './IconChip.tsx'
import { LinkList } from './LinkList.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { OpeningStatus } from './OpeningStatus.tsx'
import { Prose } from './Prose.tsx'
import { Rating } from './Rating.tsx'
import { SampleNote } from './SampleNote.tsx'
import { CallButton, ScheduleOrCall } from './ScheduleOrCall.tsx'
import { ServiceIcon } from './ServiceIcon.tsx'
import { officeHours, SheetRows, whoComes } from './SheetRows.tsx'
import { SourceList } from './SourceList.tsx'
import { Stars } from './Stars.tsx'
import { SymptomIcon } from './SymptomIcon.tsx'
import { SymptomLinks } from './SymptomLinks.tsx'
import { Testimonial } from './Testimonial.tsx'
import { TextLink } from './TextLink.tsx'

const allEquipment = [...new Set(services.map(({ equipment }) => equipment))]
const links = services.map(({ name, slug }) => ({ label: name, href: paths.service(slug) }))
const sources = articles.flatMap(({ sources = [] }) => sources)
const coupon = {
  code: 'EXAMPLE5',
  title: '$5 off',
  description: 'What an example is good for.',
  terms: ['For examples only.'],
}
const testimonial = {
  name: 'Denise M.',
  location: 'Silver Spring, MD',
  rating: 5,
  sample: true,
  comment: 'The house was warm by the time the kids woke up.',
}

export const examples: Examples = {
  ArticleLinks: {
    states: {
      'One entry': <ArticleLinks articles={articles.slice(0, 1)} />,
      'Five entries': <ArticleLinks articles={articles.slice(0, 5)} />,
    },
  },
  Band: {
    states: {
      Plain: <Band>Between two margins</Band>,
      Sunken: <Band tone="sunken">On another ground</Band>,
      'In the main color': (
        <Band tone="brand">
          <TextLink href="#example">A link</TextLink>
        </Band>
      ),
    },
  },
  Answer: { states: { 'Two sentences': <Answer text="Yes. We answer at any hour." /> } },
  Bleed: {
    states: {
      'At the end': (
        <Band>
          <Bleed>
            <svg viewBox="0 0 2 1" aria-hidden="true" />
          </Bleed>
          A band with a picture
        </Band>
      ),
    },
  },
  Column: { file: 'Band.tsx', states: { Plain: <Column>As wide as a page</Column> } },
  Section: {
    file: 'Band.tsx',
    states: {
      'With a long text': (
        <Section id="example-section" heading="A heading" aside={longText}>
          What belongs to it
        </Section>
      ),
    },
  },
  ButtonLink: {
    states: {
      Action: <ButtonLink href="#example">Schedule Service</ButtonLink>,
      Outline: (
        <ButtonLink href="#example" variant="outline">
          Schedule Service
        </ButtonLink>
      ),
      'Long words': <ButtonLink href="#example">{longText}</ButtonLink>,
    },
  },
  Button: {
    file: 'ButtonLink.tsx',
    states: { Action: <Button>Send Request</Button>, Disabled: <Button disabled>Sending…</Button> },
  },
  CallToAction: {
    written: '<CallToAction heading="A question" label="Schedule Service" href="/contact">',
    states: {
      'With a heading': (
        <CallToAction heading="A question" label="Schedule Service" href="/contact">
          <p>{longText}</p>
        </CallToAction>
      ),
    },
  },
  Card: { states: { Plain: <Card>{longText}</Card> } },
  CardGrid: {
    states: {
      'Three cards': (
        <CardGrid>
          {links.slice(0, 3).map(({ label }) => (
            <Card as="li" key={label}>
              {label}
            </Card>
          ))}
        </CardGrid>
      ),
    },
  },
  CouponLinks: {
    states: {
      'With and without an amount': (
        <CouponLinks coupons={[coupon, { ...coupon, code: 'LONG', title: longText }]} />
      ),
    },
  },
  CouponTicket: {
    states: {
      Plain: <CouponTicket coupon={coupon} />,
      'With a long title': <CouponTicket coupon={{ ...coupon, title: longText }} />,
    },
  },
  Day: { states: { Plain: <Day date="2026-11-23" /> } },
  DangerNotice: {
    states: { 'Long text': <DangerNotice text={longText} label={longWord} href="/" /> },
  },
  LinkList: {
    states: {
      'One entry': <LinkList links={links.slice(0, 1)} labelledBy="example" />,
      'Thirty entries': <LinkList links={repeat(links, 30)} labelledBy="example" />,
      'One entry in columns': (
        <LinkList links={links.slice(0, 1)} labelledBy="example" inColumns={2} />
      ),
      'Thirty in columns': (
        <LinkList links={repeat(links, 30)} labelledBy="example" inColumns={2} />
      ),
      'A long word in columns': (
        <LinkList links={[{ href: '/', label: longWord }]} labelledBy="example" inColumns={2} />
      ),
    },
  },
  IconChip: {
    states: {
      Warm: <IconChip Icon={Flame} tone="warm" />,
      Cool: <IconChip Icon={Flame} tone="cool" />,
      Plain: <IconChip Icon={Flame} tone="plain" />,
    },
  },
  OpeningHours: { states: { Plain: <OpeningHours /> } },
  OpeningStatus: { states: { 'Before the script': <OpeningStatus /> } },
  Prose: {
    states: {
      'With a list': (
        <Prose>
          <p>{longText}</p>
          <ul>
            <li>First</li>
            <li>{longWord}</li>
          </ul>
        </Prose>
      ),
    },
  },
  Rating: { states: { 'In a column': <Rating />, 'In a row': <Rating isRow /> } },
  SampleNote: { states: { Plain: <SampleNote>Sample text, not a customer</SampleNote> } },
  ScheduleOrCall: { states: { Plain: <ScheduleOrCall /> } },
  CallButton: {
    file: 'ScheduleOrCall.tsx',
    states: { Action: <CallButton variant="action" />, Outline: <CallButton variant="outline" /> },
  },
  ServiceIcon: {
    states: {
      ...Object.fromEntries(
        allEquipment.map((equipment) => [
          equipment,
          <ServiceIcon key={equipment} equipment={equipment} />,
        ]),
      ),
      'With a task': <ServiceIcon equipment="furnace" task="installation" />,
    },
  },
  SymptomIcon: {
    states: Object.fromEntries(
      symptomSigns.map((sign) => [sign, <SymptomIcon key={sign} sign={sign} />]),
    ),
  },
  SourceList: {
    states: {
      'One entry': <SourceList sources={sources.slice(0, 1)} />,
      'Twelve entries': <SourceList sources={repeat(sources, 12)} />,
    },
  },
  SheetRows: {
    states: {
      'Three, with a long word': (
        <SheetRows
          rows={[
            whoComes,
            { label: 'Price', value: longWord },
            { label: 'Left out', value: undefined },
            officeHours,
          ]}
        />
      ),
      Four: (
        <SheetRows
          columns="1fr 1fr 2fr 1fr"
          rows={[
            whoComes,
            { label: 'Price', value: longWord },
            { label: 'Permit', value: longText },
            officeHours,
          ]}
        />
      ),
    },
  },
  Stars: {
    states: { '5': <Stars rating={5} />, '3.5': <Stars rating={3.5} />, '0': <Stars rating={0} /> },
  },
  SymptomLinks: {
    states: {
      'Short and long': (
        <SymptomLinks
          heading="What is the house doing?"
          symptoms={['No heat', longText].map((label) => ({
            label,
            icon: 'heat' as const,
            first: '',
            callIf: '',
            service: '',
            steps: '#example',
          }))}
        />
      ),
    },
  },
  Testimonial: {
    states: {
      Plain: <Testimonial {...testimonial} />,
      Large: <Testimonial {...testimonial} isLarge />,
      'Long words': <Testimonial {...testimonial} name={longWord} comment={longText} />,
    },
  },
  TextLink: { states: { Plain: <TextLink href="#example">All services</TextLink> } },
}
