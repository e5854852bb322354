import { chakra } from '@chakra-ui/react'

const symptoms = [
  {
    notice: 'Nothing runs',
    check:
      'Thermostat on Cool and set below the room? Fresh batteries? Reset a tripped breaker once.',
    call: 'The breaker trips again, or the screen stays dark.',
  },
  {
    notice: 'The fan runs, the air is warm',
    check: 'Is the outdoor unit running? Look at its breaker.',
    call: 'It is silent, or hums and does not start. Turn cooling off first.',
  },
  {
    notice: 'Cool air, but little of it',
    check: 'Change the filter. Open the vents, and clear the returns.',
    call: 'A clean filter makes no difference within a day.',
  },
  {
    notice: 'Ice on the coil or the copper pipe',
    check: 'Cooling off, fan on, until it has melted. Change the filter.',
    call: 'The ice comes back. Airflow or refrigerant is low.',
  },
  {
    notice: 'Water at the indoor unit',
    check: 'Cooling off. Is the drain pan full, the line clogged, the pump dead?',
    call: 'It comes back, or a ceiling is wet.',
  },
  {
    notice: 'Falls behind in the afternoon',
    check:
      'Close the blinds, rinse the outdoor coil, change the filter. Near 95°F a long run is normal.',
    call: 'It falls behind on an ordinary day too.',
  },
  {
    notice: 'Burning smell, buzzing, or sparks',
    check: 'Nothing. Switch it off at the breaker if you can reach it safely.',
    call: 'At once. Smoke or fire: get out, and call 911.',
  },
]

/** What one notices, what to check first, and when to call: side by side, or on a phone one below the other. */
export function AcSymptomChart() {
  return (
    <Chart>
      <AcSymptomList />
    </Chart>
  )
}

/** The same as a plain list, for feeds. */
export function AcSymptomList() {
  return (
    <ul>
      {symptoms.map(({ notice, check, call }) => (
        <li key={notice}>
          <p>
            <strong>{notice}</strong>
          </p>
          <p>
            <strong>Check first.</strong> {check}
          </p>
          <p>
            <strong>Call when.</strong> {call}
          </p>
        </li>
      ))}
    </ul>
  )
}

const Chart = chakra('div', {
  base: {
    fontSize: 'sm',
    lineHeight: 'snug',
    '& ul': { listStyle: 'none', paddingInlineStart: '0' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { md: '4fr 7fr 6fr' },
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      overflow: 'hidden',
      breakInside: 'avoid',
    },
    '& p': { padding: '3', bg: 'bg.raised' },
    '& p + p': { bg: 'bg.cool' },
    '& p + p + p': { bg: 'bg.warm' },
  },
})
