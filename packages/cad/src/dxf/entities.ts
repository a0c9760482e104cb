import type { Degrees, Inches, Point } from '@ramp/domain'
import type { DrawnDimension } from '../strokes/dimension-strokes.ts'
import { plainText } from '../strokes/plain-text.ts'
import type { Letters, Stroke } from '../strokes/stroke.ts'
import { at, flipped, type Handles, type Pair } from './pairs.ts'

/** Where entities are put: their owner, and how far they are moved, y down. */
export type Sheet = { readonly owner: string; readonly handles: Handles; readonly move: Point }

/** What the text and dimension styles are called. */
export const STYLE = 'STANDARD'
const DASHED = 'DASHED'

export const placed = ({ x, y }: Point, { move }: Sheet): Point => flipped({ x: x + move.x, y: y + move.y })

export const begin = (kind: string, layer: string, sheet: Sheet): readonly Pair[] =>
  headOf(kind, sheet.handles.next(), layer, sheet)

const headOf = (kind: string, handle: string, layer: string, { owner }: Sheet): readonly Pair[] => [
  [0, kind],
  [5, handle],
  [330, owner],
  [100, 'AcDbEntity'],
  [8, layer],
]

/** @param isByBlock whether its line type is that of each use of its block */
export function polyline(
  { layer, points, isClosed, isDashed }: Stroke,
  sheet: Sheet,
  isByBlock = false,
): readonly Pair[] {
  return [
    ...begin('LWPOLYLINE', layer, sheet),
    ...(isByBlock ? ([[6, 'ByBlock']] as const) : isDashed ? ([[6, DASHED]] as const) : []),
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

/** How a block is put in: its layer, its place, and its turn, counterclockwise. */
export type Insertion = {
  readonly block: string
  readonly layer: string
  readonly at: Point
  readonly turn?: Degrees
  readonly isDashed?: boolean
}

/** A use of a block, then what it carries, which `carried` writes for the handle of that use. */
export function insert(
  { block, layer, at: where, turn = 0, isDashed = false }: Insertion,
  sheet: Sheet,
  carried: ((inside: Sheet) => readonly Pair[]) | null = null,
): readonly Pair[] {
  const owner = sheet.handles.next()
  const inside = { ...sheet, owner }
  return [
    ...headOf('INSERT', owner, layer, sheet),
    ...(isDashed ? ([[6, DASHED]] as const) : []),
    [100, 'AcDbBlockReference'],
    ...(carried ? ([[66, 1]] as const) : []),
    [2, block],
    ...at(10, placed(where, sheet)),
    [50, turn],
    ...(carried ? [...carried(inside), ...begin('SEQEND', layer, inside)] : []),
  ]
}

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
