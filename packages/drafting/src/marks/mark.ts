import type { Degrees, Inches, Point } from '@ramp/domain'

/** An affine map (a c e / b d f) in the order of canvas, SVG and PDF. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/**
 * A line's width and dashes: `in` are inches of the layout, which grow with the zoom; `px` is a screen hairline, which
 * keeps its width at any zoom.
 */
export type Stroke = {
  readonly color: string
  readonly width: number
  readonly unit: 'in' | 'px'
  readonly dash?: readonly number[] | undefined
  readonly cap?: 'butt' | 'round' | 'square' | undefined
}

export type PathMark = {
  readonly kind: 'path'
  /** SVG path data, inches. The same string is the same shape, so painters may remember it. */
  readonly d: string
  readonly fill?: string | undefined
  readonly stroke?: Stroke | undefined
}

export type TextMark = {
  readonly kind: 'text'
  /** On the baseline; `align` says which end of the text stands here. */
  readonly x: Inches
  readonly y: Inches
  readonly text: string
  /** Height of the letters' em in inches (of pixels inside a pinned group). */
  readonly size: number
  readonly color: string
  readonly weight: 'regular' | 'bold'
  readonly align: 'start' | 'middle' | 'end'
  /** A font that a person chose instead of the drawing's own letters. */
  readonly font?: string | undefined
  /** Lettered upright whatever the turn of the groups around it; false turns with them. */
  readonly isUpright: boolean
}

/**
 * What marks are to somebody to whom a page is read (PDF/UA, ISO 14289-1): marks in none of these are decoration, and so is
 * what is said a second time. Items one after the other make a list; rows make the table of their name that was begun
 * last, so that one may go on in the next column or on the next sheet.
 */
export type Structure =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 }
  | { readonly kind: 'paragraph' | 'item' | 'cell' | 'artifact' }
  /** Names the cells of its column or of its row. */
  | { readonly kind: 'head-cell'; readonly of: 'column' | 'row' }
  | { readonly kind: 'row'; readonly table: string; readonly beginsTable: boolean }
  | { readonly kind: 'figure'; readonly alternative: string }

export type GroupMark = {
  readonly kind: 'group'
  readonly structure?: Structure | undefined
  /** The part, closure, leg or brace that the children draw. */
  readonly id?: string | undefined
  readonly matrix?: Matrix | undefined
  readonly opacity?: number | undefined
  /** Undoes the turn of the groups around it about its own origin: for a label of several lines. */
  readonly isUpright?: boolean | undefined
  readonly children: readonly Mark[]
}

/** Children measured in screen pixels about a place on the layout: they keep their size at any zoom. */
export type PinnedMark = {
  readonly kind: 'pinned'
  readonly id?: string | undefined
  readonly at: Point
  readonly children: readonly Mark[]
}

/** What is painted: the same marks on the canvas, a gallery card, a preview, in SVG and in PDF. */
export type Mark = PathMark | TextMark | GroupMark | PinnedMark

export type Marks = readonly Mark[]

/** A group placed at a point and turned clockwise about it. */
export type PlacedAt = { readonly at: Point; readonly rotation: Degrees }
