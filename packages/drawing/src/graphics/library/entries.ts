import { PALETTE } from '@ramp/drafting'
import type { SubCategory } from './categories.ts'
import type { GraphicColors, GraphicLayer, Ground, LibraryGraphic } from './graphic.ts'

const INK: string = PALETTE.outline

/** Colours of a picture: pale fills, a calm thin outline. */
export const colors = (fill: string, fill2: string, stroke = INK, stroke2 = stroke): GraphicColors => ({
  fill,
  stroke,
  strokeWidth: 0.7,
  fill2,
  stroke2,
  strokeWidth2: 0.7,
})

type Named = {
  readonly id: string
  readonly name: string
  readonly size: readonly [width: number, length: number]
  readonly sub: SubCategory
  readonly words: string
}

const entryOf = ({ id, name, size, sub, words }: Named): Omit<LibraryGraphic, 'makes'> => ({
  id,
  frontendName: name,
  width: size[0],
  length: size[1],
  subCategories: [sub],
  keywords: [name.toLowerCase(), ...words.split(', ').filter((one) => one !== '')],
})

export const picture = (
  named: Named & { readonly colors: GraphicColors; readonly layers: readonly GraphicLayer[] },
): LibraryGraphic => ({
  ...entryOf(named),
  makes: { kind: 'graphic', picture: { kind: 'layers', layers: named.layers }, colors: named.colors },
})

export const ground = (
  named: Named & { readonly colors: GraphicColors; readonly ground: Ground },
): LibraryGraphic => ({
  ...entryOf(named),
  makes: { kind: 'graphic', picture: { kind: 'ground', ground: named.ground }, colors: named.colors },
})

/** A graphic that has rules and properties of its own on the canvas. */
export const object = (named: Named & { readonly makes: LibraryGraphic['makes'] }): LibraryGraphic => ({
  ...entryOf(named),
  makes: named.makes,
})
