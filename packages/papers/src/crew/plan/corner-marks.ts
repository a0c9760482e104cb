import { INK, type Marks, SIZE, wordsMarks } from '@ramp/drafting'
import { middleOf, mixed } from '../../content/part-letters.ts'
import type { PlanSheet } from '../../content/plan-drawing.ts'
import { CORNER_LETTERS, isSkew } from '../facts/stations.ts'
import type { PlanPiece } from './plan-pages.ts'

/** How far inside its corner a letter is, as a share of the way to the middle. */
const INSIDE = [0.16, 0.22, 0.28, 0.36]

/** The letters of the corners of turned parts, inside the part: the table of corners tells where each is. */
export const cornerMarks = (
  { plan, system }: PlanPiece,
  { placed: { toPaper }, room, tags }: PlanSheet,
): Marks =>
  system.parts
    .filter((part) => plan.isShown(part.id) && isSkew(part, system.datum))
    .flatMap(({ outline }) => {
      const corners = outline.map(toPaper)
      const middle = middleOf(corners)
      return corners.flatMap((corner, index): Marks => {
        const words = CORNER_LETTERS[index] ?? ''
        const places = INSIDE.map((share) => mixed(corner, middle, share))
        return (
          wordsMarks([{ words, size: SIZE.small }], places, { room, on: INK.deck }) ??
          tags.letter({ words, at: corner })
        )
      })
    })
