import { tokens } from '../../../components/theme/tokens.ts'
import { business } from '../../../content/business.ts'
import { type SocialCard, socialCardSize } from '../../head/socialCard.ts'
import { sign } from '../pictures/sign.ts'

const { harbor, ember, paper } = tokens.colors

/**
 * A social card as Satori draws it. Plain elements only, so that what it holds is all there is to
 * know about the picture: the cache goes by it.
 */
export function drawing({ kind, title }: Pick<SocialCard, 'kind' | 'title'>) {
  return (
    <div style={{ ...socialCardSize, display: 'flex', backgroundColor: harbor[800].value }}>
      <img
        src={signAs(harbor[700].value, harbor[600].value)}
        alt=""
        style={{ position: 'absolute', right: -190, bottom: -100, width: 640, height: 640 }}
      />
      <div
        style={{
          ...socialCardSize,
          // After the sign, which satori would otherwise paint over the words.
          position: 'absolute',
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          padding: '48px 68px 40px',
          borderBottom: `18px solid ${ember[400].value}`,
          color: paper[0].value,
          fontFamily: 'card',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', marginLeft: -6, fontSize: 42 }}>
          <img src={signAs(paper[0].value)} alt="" width={80} height={80} />
          <span style={{ marginLeft: 18 }}>{business.name}</span>
        </div>
        <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center' }}>
          <span
            style={{
              maxWidth: 960,
              fontSize: titleSize(title),
              lineHeight: 1.06,
              letterSpacing: '-0.015em',
              textWrap: 'balance',
            }}
          >
            {title}
          </span>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 40 }}>
          <span
            style={{
              padding: '4px 26px 8px',
              borderRadius: 999,
              backgroundColor: ember[400].value,
              color: harbor[950].value,
            }}
          >
            {kind}
          </span>
          <span style={{ marginLeft: 28, color: harbor[100].value }}>{business.phone}</span>
        </div>
      </div>
    </div>
  )
}

/** Pixels; a title of 60 characters, the longest, takes three lines. */
function titleSize(title: string): number {
  if (title.length <= 24) return 124
  return title.length <= 44 ? 98 : 92
}

/** The site's sign in another color for the house, and if need be for the flame; a sign of other colors keeps them. */
function signAs(house: string, flame: string = ember[400].value): string {
  const svg = sign.replaceAll(harbor[800].value, house).replaceAll(ember[400].value, flame)
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
