import { BLACK } from '@ramp/domain'

type Rgb = { readonly r: number; readonly g: number; readonly b: number }

/** A colour as `#1b2430`; null for anything that is none: it changes nothing then (spec 2 §5). */
export function hexColor(text: string): string | null {
  const typed = text.trim()
  const found = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed)?.[1]
  if (found === undefined) return null
  const six = found.length === 3 ? [...found].map((digit) => digit + digit).join('') : found
  return `#${six.toLowerCase()}`
}

/** The red, green and blue of a colour, 0 to 255; black for what is none. */
export function rgbOf(color: string): Rgb {
  const hex = hexColor(color) ?? BLACK
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16)
  return { r: at(1), g: at(3), b: at(5) }
}

export const hexOf = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b]
    .map((part) => Math.round(Math.min(255, Math.max(0, part))))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** Two ways to write a colour are one colour (spec 2 §5, active swatch). */
export const isSameColor = (a: string | null, b: string | null): boolean =>
  (a === null ? null : (hexColor(a) ?? a.toLowerCase())) ===
  (b === null ? null : (hexColor(b) ?? b.toLowerCase()))
