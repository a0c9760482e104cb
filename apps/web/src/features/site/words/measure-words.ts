import type { FootingFault, MeasuringPoint, Point, Read, SiteMeasures } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

const long = (inches: number): string => lengthText(Math.abs(inches), 'site-length')

/** How big and where in a few words: `3'-0" dia., 10'-0" right of door, 5'-0" out`. */
export const measuresText = (measures: SiteMeasures, from: MeasuringPoint): string =>
  [sizeWords(measures), placeWords(measures, from)].filter((one) => one !== '').join(', ')

/** How big in a few words: `3'-0" dia.`. */
export function sizeWords(measures: SiteMeasures): string {
  switch (measures.kind) {
    case 'round':
      return `${long(measures.diameter)} dia.`
    case 'line':
      return `${long(measures.length)} long`
    case 'box':
      return `${long(measures.width)} x ${long(measures.depth)}`
  }
}

function placeWords(measures: SiteMeasures, { kind, name }: MeasuringPoint): string {
  const at = measures.kind === 'line' ? measures.points[0] : measures
  if (!at) return ''
  if (kind === 'drawing') return edgeWords(measures.kind, at)
  return `${alongWords(at.right, name)}, ${awayWords(at.out)}`
}

/** What of something the edges of the drawing are measured to. */
const MEASURED: Readonly<Record<SiteMeasures['kind'], readonly [string, string]>> = {
  round: ['center ', ''],
  box: ['center ', 'near side '],
  line: ['point 1 ', ''],
}

/** From the edges of the drawing, also from outside of them. */
function edgeWords(kind: SiteMeasures['kind'], { right, out }: Read): string {
  const [along, away] = MEASURED[kind]
  const left = right < -NOTHING ? 'left of' : 'from'
  const top = out < -NOTHING ? 'above' : 'from'
  return `${along}${long(right)} ${left} left edge, ${away}${long(out)} ${top} top edge`
}

/** A hand that drags is no finer. */
const NOTHING = 1 / 16

const alongWords = (right: number, name: string): string =>
  Math.abs(right) < NOTHING
    ? `centered at ${name}`
    : `${long(right)} ${right < 0 ? 'left' : 'right'} of ${name}`

const awayWords = (out: number): string =>
  Math.abs(out) < NOTHING ? 'at the wall' : `${long(out)} ${out < 0 ? 'behind' : 'out'}`

type PlaceLabels = { readonly right: string; readonly out: string }

/** What of something is measured: a box by its center and its near side, a circle by its center, a line by its points. */
export type MeasuredSide = 'box' | 'round' | `Point ${number}`

/** What fields for a position are called: what is measured, and from where. */
export function placeLabels(of: MeasuredSide, { kind, name }: MeasuringPoint): PlaceLabels {
  const [along, away] =
    of === 'box' ? ['Center', 'Near side'] : of === 'round' ? ['Center', 'Center'] : [of, of]
  if (kind === 'drawing') return { right: `${along}, from left edge`, out: `${away}, from top edge` }
  return { right: `${along}, right of ${name}`, out: `${away}, out from ${kind === 'door' ? 'wall' : name}` }
}

/** What fields for the position of a spot are called. */
export function spotLabels({ kind, name }: MeasuringPoint): PlaceLabels {
  if (kind === 'drawing') return { right: 'From left edge', out: 'From top edge' }
  return { right: `Right of ${name}`, out: `Out from ${kind === 'door' ? 'wall' : name}` }
}

/** What is negative, and at a corner, where there is no wall to face, which way right and out run; null at the edges of the drawing. */
export function measuringHint({ kind, right, out }: MeasuringPoint): string | null {
  if (kind === 'drawing') return null
  if (kind === 'door') return 'As seen from outside. Left and behind are negative.'
  return `On the drawing, right runs ${wayWords(right)} and out runs ${wayWords(out)}. Left and behind are negative.`
}

const wayWords = ({ x, y }: Point): string =>
  Math.abs(x) > Math.abs(y) ? (x > 0 ? 'to the right' : 'to the left') : y > 0 ? 'down' : 'up'

/** What is wrong with corners that were drawn, and what to do. */
export const DRAWN_FAULTS: Readonly<Record<FootingFault, string>> = {
  'few-corners': 'An area has 3 corners or more. Tap another corner.',
  'few-points': 'A line has 2 points or more. Tap another point.',
  'no-area':
    'The corners are in one line, with no area. Tap another corner to the side, or remove the last one.',
  'no-length': 'Two points are in the same place. Remove the last one.',
  crosses: 'Two sides cross. Remove the last corner and tap another.',
  'no-yard': 'The setback covers the entire lot. Draw a larger lot.',
}

/** What is wrong with numbers that were typed, and what to do. */
export const TYPED_FAULTS: Readonly<Record<FootingFault, string>> = {
  'few-corners': 'An area has 3 corners or more.',
  'few-points': 'A line has 2 points or more.',
  'no-area': 'The area would be 0. Enter another number.',
  'no-length': 'The length would be 0. Enter another number.',
  crosses: 'Two sides would cross. Enter another number.',
  'no-yard': 'The setback covers the entire lot. Enter a larger lot.',
}
