import { type Degrees, INCHES_PER_FOOT } from '@ramp/domain'
import type { Marks } from '../marks/mark.ts'
import { circleData, path } from '../marks/shapes.ts'
import { artifact, structured } from '../marks/structure.ts'
import { INK, SIZE } from '../palettes/paper.ts'
import { penOf } from '../palettes/pens.ts'
import { pointsPerInch } from '../sheets/paper.ts'
import type { Scale } from '../sheets/standard.ts'
import { across, boxed, letters, outline } from '../typeset/marks.ts'
import { paragraph, type Row, spacer, stacked, widthOf } from '../typeset/row.ts'

export const VIEW_TITLE_HEIGHT = 44

const BAR_HEIGHT = 4.5
/** Feet of a scale bar, by how large a foot is on paper: about two inches of paper long. */
function feetOf({ ratio }: Scale): readonly number[] {
  if (ratio <= 12) return [1]
  if (ratio <= 24) return [1, 2]
  if (ratio <= 64) return [1, 2, 4, 8]
  if (ratio <= 96) return [2, 4, 8, 16]
  return ratio <= 192 ? [10, 20, 30] : [20, 40, 60]
}

/** What a bar takes of a line, in points, with air before it. */
const barRoom = (scale: Scale): number =>
  (feetOf(scale).at(-1) ?? 1) * pointsPerInch(scale.ratio) * INCHES_PER_FOOT + 32

/** A bar to check the print against, in black and white feet. */
export function scaleBar(scale: Scale, right: number, top: number): Marks {
  const feet = feetOf(scale)
  const foot = pointsPerInch(scale.ratio) * INCHES_PER_FOOT
  const longest = feet.at(-1) ?? 1
  const left = right - longest * foot - widthOf(' ft', { size: SIZE.small })
  const starts = [0, ...feet.slice(0, -1)]
  return [
    ...starts.map((start, index) =>
      boxed(
        { left: left + start * foot, top, width: ((feet[index] ?? 0) - start) * foot, height: BAR_HEIGHT },
        { width: penOf('scaleBar') },
        index % 2 === 0 ? INK.ink : INK.paper,
      ),
    ),
    ...artifact(
      [0, ...feet].map((one) =>
        letters(
          one === longest ? `${one} ft` : `${one}`,
          left + one * foot - (one === longest ? 3 : 0),
          top + BAR_HEIGHT + 9.5,
          {
            size: SIZE.small,
            align: one === longest ? 'start' : 'middle',
          },
        ),
      ),
    ),
  ]
}

/** What stands under a view beside its name. */
export type Said = { readonly scale: Scale; readonly remark?: string }

const SMALL = { size: SIZE.small } as const
/** In a narrow view a remark stands below the bar. */
const NARROW = 300
const BELOW_BAR = 40

/** The scale and the remark: beside the bar, or below it. */
function wordsMarks({ scale, remark = '' }: Said, width: number): Row {
  const beside = width - 30 - barRoom(scale)
  if (remark === '' || width >= NARROW)
    return paragraph(remark === '' ? scale.words : `${scale.words}. ${remark}`, beside, SMALL)
  const words = paragraph(scale.words, beside, SMALL)
  return stacked([words, spacer(BELOW_BAR - 19 - words.height), paragraph(remark, width - 30, SMALL)])
}

/** Points under a view for its title; a long remark takes more lines. */
export const titleHeight = (said: Said, width: number): number =>
  Math.max(VIEW_TITLE_HEIGHT, wordsMarks(said, width).height + 19)

/** Number, name, scale in words and as a bar: what stands under every view. */
export function viewTitle(
  {
    number,
    name,
    scale,
    remark = '',
  }: {
    readonly number: number
    readonly name: string
    readonly scale: Scale
    readonly remark?: string
  },
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): Marks {
  const middle = { x: left + 12, y: top + 16 }
  return [
    path(circleData(middle, 11), { stroke: { color: INK.ink, width: penOf('viewNumber'), unit: 'in' } }),
    ...structured({ kind: 'heading', level: 3 }, [
      letters(`${number}`, middle.x, middle.y + 4, { size: 11.5, weight: 'bold', align: 'middle' }),
      letters(name, left + 30, top + 12, { size: 12, weight: 'bold' }),
    ]),
    across(left + 24, left + width, middle.y, { width: penOf('viewTitle') }),
    ...wordsMarks({ scale, remark }, width).draw(left + 30, top + 19),
    ...scaleBar(scale, left + width, top + 22),
  ]
}

/** An arrow to the north about a place; 0 points up the sheet. */
export function northArrow(x: number, y: number, north: Degrees): Marks {
  const radius = 13
  const turn = (north * Math.PI) / 180
  const at = (along: number, aside: number) => ({
    x: x + Math.sin(turn) * along + Math.cos(turn) * aside,
    y: y - Math.cos(turn) * along + Math.sin(turn) * aside,
  })
  const letter = at(radius + 8, 0)
  return [
    path(circleData({ x, y }, radius), { stroke: { color: INK.ink, width: penOf('north'), unit: 'in' } }),
    outline([at(radius, 0), at(-radius * 0.7, radius * 0.45), at(-radius * 0.35, 0)], null, INK.ink),
    outline([at(radius, 0), at(-radius * 0.7, -radius * 0.45), at(-radius * 0.35, 0)], {
      width: penOf('northHalf'),
    }),
    letters('N', letter.x, letter.y + 4, { size: 11, weight: 'bold', align: 'middle' }),
  ]
}
