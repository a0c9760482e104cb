import type { Point } from '@ramp/domain'
import { plainText } from '../strokes/plain-text.ts'
import { LETTER_HEIGHT } from '../strokes/stroke.ts'
import { begin, placed, type Sheet, STYLE } from './entities.ts'
import { at, type Pair } from './pairs.ts'

/** A text that a block carries where it is put in: what programs list it by, what it says, and whether a drawing shows it. */
export type Attribute = {
  readonly tag: string
  readonly value: string
  /** Its middle, or the middle of its left or right end. */
  readonly at: Point
  readonly align: 'left' | 'middle' | 'right'
  readonly isShown: boolean
  readonly layer: string
}

const ALIGN = { left: 0, middle: 1, right: 2 } as const
const INVISIBLE = 1
const MIDDLE = 2

/** What a block asks for wherever it is put in: the first of its tags is shown. */
export const attributeDefinition = (
  tag: string,
  place: Point,
  { layer, isShown }: Pick<Attribute, 'layer' | 'isShown'>,
  sheet: Sheet,
): readonly Pair[] => [
  ...begin('ATTDEF', layer, sheet),
  ...textPairs('', place, 'middle', sheet),
  [100, 'AcDbAttributeDefinition'],
  [3, tag],
  [2, tag],
  [70, isShown ? 0 : INVISIBLE],
  [74, MIDDLE],
]

/** What an attribute says at one use of its block; the sheet's owner is that use. */
export const attribute = (
  { tag, value, at: place, align, isShown, layer }: Attribute,
  sheet: Sheet,
): readonly Pair[] => [
  ...begin('ATTRIB', layer, sheet),
  ...textPairs(value, place, align, sheet),
  [100, 'AcDbAttribute'],
  [2, tag],
  [70, isShown ? 0 : INVISIBLE],
  [74, MIDDLE],
]

function textPairs(said: string, place: Point, align: Attribute['align'], sheet: Sheet): readonly Pair[] {
  const where = placed(place, sheet)
  return [
    [100, 'AcDbText'],
    ...at(10, where),
    [40, LETTER_HEIGHT],
    [1, plainText(said)],
    [7, STYLE],
    [72, ALIGN[align]],
    ...at(11, where),
  ]
}
