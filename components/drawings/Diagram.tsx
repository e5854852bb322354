import { chakra } from '@chakra-ui/react/styled-system'
import { language } from '../../model/languages.ts'
import { diagrams, inOwnLanguage } from '../../model/records.ts'
import { diagramStyles } from './paints.ts'
import { readDrawing } from './readDrawing.ts'

/**
 * A diagram for articles, with its caption. It is 360 units wide, and its labels are real text.
 * Several pictures in one file stand side by side where there is room.
 * @param name of a file in `diagrams/`, without extension
 */
export function Diagram({ name }: { name: string }) {
  const { caption, pictures } = readDrawing(`diagrams/${name}`)
  const words = diagrams.find(({ id }) => id === name)
  const labels = words?.labels.values()
  return (
    <Figure lang={language && !words ? inOwnLanguage.code : undefined} isPair={pictures.length > 1}>
      {pictures.map(({ viewBox, title, description, shapes }, index) => {
        const id = index === 0 ? name : `${name}-${index + 1}`
        const labeled = shapes
          .replaceAll('<text', '<text fill="#000" stroke="none"')
          .replace(label, (standard) => labels?.next().value ?? standard)
        const __html = `<title id="${id}-title">${words?.title ?? title}</title><desc id="${id}-description">${words?.desc ?? description}</desc>${labeled}`
        return (
          <Picture
            key={id}
            viewBox={viewBox}
            role="img"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-description`}
            {...{ dangerouslySetInnerHTML: { __html } }}
          />
        )
      })}
      <Caption {...{ dangerouslySetInnerHTML: { __html: words?.caption ?? caption ?? '' } }} />
    </Figure>
  )
}

const label = /(?<=<text[^>]*>)[^<]+/g

const Figure = chakra('figure', {
  base: {
    padding: { base: '2', md: '5' },
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.raised',
    breakInside: 'avoid',
    '& > svg': { maxWidth: { md: '34rem', xl: '40rem' }, marginInline: 'auto' },
  },
  variants: {
    isPair: {
      true: {
        display: 'grid',
        gap: '5',
        alignItems: 'center',
        gridTemplateColumns: { md: '1fr 1fr' },
        '& > svg': { fontSize: '15px' },
        '& > figcaption': { gridColumn: '1 / -1', marginTop: '0' },
      },
    },
  },
})

const Picture = chakra(
  'svg',
  {
    base: {
      width: '100%',
      height: 'auto',
      // Font sizes are in the drawing's units, so they are larger where the drawing is small.
      fontSize: { base: '15px', md: '10.5px' },
      ...diagramStyles,
    },
  },
  {
    // For printers and feed readers that apply no styles to pictures, and would fill them in black.
    forwardProps: ['fill', 'stroke'],
    defaultProps: { fill: 'none', stroke: 'gray' },
  },
)

const Caption = chakra('figcaption', {
  base: { color: 'fg.muted', fontSize: 'note', lineHeight: 'snug', marginTop: '3' },
})
