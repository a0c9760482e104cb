import {
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from '@mantine/core'
import { brandNow, DEFAULT_BRAND } from '@ramp/domain'

/** How much of the accent is in each shade, the rest is white; from shade 8 on, the rest is black. */
const SHARES = [0.09, 0.18, 0.32, 0.49, 0.66, 0.82, 0.92, 1, 0.83, 0.66] as const
const ACCENT = 7

/** Ten shades of a colour; shade 7 is the colour itself. */
function shadesOf(accent: string): MantineColorsTuple {
  const [a, b, c, d, e, f, g, h, i, j] = SHARES.map((share, shade) =>
    mixed(accent, shade > ACCENT ? 0 : 255, share),
  )
  return [a, b, c, d, e, f, g, h, i, j].map((color) => color ?? accent) as unknown as MantineColorsTuple
}

/** The theme in the colour of the brand; the product's own was chosen by eye. */
export function inAccent(theme: MantineThemeOverride): MantineThemeOverride {
  const { accent } = brandNow()
  if (accent === DEFAULT_BRAND.accent) return theme
  const shades = shadesOf(accent)
  const { style } = document.documentElement
  style.setProperty('--accent', accent)
  style.setProperty('--accent-soft', shades[0])
  style.setProperty('--accent-line', shades[1])
  style.setProperty('--accent-strong', shades[8])
  return mergeThemeOverrides(theme, createTheme({ colors: { accent: shades } }))
}

function mixed(color: string, with_: number, share: number): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
  return `#${parts
    .map((part) =>
      Math.round(part * share + with_ * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
