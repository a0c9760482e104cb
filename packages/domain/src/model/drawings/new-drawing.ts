import type { Point } from '../../base/geometry/point.ts'
import { inchesFromSpecPixels } from '../../base/units.ts'
import type {
  Callout,
  Drawing,
  DrawingId,
  DrawingKind,
  DrawingOf,
  DrawingStyle,
  Lettering,
} from './drawing.ts'
import { BLACK, RULER_FILL, WHITE } from './drawing-colors.ts'
import { ADA_CHECKS } from './drawing-frame.ts'

/** Defaults of spec 2 §3.7 and §9. */
export const DEFAULT_STYLE: DrawingStyle = {
  fill: null,
  stroke: BLACK,
  strokeWidth: inchesFromSpecPixels(2),
  lineStyle: 'solid',
  lineCap: 'round',
  opacity: 1,
}

export const DEFAULT_LETTERING: Lettering = {
  font: 'Arial',
  fontSize: inchesFromSpecPixels(25),
  fontColor: BLACK,
  fontWeight: 'normal',
  textDecoration: 'none',
}

/** A callout's look when it is put down (spec 2 §9). */
const CALLOUT = {
  look: 'basic',
  text: 'Callout',
  lettering: { ...DEFAULT_LETTERING, fontSize: inchesFromSpecPixels(16) },
  border: {
    stroke: inchesFromSpecPixels(1),
    color: BLACK,
    radius: inchesFromSpecPixels(4),
    padding: inchesFromSpecPixels(4),
  },
  pointer: {
    style: 'basic',
    color: BLACK,
    stroke: inchesFromSpecPixels(2),
    size: inchesFromSpecPixels(5),
    to: { x: inchesFromSpecPixels(-60), y: inchesFromSpecPixels(50) },
  },
} satisfies Partial<Callout>

const SHAPE = { text: '', lettering: { ...DEFAULT_LETTERING, fontSize: inchesFromSpecPixels(16) } } as const
const SQUARE = { width: inchesFromSpecPixels(60), length: inchesFromSpecPixels(60) } as const

type Own = {
  readonly [Kind in DrawingKind]: Omit<DrawingOf<Kind>, 'id' | 'at' | 'rotation' | 'style' | 'kind'>
}

/** What a fresh drawing of each kind is (spec 2 §3.5 to §3.7, §9). */
const FRESH: Own = {
  text: { text: 'Text', lettering: DEFAULT_LETTERING },
  callout: CALLOUT,
  dimension: {
    length: inchesFromSpecPixels(300),
    tickLeft: ['line'],
    tickRight: ['line'],
    textAngle: 0,
    dimUnits: 'in',
  },
  line: { points: [] },
  arc: { points: [], smoothness: 2 },
  freeform: { points: [], smoothness: 2 },
  brush: { points: [] },
  'pen-path': { points: [], tension: 0.5, isClosed: false },
  polygon: { ...SHAPE, points: [] },
  rectangle: { ...SHAPE, ...SQUARE },
  triangle: { ...SHAPE, ...SQUARE },
  circle: { ...SHAPE, radius: inchesFromSpecPixels(20) },
  ruler: { tool: 'ruler', length: inchesFromSpecPixels(300), dimUnits: 'in' },
  fence: { length: inchesFromSpecPixels(100) },
  door: { width: 36, doorAngle: 180 },
  graphic: { graphic: '', ...SQUARE, second: { fill2: null, stroke2: BLACK, strokeWidth2: 0 } },
  'ada-box': { scale: 1, isChecked: Array.from({ length: ADA_CHECKS }, () => false) },
  'rise-box': {
    scale: 1,
    riseOut: '',
    riseIn: '',
    porch: '',
    steps: '',
    incline: '',
    decline: '',
    totalRise: '',
  },
  'service-box': { scale: 1, service: '', ship: '' },
}

/** Kinds whose colours differ from those of a line. */
const STYLES: Readonly<Partial<Record<DrawingKind, Partial<DrawingStyle>>>> = {
  text: { stroke: null, strokeWidth: 0 },
  brush: { strokeWidth: inchesFromSpecPixels(6) },
  ruler: { fill: RULER_FILL, strokeWidth: inchesFromSpecPixels(1) },
  dimension: { strokeWidth: inchesFromSpecPixels(1) },
  door: { strokeWidth: inchesFromSpecPixels(1.5) },
  callout: { fill: WHITE },
  'ada-box': { fill: WHITE, strokeWidth: inchesFromSpecPixels(1) },
  'rise-box': { fill: WHITE, strokeWidth: inchesFromSpecPixels(1) },
  'service-box': { fill: WHITE, strokeWidth: inchesFromSpecPixels(1) },
}

type Fresh<Kind extends DrawingKind> = {
  readonly kind: Kind
  readonly id: DrawingId
  readonly at: Point
} & Partial<Omit<DrawingOf<Kind>, 'kind' | 'id' | 'at'>>

/** A drawing with the defaults of its kind, and what is already known of it. */
export function newDrawing<Kind extends DrawingKind>(known: Fresh<Kind>): DrawingOf<Kind> {
  const fresh = {
    rotation: 0,
    ...FRESH[known.kind],
    ...known,
    style: { ...DEFAULT_STYLE, ...STYLES[known.kind], ...known.style },
  }
  // The table has a row with exactly the fields of each kind; the compiler checked the rows, not their union.
  return fresh as unknown as DrawingOf<Kind>
}

/** The six drafting lines, solid and dashed (spec 2 §2.8, §3.5): what stands at their two ends. */
export const DIMENSION_ENDS: readonly Pick<DrawingOf<'dimension'>, 'tickLeft' | 'tickRight'>[] = [
  { tickLeft: ['line'], tickRight: ['line'] },
  { tickLeft: ['arrow'], tickRight: ['arrow'] },
  { tickLeft: ['line', 'arrow'], tickRight: ['line', 'arrow'] },
  { tickLeft: ['dot'], tickRight: ['dot'] },
  { tickLeft: [], tickRight: ['arrow'] },
  { tickLeft: [], tickRight: [] },
]

const NAMES: Readonly<Record<DrawingKind, string>> = {
  text: 'Text',
  callout: 'Callout',
  dimension: 'Drafting line',
  line: 'Line',
  arc: 'Arc',
  freeform: 'Freeform line',
  brush: 'Brush stroke',
  'pen-path': 'Pen path',
  polygon: 'Polygon',
  rectangle: 'Rectangle',
  triangle: 'Triangle',
  circle: 'Circle',
  ruler: 'Ruler',
  fence: 'Fence',
  door: 'Swing door',
  graphic: 'Graphic',
  'ada-box': 'ADA layout box',
  'rise-box': 'Rise info box',
  'service-box': 'Service notes box',
}

/** What lists call a drawing; words come with their beginning. */
export function drawingName(drawing: Drawing): string {
  if (drawing.kind === 'ruler' && drawing.tool === 'measure') return 'Measure tool'
  if (drawing.kind === 'text' || drawing.kind === 'callout')
    return `${NAMES[drawing.kind]}: ${shortened(drawing.text)}`
  return NAMES[drawing.kind]
}

const LONGEST = 24
const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}
