import { createShades } from '../../model/brand/brandShades.ts'
import { type SocialCard, socialCardSize } from '../../model/pageMeta.ts'
import { brand, business } from '../../model/records.ts'
import { toCardText, toDataUrl, toLogo } from '../../renderer/index.ts'
import { semanticTokens } from '../theme/tokens.ts'
import { drawSign, ownIcon } from './logo.ts'

const { bg, fg, action } = semanticTokens.colors
const { main } = createShades(brand)
const accent = action.bg.value
const white = fg.onBrand.value

/** A social card for Satori. Plain elements only, because their JSON is the cache key. */
export function drawSocialCard({ kind, title }: Pick<SocialCard, 'kind' | 'title'>) {
  return (
    <div style={{ ...socialCardSize, display: 'flex', backgroundColor: bg.brand.value }}>
      {!ownIcon && (
        <img
          src={toImage(drawSign(main('#0f475a'), main('#13576b')))}
          alt=""
          style={{ position: 'absolute', right: -190, bottom: -100, width: 640, height: 640 }}
        />
      )}
      <div
        style={{
          ...socialCardSize,
          // Positioned, because Satori would paint the logo over the text otherwise.
          position: 'absolute',
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          padding: '48px 68px 40px',
          borderBottom: `18px solid ${accent}`,
          color: white,
          fontFamily: 'latin',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', marginLeft: -6, fontSize: 42 }}>
          <img
            src={toImage(ownIcon?.svg ?? drawSign(white))}
            alt=""
            width={80}
            height={80}
            style={ownIcon && plate}
          />
          <span style={{ marginLeft: 18 }}>{toCardText(business.name)}</span>
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
            {toCardText(title)}
          </span>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 40 }}>
          <span
            style={{
              padding: '4px 26px 8px',
              borderRadius: 999,
              backgroundColor: accent,
              color: main('#071b24'),
            }}
          >
            {toCardText(kind)}
          </span>
          <span style={{ marginLeft: 28, color: main('#d6e9ee') }}>{business.phone}</span>
        </div>
      </div>
    </div>
  )
}

/** In pixels. The longest title, 60 characters, wraps to three lines. */
function titleSize(title: string): number {
  if (title.length <= 24) return 124
  return title.length <= 44 ? 98 : 92
}

/** Behind an owner's logo, whose colors may be like the card's. */
const plate = { padding: 6, borderRadius: 10, backgroundColor: white }

const toImage = (svg: string) => toDataUrl(toLogo(svg))
