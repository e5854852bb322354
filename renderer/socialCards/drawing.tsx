import { type SocialCard, socialCardSize } from '../../components/seo/socialCard'
import { business } from '../../content/business'
import icon from '../../public/icon.svg?raw'
import { tokens } from '../theme/tokens'

const { harbor, ember, paper } = tokens.colors

/**
 * A social card as Satori draws it. Plain elements only, so that what it holds is all there is to
 * know about the picture: the cache goes by it.
 */
export function drawing({ kind, title }: Pick<SocialCard, 'kind' | 'title'>) {
  return (
    <div
      style={{
        ...socialCardSize,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '56px 72px 60px',
        backgroundColor: harbor[800].value,
        borderBottom: `20px solid ${ember[400].value}`,
        color: paper[0].value,
        fontFamily: 'card',
      }}
    >
      <img
        src={signAs(harbor[700].value, harbor[600].value)}
        alt=""
        width={620}
        height={620}
        style={{ position: 'absolute', right: '-150px', bottom: '-90px' }}
      />
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: '44px' }}>
          <img src={signAs(paper[0].value)} alt="" width={84} height={84} />
          <span style={{ marginLeft: '20px' }}>{business.name}</span>
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        <span
          style={{
            padding: '6px 26px 8px',
            borderRadius: '999px',
            backgroundColor: ember[400].value,
            color: harbor[950].value,
            fontSize: '38px',
          }}
        >
          {kind}
        </span>
        <span
          style={{
            marginTop: '26px',
            maxWidth: '1000px',
            fontSize: `${titleSize(title)}px`,
            lineHeight: 1.08,
            letterSpacing: '-0.01em',
            textWrap: 'balance',
          }}
        >
          {title}
        </span>
      </div>
      <span style={{ fontSize: '36px', color: harbor[200].value }}>
        {business.phone} · Washington DC and Maryland
      </span>
    </div>
  )
}

/** Pixels; a title of 60 characters, the longest, takes two or three lines. */
function titleSize(title: string): number {
  if (title.length <= 24) return 112
  return title.length <= 42 ? 96 : 84
}

/** The site's sign in another color for the house, and if need be for the flame. */
function signAs(house: string, flame: string = ember[400].value): string {
  const svg = icon
    .replaceAll(harbor[800].value, house)
    .replaceAll(ember[400].value, flame)
    .replace('<svg', '<svg width="40" height="40"')
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
