import { Fragment, type ReactNode } from 'react'
import type { Spot } from '../../model/places.ts'
import { dangers, fillWords, pages, utilities, words } from '../../model/records.ts'
import { Words } from '../ui/Words.tsx'
import { Emergency } from './callouts.tsx'
import { Phone } from './contactLinks.tsx'
import { Calls, getUtilities } from './LocalFacts.tsx'

type DangerRecord = (typeof dangers)[number]
type Callee = DangerRecord['call'][number]

interface DangerProps {
  /** The id of a record in content/dangers.yaml. */
  name: string
}

/** With the area or the city whose gas and electric companies are named. */
type DangerBoxProps = DangerProps & Spot

/** What to do in a danger: the same words on every page. Several, by their ids, have a line each. */
export function Danger({ name: names, ...place }: DangerBoxProps) {
  const [danger, ...others] = names.split(' ').flatMap(findDanger)
  if (!danger) return null
  if (others.length === 0) {
    return (
      <Emergency title={danger.name}>
        <DangerSteps {...danger} place={place} />
      </Emergency>
    )
  }
  return (
    <Emergency title={words.emergency.first}>
      {/* Reader modes leave out a short list of links. */}
      {[danger, ...others].map(({ id }) => (
        <p key={id}>
          <DangerLine name={id} />
        </p>
      ))}
    </Emergency>
  )
}

/** The same in one line, for a sentence or an entry of a list. */
export function DangerLine({ name }: DangerProps) {
  return findDanger(name).map(({ id, name, short }) => (
    <Fragment key={id}>
      <a href={`${pages.emergency.path}#${id}`}>
        {fillWords(words.emergency.question, { danger: name })}
      </a>{' '}
      {short}
    </Fragment>
  ))
}

function findDanger(name: string): DangerRecord[] {
  return dangers.filter(({ id }) => id === name)
}

export function DangerSteps({
  never,
  steps,
  callFirst,
  call,
  place = {},
}: DangerRecord & { place?: Spot }) {
  const then = `, ${words.emergency.next} `
  return (
    <>
      <p>
        <strong>{never}</strong>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <strong>
          {callFirst || call.length > 1 ? words.emergency.callInOrder : words.emergency.call}
        </strong>{' '}
        {callFirst && `${callFirst}${then}`}
        {call.map((callee, index) => (
          <Fragment key={callee}>
            {index > 0 && then}
            {nameCallee(callee, place)}
          </Fragment>
        ))}
        .
      </p>
    </>
  )
}

function nameCallee(callee: Callee, place: Spot): ReactNode {
  const names: Record<Callee, ReactNode> = {
    responders: '911',
    gas: <Company kind="gas" name={words.emergency.gas} place={place} />,
    electricity: <Company kind="electricity" name={words.emergency.electricity} place={place} />,
    plumber: words.emergency.plumber,
    us: <Words text={words.emergency.us} phone={<Phone use="emergency" {...place} />} />,
  }
  return names[callee]
}

interface CompanyProps {
  kind: 'gas' | 'electricity'
  name: string
  place: Spot
}

/** With the numbers of the place, or a link to those of all areas. */
function Company({ kind, name, place }: CompanyProps) {
  if (!place.area && !place.city) {
    const href = `${pages.emergency.path}#${companiesId}`
    return utilities.length > 0 ? <a href={href}>{name}</a> : name
  }
  const numbers = getUtilities(place)
    .filter((utility) => utility[kind])
    .map(({ name, emergencies }) => ({
      name,
      phones: emergencies.flatMap(({ energy = kind, phones }) => (energy === kind ? phones : [])),
    }))
  return (
    <>
      {name}
      {numbers.length > 0 && ' ('}
      {numbers.map(({ name, phones }, index) => (
        <Fragment key={name}>
          {index > 0 && '; '}
          {name} <Calls phones={phones} />
        </Fragment>
      ))}
      {numbers.length > 0 && ')'}
    </>
  )
}

/** Where the emergency page lists the gas and electric companies. */
export const companiesId = 'companies'
