import { articles } from '../../model/articles.ts'
import type { House } from '../../model/schemas/cities.ts'
import { HouseList } from '../drawings/HouseList.tsx'
import { HeaderDrawing } from '../drawings/headers/HeaderDrawing.tsx'
import { Room } from '../drawings/rooms/Room.tsx'
import { type Examples, longText, longWord } from '../Example.ts'
import { ArticleCards } from './ArticleCards.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { JobSheet, LinkCard } from './JobSheet.tsx'
import { Letterhead } from './Letterhead.tsx'
import { Logo } from './Logo.tsx'
import { PageHeader } from './PageHeader.tsx'
import { TopBar } from './TopBar.tsx'

/** Components that appear once on every page. The examples page shows them around the examples. */
export const onEveryPage = ['CallBar', 'Footer', 'Header', 'Menu', 'NotificationRegion', 'SkipLink']

const houses: House[] = [
  { drawing: 'colonial', name: 'Brick colonial', text: longText },
  { drawing: 'rambler', name: longWord, text: longText },
]

const sheet = {
  heading: 'What to expect',
  intro: longText,
  rows: [{ label: 'Who', value: longText }],
}

export const examples: Examples = {
  ArticleCards: {
    states: {
      'One entry': <ArticleCards articles={articles.slice(0, 1)} equipment="house" />,
      'Three entries': <ArticleCards articles={articles.slice(0, 3)} equipment="house" />,
    },
  },
  Breadcrumb: {
    states: {
      'Three steps': (
        <Breadcrumb
          trail={[
            { name: 'Home', path: '/' },
            { name: 'Services', path: '/services' },
            { name: longWord, path: '#example' },
          ]}
        />
      ),
    },
  },
  ClosingCall: { states: { Plain: <ClosingCall heading="Is it cold?" lead={longText} /> } },
  Letterhead: { states: { 'In print': <Letterhead path="/about" /> } },
  Logo: { states: { Plain: <Logo /> } },
  PageHeader: {
    states: {
      Plain: (
        <PageHeader heading="A heading" lead={longText} drawing={<HeaderDrawing name="visit" />} />
      ),
      'With a room': <PageHeader heading="A heading" room={<Room equipment="furnace" />} />,
      'Long words': (
        <PageHeader heading={longWord} lead={longWord} drawing={<HeaderDrawing name="visit" />} />
      ),
    },
  },
  JobSheet: {
    states: {
      Plain: <JobSheet {...sheet}>{longText}</JobSheet>,
      'With a card, a panel, and links': (
        <JobSheet
          {...sheet}
          card={<p>{longText}</p>}
          panel={<HouseList houses={houses} heading="Typical homes" />}
          links={[<p key="one">{longText}</p>, <p key="other">{longText}</p>]}
        />
      ),
    },
  },
  LinkCard: {
    file: 'JobSheet.tsx',
    states: {
      Plain: <LinkCard heading="A heading">{longText}</LinkCard>,
    },
  },
  TopBar: { states: { Plain: <TopBar /> } },
}
