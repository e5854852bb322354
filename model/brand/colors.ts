import type { Content } from '../readContent.ts'
import { createShades, getReadable, mix } from './brandShades.ts'

const lightDark = (light: string, dark: string) => ({ value: { base: light, _osDark: dark } })

/** Colors by purpose. Light or dark follows the visitor's system setting. */
export function createColors(brand: Content['brand']) {
  const { main, accent } = createShades(brand)
  const cool = { light: main('#eef6f8'), dark: main('#0c2b38') }
  const water = { light: '#a9d0da', dark: '#13576b' }
  const coolWater = (share: number) =>
    lightDark(mix(cool.light, water.light, share), mix(cool.dark, water.dark, share))
  return {
    bg: {
      DEFAULT: lightDark('#faf8f4', main('#071b24')),
      raised: lightDark('#ffffff', main('#0d2733')),
      sunken: lightDark('#f3efe7', main('#05141b')),
      brand: { value: main('#0c3646') },
      brandDeep: { value: main('#0a2733') },
      cool: lightDark(cool.light, cool.dark),
      accent: lightDark(accent('#fdecd2'), accent('#33230f')),
      warm: lightDark('#fdecd2', '#33230f'),
      cold: lightDark('#eef6f8', '#0c2b38'),
      danger: lightDark('#fde4e1', '#3b0d0a'),
      success: lightDark('#e0f2e4', '#0c3320'),
    },
    fg: {
      DEFAULT: lightDark('#16242c', '#e8eff2'),
      muted: lightDark('#42515a', '#a9b6bc'),
      onBrand: { value: '#ffffff' },
      onBrandMuted: { value: getReadable(main('#cfe3ea'), brand.main) },
      brand: lightDark(main('#0f475a'), main('#a9d0da')),
      link: lightDark(main('#13576b'), main('#86cfe2')),
      visited: lightDark('#5b3f7d', '#c9b3ea'),
      accent: lightDark(accent('#a34a08'), accent('#fbc678')),
      warm: lightDark('#a34a08', '#fbc678'),
      cold: lightDark('#13576b', '#86cfe2'),
      danger: lightDark('#9b1f18', '#ffb4ab'),
      success: lightDark('#1d6b3a', '#8fd6a6'),
    },
    action: {
      bg: { value: accent('#f8ac42') },
      hover: { value: accent('#fbc678') },
      fg: { value: accent('#241302') },
    },
    border: {
      DEFAULT: {
        value: { base: '#e4ded2', _osDark: main('#1f4250'), _print: '#777' },
      },
      strong: lightDark('#8d8a82', main('#6f8b97')),
    },
    // The colors of drawings. The home page's scene is the same in light and dark, on bg.brand.
    scene: {
      water: lightDark(water.light, water.dark),
      wall: { value: main('#237389') },
      facade: { value: main('#0f475a') },
      roof: { value: main('#13576b') },
      line: { value: main('#74b2c2') },
      paper: { value: '#faf8f4' },
      warmRoom: { value: '#fdecd2' },
      warmThing: { value: '#fbc678' },
      hot: { value: '#f2971b' },
      hotDeep: { value: '#a34a08' },
      coolRoom: { value: '#d6e9ee' },
      coolThing: { value: '#a9d0da' },
      cold: { value: '#237389' },
    },
    // On the map. Browsers before 2023 can't mix colors.
    ground: {
      warm: lightDark(mix('#fdecd2', '#fbc678', 0.25), mix('#33230f', '#fbc678', 0.25)),
      pale: coolWater(0.1),
      deep: coolWater(0.65),
    },
    focus: lightDark(accent('#a34a08'), accent('#fbc678')),
  }
}
