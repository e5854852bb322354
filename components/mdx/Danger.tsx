import { Fragment, type ReactNode } from 'react'
import { dangers, pages, utilities } from '../../model/records.ts'
import { Emergency } from './callouts.tsx'
import { Phone } from './contactLinks.tsx'
import { Call, getUtilities } from './LocalFacts.tsx'

type DangerRecord = (typeof dangers)[number]
type Callee = DangerRecord['call'][number]

interface DangerProps {
  /** The id of a record in content/dangers.yaml. */
  name: string
}

interface DangerBoxProps extends DangerProps {
  /** The slug of the area whose gas and electric companies are named. */
  area?: string
}

/** What to do in a danger: the same words on every page. Several, by their ids, have a line each. */
export function Danger({ name: names, area }: DangerBoxProps) {
  const [danger, ...others] = names.split(' ').flatMap(findDanger)
  if (!danger) return null
  if (others.length === 0) {
    return (
      <Emergency title={danger.name}>
        <DangerSteps {...danger} area={area} />
      </Emergency>
    )
  }
  return (
    <Emergency title="Danger comes first">
      <ul>
        {[danger, ...others].map(({ id }) => (
          <li key={id}>
            <DangerLine name={id} />
          </li>
        ))}
      </ul>
    </Emergency>
  )
}

/** The same in one line, for a sentence or an entry of a list. */
export function DangerLine({ name }: DangerProps) {
  return findDanger(name).map(({ id, name, short }) => (
    <Fragment key={id}>
      <a href={`${pages.emergency.path}#${id}`}>{name}?</a> {short}
    </Fragment>
  ))
}

function findDanger(name: string): DangerRecord[] {
  return dangers.filter(({ id }) => id === name)
}

export function DangerSteps({ never, steps, call, area }: DangerRecord & { area?: string }) {
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
        <strong>Call{call.length > 1 && ', in this order'}:</strong>{' '}
        {call.map((callee, index) => (
          <Fragment key={callee}>
            {index > 0 && ', then '}
            {nameCallee(callee, area)}
          </Fragment>
        ))}
        .
      </p>
    </>
  )
}

function nameCallee(callee: Callee, area: string | undefined): ReactNode {
  const names: Record<Callee, ReactNode> = {
    responders: '911',
    gas: <Company kind="gas" name="the gas company or propane supplier" area={area} />,
    electricity: <Company kind="electricity" name="the electric company" area={area} />,
    plumber: 'a licensed plumber',
    us: (
      <>
        us, <Phone />
      </>
    ),
  }
  return names[callee]
}

interface CompanyProps {
  kind: 'gas' | 'electricity'
  name: string
  area: string | undefined
}

/** With the numbers of the area, or a link to those of all areas. */
function Company({ kind, name, area }: CompanyProps) {
  if (!area) {
    const href = `${pages.emergency.path}#${companiesId}`
    return utilities.length > 0 ? <a href={href}>{name}</a> : name
  }
  const numbers = getUtilities(area).flatMap((utility) =>
    utility[kind] ? [{ name: utility.name, phones: getPhones(utility, kind) }] : [],
  )
  return (
    <>
      {name}
      {numbers.length > 0 && ' ('}
      {numbers.map(({ name, phones }, index) => (
        <Fragment key={name}>
          {index > 0 && '; '}
          {name}{' '}
          {phones.map((phone, index) => (
            <Fragment key={phone}>
              {index > 0 && ' or '}
              <Call phone={phone} />
            </Fragment>
          ))}
        </Fragment>
      ))}
      {numbers.length > 0 && ')'}
    </>
  )
}

/** A company that delivers both has numbers for each, and their labels say which. */
function getPhones(
  { gas, electricity, emergencies }: ReturnType<typeof getUtilities>[number],
  kind: CompanyProps['kind'],
): string[] {
  const isOther = kind === 'gas' ? /power|wire|outage/i : /\bgas\b/i
  return emergencies
    .filter(({ label }) => !(gas && electricity && isOther.test(label)))
    .flatMap(({ phones }) => phones)
}

/** Where the emergency page lists the gas and electric companies. */
export const companiesId = 'companies'
