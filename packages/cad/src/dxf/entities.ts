import type { Inches, Point } from '@ramp/domain'
import type { DrawnDimension } from '../strokes/dimension-strokes.ts'
import { plainText } from '../strokes/plain-text.ts'
import type { Letters, Stroke } from '../strokes/stroke.ts'
import { at, flipped, type Handles, type Pair } from './pairs.ts'

/** Where entities are put: their owner, and how far they are moved, y down. */
export type Sheet = { readonly owner: string; readonly handles: Handles; readonly move: Point }

/** What the text and dimension styles are called. */
export const STYLE = 'STANDARD'
const DASHED = 'DASHED'

const placed = ({ x, y }: Point, { move }: Sheet): Point => flipped({ x: x + move.x, y: y + move.y })

const begin = (kind: string, layer: string, sheet: Sheet): readonly Pair[] => [
  [0, kind],
  [5, sheet.handles.next()],
  [330, sheet.owner],
  [100, 'AcDbEntity'],
  [8, layer],
]

export function polyline({ layer, points, isClosed, isDashed }: Stroke, sheet: Sheet): readonly Pair[] {
  return [
    ...begin('LWPOLYLINE', layer, sheet),
    ...(isDashed ? ([[6, DASHED]] as const) : []),
    [100, 'AcDbPolyline'],
    [90, points.length],
    [70, isClosed ? 1 : 0],
    ...points.flatMap((point): Pair[] => {
      const { x, y } = placed(point, sheet)
      return [
        [10, x],
        [20, y],
      ]
    }),
  ]
}

export function text(letters: Letters, sheet: Sheet): readonly Pair[] {
  const place = placed(letters.at, sheet)
  return [
    ...begin('TEXT', letters.layer, sheet),
    [100, 'AcDbText'],
    ...at(10, place),
    [40, letters.height],
    [1, plainText(letters.text)],
    [50, 0 - letters.turn],
    [7, STYLE],
    // Centered both ways on its second place.
    [72, 1],
    ...at(11, place),
    [100, 'AcDbText'],
    [73, 2],
  ]
}

/** A text that begins at its place, as lists have them. */
export function line(
  layer: string,
  said: string,
  where: Point,
  height: Inches,
  sheet: Sheet,
): readonly Pair[] {
  return [
    ...begin('TEXT', layer, sheet),
    [100, 'AcDbText'],
    ...at(10, placed(where, sheet)),
    [40, height],
    [1, plainText(said)],
    [7, STYLE],
    [100, 'AcDbText'],
  ]
}

export const insert = (layer: string, block: string, where: Point, sheet: Sheet): readonly Pair[] => [
  ...begin('INSERT', layer, sheet),
  [100, 'AcDbBlockReference'],
  [2, block],
  ...at(10, placed(where, sheet)),
]

/** A linear dimension with its measure, its text, and the block that is its picture. */
export function dimension(
  { dimension: { from, to, measure }, line: [, end], letters }: DrawnDimension,
  block: string,
  sheet: Sheet,
): readonly Pair[] {
  const [start, stop] = [placed(from, sheet), placed(to, sheet)]
  return [
    ...begin('DIMENSION', letters.layer, sheet),
    [100, 'AcDbDimension'],
    [2, block],
    ...at(10, placed(end, sheet)),
    ...at(11, placed(letters.at, sheet)),
    [70, 32],
    [1, plainText(letters.text)],
    [71, 5],
    [42, measure],
    [3, STYLE],
    [100, 'AcDbAlignedDimension'],
    ...at(13, start),
    ...at(14, stop),
    [50, (Math.atan2(stop.y - start.y, stop.x - start.x) * 180) / Math.PI],
    [100, 'AcDbRotatedDimension'],
  ]
}
