/** A shape of the sign; one without a colour has the accent. */
export type BrandShape = { readonly d: string; readonly fill: string | null }

/** Under which name the product is run: its name, its colour, and its sign as paths that screens and paper paint alike. */
export type Brand = {
  readonly name: string
  /** Six hexadecimal digits after a #; white letters can be read on it. */
  readonly accent: string
  /** Who helps with the product: a phone number, a mail address or a sentence; null where nobody is named. */
  readonly contact: string | null
  readonly sign: { readonly width: number; readonly height: number; readonly shapes: readonly BrandShape[] }
}

/** The one place that knows the name the product has by itself (decision 040). */
export const DEFAULT_BRAND: Brand = {
  name: 'Rampwright',
  accent: '#4c5bd4',
  contact: null,
  sign: {
    width: 26,
    height: 26,
    shapes: [
      {
        d: 'M7 0H19C22.9 0 26 3.1 26 7V19C26 22.9 22.9 26 19 26H7C3.1 26 0 22.9 0 19V7C0 3.1 3.1 0 7 0Z',
        fill: null,
      },
      { d: 'M4 19H22V9Z', fill: '#ffffff' },
    ],
  },
}

let brand = DEFAULT_BRAND

/** What this program calls itself; asked when a text is shown, not when a module is read. */
export const brandNow = (): Brand => brand

/** Said once, where a program starts: before the first text is shown. */
export function runUnder(chosen: Brand): void {
  brand = chosen
}

/** The sign as a picture of its own. */
export const signSvg = ({ accent, sign }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sign.width} ${sign.height}">${sign.shapes
    .map(({ d, fill }) => `<path d="${d}" fill="${fill ?? accent}"/>`)
    .join('')}</svg>`

/** Puts the name where a text leaves room for it: `{product}`. */
export const withProductName = (text: string): string => text.replaceAll('{product}', brand.name)
