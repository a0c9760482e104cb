import type { Point } from '../../base/geometry/point.ts'
import type { Degrees, Inches, LengthUnit } from '../../base/units.ts'

/** A colour as a screen says it, `#1b2430`; null is no colour at all. */
export type Color = string | null

export const LINE_STYLES = ['solid', 'dashed'] as const
export type LineStyle = (typeof LINE_STYLES)[number]
export const LINE_CAPS = ['butt', 'round', 'square'] as const
export type LineCap = (typeof LINE_CAPS)[number]

/** Look of a drawing (spec 2 §3.7). */
export type DrawingStyle = {
  readonly fill: Color
  readonly stroke: Color
  readonly strokeWidth: Inches
  readonly lineStyle: LineStyle
  readonly lineCap: LineCap
  /** 0.1 to 1 (spec 2 §5). */
  readonly opacity: number
}

/** Fonts a text may have (spec 2 §9). */
export const FONTS = [
  'Arial',
  'Verdana',
  'Helvetica',
  'Tahoma',
  'Trebuchet MS',
  'Times New Roman',
  'Georgia',
  'Garamond',
  'Courier New',
  'Brush Script MT',
] as const
export type Font = (typeof FONTS)[number]

export const FONT_WEIGHTS = ['normal', 'bold'] as const
export const TEXT_DECORATIONS = ['none', 'underline', 'line-through'] as const

/** How words are set. */
export type Lettering = {
  readonly font: Font
  readonly fontSize: Inches
  readonly fontColor: string
  readonly fontWeight: (typeof FONT_WEIGHTS)[number]
  readonly textDecoration: (typeof TEXT_DECORATIONS)[number]
}

export type DrawingId = string

type Drawn = {
  readonly id: DrawingId
  /** Center of the drawing; of a door, the middle of its doorway. */
  readonly at: Point
  /** Clockwise. */
  readonly rotation: Degrees
  readonly style: DrawingStyle
}

/** Words on the canvas; their size follows from the lettering. The style's fill lies behind the words. */
export type TextDrawing = Drawn & {
  readonly kind: 'text'
  readonly text: string
  readonly lettering: Lettering
}

export const CALLOUT_LOOKS = ['basic', 'bordered', 'custom'] as const
export const POINTER_STYLES = ['basic', 'filled', 'none'] as const

/** Words with a pointer to what they speak of. */
export type Callout = Drawn & {
  readonly kind: 'callout'
  readonly look: (typeof CALLOUT_LOOKS)[number]
  readonly text: string
  readonly lettering: Lettering
  readonly border: {
    readonly stroke: Inches
    readonly color: string
    readonly radius: Inches
    readonly padding: Inches
  }
  readonly pointer: {
    readonly style: (typeof POINTER_STYLES)[number]
    readonly color: string
    readonly stroke: Inches
    readonly size: Inches
    /** Tip of the pointer in the callout's own frame. */
    readonly to: Point
  }
}

export const TICKS = ['line', 'arrow', 'dot'] as const
/** What stands at an end of a dimension line. */
export type Tick = (typeof TICKS)[number]

/** A drafting line: a measured length with its number. It runs along x in its own frame (spec 2 §3.5). */
export type Dimension = Drawn & {
  readonly kind: 'dimension'
  readonly length: Inches
  readonly tickLeft: readonly Tick[]
  readonly tickRight: readonly Tick[]
  /** Turn of the number against the line. */
  readonly textAngle: Degrees
  readonly dimUnits: LengthUnit
}

type Pointed = Drawn & {
  /** In the drawing's own frame: about `at`, before its rotation. */
  readonly points: readonly Point[]
}

/** A straight line, or several in a chain. */
export type LineDrawing = Pointed & { readonly kind: 'line' }
/** A bow from the first to the last point through those between. */
export type Arc = Pointed & { readonly kind: 'arc'; readonly smoothness: number }
/** A line drawn by hand. */
export type Freeform = Pointed & { readonly kind: 'freeform'; readonly smoothness: number }
/** A brush stroke: thick, and smoothed while it is drawn. */
export type Brush = Pointed & { readonly kind: 'brush' }
/** A curve through knots. */
export type PenPath = Pointed & {
  readonly kind: 'pen-path'
  /** 0 is straight between the knots, 1 bends most. */
  readonly tension: number
  readonly isClosed: boolean
  /** Of the knots, and of the straight lines between them, while the path is shaped; left out, those of the product. */
  readonly knotColor?: string | undefined
  readonly controlColor?: string | undefined
}

/** Shapes may have words in their middle. */
type Worded = { readonly text: string; readonly lettering: Lettering }

export type Polygon = Pointed & Worded & { readonly kind: 'polygon' }
export type Rectangle = Drawn & Worded & { readonly kind: 'rectangle' } & Sized
export type Triangle = Drawn & Worded & { readonly kind: 'triangle' } & Sized
export type Circle = Drawn & Worded & { readonly kind: 'circle'; readonly radius: Inches }

type Sized = { readonly width: Inches; readonly length: Inches }

/** A tool to measure with while drawing; it must be gone before a layout is finished (spec 3, documentation). */
export type Ruler = Drawn & {
  readonly kind: 'ruler'
  readonly tool: 'ruler' | 'measure'
  readonly length: Inches
  readonly dimUnits: LengthUnit
}

/** A run of fence along x in its own frame. */
export type Fence = Drawn & { readonly kind: 'fence'; readonly length: Inches }

/** A swing door, hinged at the left end of its doorway. */
export type Door = Drawn & { readonly kind: 'door'; readonly width: Inches; readonly doorAngle: Degrees }

/** Second pair of colours of a graphic. */
export type SecondStyle = {
  readonly fill2: Color
  readonly stroke2: Color
  readonly strokeWidth2: Inches
}

/** A picture of the graphics library. */
export type Graphic = Drawn &
  Sized & {
    readonly kind: 'graphic'
    /** Its id in the library. */
    readonly graphic: string
    /** Its left and right have changed places. */
    readonly isMirrored?: boolean | undefined
    readonly second: SecondStyle
  }

/** Form boxes are scaled as a whole: 1 is their own size. */
type Form = Drawn & { readonly scale: number }

export type AdaBox = Form & { readonly kind: 'ada-box'; readonly isChecked: readonly boolean[] }

export const RISE_FIELDS = ['riseOut', 'riseIn', 'porch', 'steps', 'incline', 'decline', 'totalRise'] as const
export type RiseBox = Form & { readonly kind: 'rise-box' } & Readonly<
    Record<(typeof RISE_FIELDS)[number], string>
  >
export type ServiceBox = Form & {
  readonly kind: 'service-box'
  readonly service: string
  readonly ship: string
}

/** Everything on the canvas that is no part: it says something about the layout and changes nothing of the system. */
export type Drawing =
  | TextDrawing
  | Callout
  | Dimension
  | LineDrawing
  | Arc
  | Freeform
  | Polygon
  | Rectangle
  | Circle
  | Triangle
  | PenPath
  | Brush
  | Ruler
  | Fence
  | Door
  | Graphic
  | AdaBox
  | RiseBox
  | ServiceBox
export type DrawingKind = Drawing['kind']
export type DrawingOf<Kind extends DrawingKind> = Extract<Drawing, { readonly kind: Kind }>
export type PointedDrawing = Extract<Drawing, Pointed>
