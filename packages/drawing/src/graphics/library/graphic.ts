import type { Color, Inches, Lettering, SecondStyle } from '@ramp/domain'
import type { SubCategory } from './categories.ts'

/** The four colours of a graphic that a person may change (spec 2 §3.4). */
export type Paint = 'fill' | 'stroke' | 'fill2' | 'stroke2'

/** One shape of a picture, in inches about its middle, at the size the picture was drawn for. */
export type GraphicLayer =
  | {
      readonly kind: 'shape'
      readonly d: string
      readonly fill?: Paint | undefined
      readonly line?: 'stroke' | 'stroke2' | undefined
      /** Width of the line in lines of the graphic: 0.5 is half as thick. */
      readonly weight?: number | undefined
      readonly opacity?: number | undefined
    }
  | {
      readonly kind: 'word'
      readonly text: string
      readonly x: Inches
      readonly y: Inches
      readonly size: Inches
      readonly color: Paint
    }

/** A piece of ground that repeats without a seam: closed outlines and short strokes on a square of `size` inches. */
export type Ground = {
  readonly size: Inches
  readonly pieces: readonly {
    readonly fill?: Paint | undefined
    readonly line?: 'stroke' | 'stroke2' | undefined
    readonly weight?: number | undefined
    readonly isClosed: boolean
    readonly points: readonly (readonly [x: Inches, y: Inches])[]
  }[]
}

type Picture =
  | { readonly kind: 'layers'; readonly layers: readonly GraphicLayer[] }
  | { readonly kind: 'ground'; readonly ground: Ground }

export type GraphicColors = {
  readonly fill: Color
  readonly stroke: Color
  readonly strokeWidth: Inches
} & SecondStyle

/** What lands on the canvas when a graphic is placed. */
type Makes =
  | { readonly kind: 'graphic'; readonly picture: Picture; readonly colors: GraphicColors }
  | { readonly kind: 'rectangle'; readonly fill: string; readonly stroke: string }
  | { readonly kind: 'text'; readonly lettering: Pick<Lettering, 'fontColor' | 'fontSize'> }
  | { readonly kind: 'ruler'; readonly tool: 'ruler' | 'measure' }
  | { readonly kind: 'door' }
  | { readonly kind: 'fence' }
  | { readonly kind: 'ada-box' }
  | { readonly kind: 'rise-box' }
  | { readonly kind: 'service-box' }

/** An entry of the graphics library (spec 2 §3.4). */
export type LibraryGraphic = {
  readonly id: string
  readonly frontendName: string
  readonly width: Inches
  readonly length: Inches
  readonly subCategories: readonly SubCategory[]
  readonly keywords: readonly string[]
  readonly makes: Makes
}
