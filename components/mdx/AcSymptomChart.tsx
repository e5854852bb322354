import { chakra } from '@chakra-ui/react'

const symptoms = [
  {
    notice: 'Nothing runs',
    first:
      'is the thermostat on Cool, set below the room’s temperature, with fresh batteries? Reset a tripped breaker once.',
    call: 'Call if the breaker trips again, or if the screen stays dark.',
  },
  {
    notice: 'The fan runs, but the air is warm',
    first: 'is the outdoor unit running, and its breaker on?',
    call: 'Call if it is silent, or hums without starting. Turn cooling off until then.',
  },
  {
    notice: 'The air is cool, but weak',
    first: 'change the filter, open the vents, and clear the returns.',
    call: 'Call if a clean filter makes no difference within a day.',
  },
  {
    notice: 'Ice on the coil or the copper pipe',
    first: 'turn cooling off and the fan on until it has melted. Change the filter.',
    call: 'Call if the ice comes back: airflow or refrigerant is low.',
  },
  {
    notice: 'Water at the indoor unit',
    first: 'turn cooling off. Is the drain line clogged, or the pump silent?',
    call: 'Call if it comes back, or if a ceiling is wet.',
  },
  {
    notice: 'Falls behind in the afternoon',
    first:
      'close the blinds and change the filter. Rinse the outdoor coil with its power off. Near 95°F a long run is normal.',
    call: 'Call if it falls behind on an ordinary day too.',
  },
  {
    notice: 'A burning smell, buzzing or sparks',
    first: 'switch it off at the breaker, if you can reach that safely.',
    call: 'Call at once. Smoke or fire: get out, then call 911.',
  },
]

/**
 * What one notices, what to check first, and when to call: side by side, or on a phone one below the
 * other. In feeds, which have no styles, a plain list.
 */
export function AcSymptomChart() {
  return (
    <Chart>
      <ul>
        {symptoms.map(({ notice, first, call }) => (
          <li key={notice}>
            <p>
              <strong>{notice}</strong>
            </p>
            <p>First: {first}</p>
            <p>{call}</p>
          </li>
        ))}
      </ul>
    </Chart>
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
