import type { Size } from '../marks/view.ts'
import type { Frame } from '../sheets/paper.ts'
import { APART } from './free-places.ts'
import { type BoxToPack, type Packing, type PackRules, pack } from './pack.ts'
import type { WordsToPack } from './words-to-pack.ts'

/** What a set of sheets holds, in reading order; the first words have to begin on the first sheet. */
export type ToPack<Box> = { readonly boxes: readonly Box[]; readonly words: readonly WordsToPack[] }

/**
 * The packing on the fewest sheets; of equal ones the one with the least torn words, then one without a nearly empty sheet,
 * then the one whose small boxes are on the fewest sheets, then the one whose emptiest sheet is the fullest. Null where it takes more sheets than there may be.
 */
export function bestPacking<Box extends BoxToPack>(
  asked: ToPack<Box>,
  sheet: Frame,
  mostSheets = Number.POSITIVE_INFINITY,
): Packing<Box> | null {
  const least = leastSheets(asked, sheet)
  let best: Packing<Box> | null = null
  for (const means of MEANS) {
    const most: number = best ? best.sheets - 1 : mostSheets
    if (least <= most) best = bestBy(means, asked, { sheet, most }) ?? best
  }
  return best
}

type Means = Pick<PackRules, 'mayTear' | 'isTight'>
/** What is given up for a sheet, the least first. */
const MEANS: readonly Means[] = [
  { mayTear: false, isTight: false },
  { mayTear: false, isTight: true },
  { mayTear: true, isTight: false },
  { mayTear: true, isTight: true },
]

function bestBy<Box extends BoxToPack>(
  means: Means,
  asked: ToPack<Box>,
  { sheet, most }: { readonly sheet: Frame; readonly most: number },
): Packing<Box> | null {
  let best: { readonly packing: Packing<Box>; readonly score: readonly number[] } | null = null
  for (const rules of rulesFor(asked, sheet))
    for (const items of ordersOf(asked)) {
      const mostSheets: number = best?.packing.sheets ?? most
      const packing = pack(items, sheet, { ...rules, ...means, mostSheets })
      if (!packing || beginsLate(packing)) continue
      const score = scoreOf(packing, sheet)
      if (!best || isLower(score, best.score)) best = { packing, score }
    }
  return best?.packing ?? null
}

const beginsLate = ({ words: [first] }: Packing<unknown>): boolean => (first?.columns[0]?.sheet ?? 0) > 0

/** So many sheets it takes where nothing between two things is lost. */
function leastSheets<Box extends BoxToPack>({ boxes, words }: ToPack<Box>, sheet: Frame): number {
  const areas = [
    ...boxes.map(({ sizes }) => Math.min(...sizes.map(areaOf))),
    ...words.map(({ least, most, heightOf }) =>
      Math.min(...[least, most].map((width) => width * heightOf(width, 1))),
    ),
  ]
  return Math.ceil((areas.reduce((sum, area) => sum + area, 0) * CLOSEST) / areaOf(sheet))
}

const areaOf = ({ width, height }: Size): number => width * height

/** Words in columns of some widths between the narrowest and the widest take a little less than in either. */
const CLOSEST = 0.95

/** Columns of several widths; words at the left of the first sheet or in what boxes leave; what has no order from the first or from the last view on. */
function rulesFor<Box extends BoxToPack>(
  { boxes, words }: ToPack<Box>,
  sheet: Frame,
): readonly Omit<PackRules, keyof Means | 'mostSheets'>[] {
  const [first] = words
  return widthChoices(words, boxes, sheet).flatMap((widthOf) => {
    const column = first ? widthOf(first) + APART.across : 0
    const margins = first ? [column, 2 * column, 0] : [0]
    return margins.flatMap((margin) =>
      [true, false].map((isAfterViews) => ({ widthOf, margin, isAfterViews })),
    )
  })
}

/** Words of one least width are in columns of one width. */
function widthChoices(
  words: readonly WordsToPack[],
  boxes: readonly BoxToPack[],
  sheet: Frame,
): readonly PackRules['widthOf'][] {
  const byLeast = new Map(words.map((one) => [one.least, columnWidths(one, boxes, sheet)]))
  let choices: readonly ReadonlyMap<number, number>[] = [new Map()]
  for (const [least, widths] of byLeast)
    choices = choices.flatMap((chosen) => widths.map((width) => new Map([...chosen, [least, width]])))
  return choices.map(
    (chosen) =>
      ({ least }) =>
        chosen.get(least) ?? least,
  )
}

/** Equal parts of a sheet, and what the first boxes leave of one. */
function columnWidths(
  { least, most }: WordsToPack,
  boxes: readonly BoxToPack[],
  sheet: Frame,
): readonly number[] {
  const count = Math.max(1, Math.floor((sheet.width + APART.across) / (least + APART.across)))
  const parts = Array.from(
    { length: count },
    (_, index) => (sheet.width + APART.across) / (index + 1) - APART.across,
  )
  let left = sheet.width
  const rests = boxes
    .filter(({ isInOrder }) => isInOrder)
    .map(({ sizes: [size] }) => {
      left -= (size?.width ?? 0) + APART.across
      return left
    })
  const fitting = [...parts, ...rests].filter((width) => width >= least && width <= most)
  return fitting.length > 0 ? [...new Set(fitting)] : [Math.min(least, sheet.width)]
}

/** Boxes in order come first, and the first words; the others before, between or after the other words. */
function ordersOf<Box extends BoxToPack>({
  boxes,
  words,
}: ToPack<Box>): readonly (readonly (Box | WordsToPack)[])[] {
  const inOrder = boxes.filter(({ isInOrder }) => isInOrder)
  const others = boxes.filter(({ isInOrder }) => !isInOrder)
  const places = others.length === 0 ? [0] : Array.from({ length: words.length + 1 }, (_, place) => place)
  return places.map((place) => [...inOrder, ...words.slice(0, place), ...others, ...words.slice(place)])
}

/** The lower the better; a figure counts where those before it are equal. */
function scoreOf<Box extends BoxToPack>(
  { sheets, boxes, words }: Packing<Box>,
  sheet: Frame,
): readonly number[] {
  const others = boxes.filter(({ box }) => !box.isInOrder)
  const areas = [
    // What a box was widened by is as empty as before.
    ...boxes.map(({ box, size, sheet: on, frame }) => ({ on, area: areaOf(box.sizes[size] ?? frame) })),
    ...words.flatMap(({ columns }) => columns.map((one) => ({ on: one.sheet, area: areaOf(one.frame) }))),
  ]
  const filled = Array.from({ length: sheets }, (_, index) =>
    areas.reduce((sum, { on, area }) => sum + (on === index ? area : 0), 0),
  )
  const emptiest = Math.min(...filled) / areaOf(sheet)
  return [
    sheets,
    words.reduce((sum, { isTorn, columns }) => sum + (isTorn ? columns.length : 0), 0),
    emptiest < NEARLY_EMPTY ? 1 : 0,
    new Set(others.map((one) => one.sheet)).size,
    -emptiest,
  ]
}

/** Less of a sheet than this and it looks as if something were missing. */
const NEARLY_EMPTY = 0.4

const isLower = (one: readonly number[], other: readonly number[]): boolean => {
  const index = one.findIndex((value, place) => value !== other[place])
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}
