import type { Inches, Point } from '@ramp/domain'
import type { Datum } from '@ramp/solids'
import { LAYERS, TITLES } from '../strokes/layers.ts'
import { LETTER_HEIGHT } from '../strokes/stroke.ts'
import { line, type Sheet } from './entities.ts'
import type { Pair } from './pairs.ts'

export const TITLE_HEIGHT: Inches = LETTER_HEIGHT * 1.5
const ROW: Inches = LETTER_HEIGHT * 1.8

/** What the layers mean, where the origin is and what blocks carry, from a place down. */
export function legendEntities(
  title: string,
  datum: Datum | null,
  { x, y }: Point,
  sheet: Sheet,
): readonly Pair[] {
  const rows = [
    ...LAYERS.map(({ name, says, pen }) => `${name}  ${says}, pen ${pen} mm`),
    `Model space is one to one in inches. Letters are 3/32" at 1/4" = 1'-0".`,
    originText(datum),
    'Blocks of legs and feet: LEG-item and FOOT-item with TAG, STOCK, SETHEIGHT.',
    'Blocks of parts: kind-item, such as RAMP-item, with TAG, ITEM, DESCRIPTION.',
  ]
  return [
    ...line(TITLES, title, { x, y }, TITLE_HEIGHT, sheet),
    ...rows.flatMap((said, index) =>
      line(TITLES, said, { x, y: y + TITLE_HEIGHT + ROW * (index + 1) }, LETTER_HEIGHT, sheet),
    ),
  ]
}

function originText(datum: Datum | null): string {
  if (!datum) return 'Origin 0,0: origin of the drawing.'
  return datum.isWall
    ? 'Origin 0,0: middle of the door on the face of the wall.'
    : 'Origin 0,0: middle of the entrance edge of the first part. Door not entered.'
}
