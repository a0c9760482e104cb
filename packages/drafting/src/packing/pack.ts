import type { Size } from '../marks/view.ts'
import type { Frame } from '../sheets/paper.ts'
import { type Flow, flowBlocks } from '../typeset/flow.ts'
import { DOCUMENT_TEXT } from '../typeset/text-style.ts'
import { APART, freeColumns, freeSpot } from './free-places.ts'
import { sizeOfColumns, type WordsToPack } from './words-to-pack.ts'

/** Something that is never torn, such as a view with its title. */
export type BoxToPack = {
  readonly kind: 'box'
  /** The first that finds room is taken. */
  readonly sizes: readonly Size[]
  /** On the sheet of the last such box or on a later one; another box goes wherever it finds room. */
  readonly isInOrder: boolean
  /** Gets what is left of the sheet at its right. */
  readonly isWidened: boolean
}

/** A place on one of the sheets, which are counted from 0. */
type PackedFrame = { readonly sheet: number; readonly frame: Frame }
/** A box in its place, in the size of this number. */
export type PackedBox<Box> = PackedFrame & { readonly box: Box; readonly size: number }
/** Words with their columns; torn where those do not stand side by side. */
export type PackedWords = {
  readonly words: WordsToPack
  readonly width: number
  readonly columns: readonly PackedFrame[]
  readonly isTorn: boolean
}

export type Packing<Box> = {
  readonly sheets: number
  readonly boxes: readonly PackedBox<Box>[]
  readonly words: readonly PackedWords[]
}

export type PackRules = {
  /** Width of the columns of words. */
  readonly widthOf: (words: WordsToPack) => number
  /** Kept free at the left of the first sheet until the first words come, in points. */
  readonly margin: number
  /** Whether boxes of no order, and all but the first words, keep to the sheets from the last view on. */
  readonly isAfterViews: boolean
  /** Whether words fill what is free before a new sheet is begun for them. */
  readonly mayTear: boolean
  /** Whether the last of the sizes of a box is tried first. */
  readonly isTight: boolean
  readonly mostSheets: number
}

/**
 * Boxes and words on sheets of one size, in their order, each on the first sheet that has room for it, as high up and then as
 * far to the left as it goes; words as one group of columns, or torn over what is free where no sheet has room for that. A box
 * larger than a sheet has one for itself. Null where that takes more sheets than there may be.
 */
export function pack<Box extends BoxToPack>(
  items: readonly (Box | WordsToPack)[],
  within: Frame,
  rules: PackRules,
): Packing<Box> | null {
  const { margin, isAfterViews, mostSheets } = rules
  const boxes: PackedBox<Box>[] = []
  const words: PackedWords[] = []
  const margins = margin > 0 ? [{ ...within, width: margin - APART.across }] : []
  const taken: Frame[][] = [[...margins]]
  const take = ({ sheet, frame }: PackedFrame) => {
    while (taken.length <= sheet) taken.push([])
    taken[sheet]?.push(frame)
  }
  let view = 0
  for (const item of items) {
    const first = isAfterViews ? view : 0
    if (item.kind === 'box') {
      const packed = boxIn(item, { within, taken, first: item.isInOrder ? view : first }, rules)
      take(packed)
      boxes.push(packed)
      view = item.isInOrder ? packed.sheet : view
    } else {
      const isCover = words.length === 0
      if (isCover) taken[0]?.splice(0, margins.length)
      const packed = wordsIn(item, { within, taken, first: isCover ? 0 : first }, rules)
      packed.columns.forEach(take)
      words.push(packed)
    }
    if (taken.length > mostSheets) return null
  }
  return { sheets: taken.length, boxes: widened(boxes, within, taken), words }
}

type Taken = readonly (readonly Frame[])[]
/** Sheets of one size from the first that may be used. */
type Sheets = { readonly within: Frame; readonly taken: Taken; readonly first: number }
type Spot = PackedFrame & { readonly size: number }

/** On the first sheet that has room for one of the sizes, or on a new one; null where no sheet has. */
function firstSpot(
  sizes: readonly Spot['size'][],
  sizeOf: (size: number) => Size,
  { within, taken, first }: Sheets,
): Spot | null {
  for (let sheet = first; sheet <= taken.length; sheet += 1)
    for (const size of sizes) {
      const frame = freeSpot(sizeOf(size), within, taken[sheet] ?? [])
      if (frame) return { sheet, size, frame }
    }
  return null
}

function boxIn<Box extends BoxToPack>(box: Box, sheets: Sheets, { isTight }: PackRules): PackedBox<Box> {
  const { within, taken } = sheets
  const numbers = [...box.sizes.keys()]
  const sizeOf = (size: number): Size => box.sizes[size] ?? { width: 0, height: 0 }
  const spot = firstSpot(isTight ? numbers.toReversed() : numbers, sizeOf, sheets)
  if (spot) return { box, ...spot }
  // What is larger than a sheet has one for itself, and is drawn into as much of it as it asks for.
  const empty = taken.findIndex((frames) => frames.length === 0)
  const size = box.sizes.length - 1
  const width = Math.min(sizeOf(size).width, within.width)
  const height = Math.min(sizeOf(size).height, within.height)
  return { box, sheet: empty === -1 ? taken.length : empty, size, frame: { ...within, width, height } }
}

function wordsIn(words: WordsToPack, sheets: Sheets, { widthOf, mayTear }: PackRules): PackedWords {
  const { within, taken } = sheets
  const width = widthOf(words)
  const most = Math.max(1, Math.floor((within.width + APART.across) / (width + APART.across)))
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  const spot = firstSpot(counts, (count) => sizeOfColumns(words, width, count), sheets)
  if (!spot || (mayTear && spot.sheet === taken.length)) return tornWords(words, width, sheets)
  const columns = Array.from({ length: spot.size }, (_, index): PackedFrame => {
    const left = spot.frame.left + index * (width + APART.across)
    return { sheet: spot.sheet, frame: { ...spot.frame, left, width } }
  })
  return { words, width, columns, isTorn: false }
}

/** Words in what is free, and on further sheets. */
function tornWords(words: WordsToPack, width: number, { within, taken, first }: Sheets): PackedWords {
  const least = { width, height: Math.min(words.leastHeight(width), within.height) }
  const columnsOf = (sheet: number): readonly PackedFrame[] =>
    freeColumns(least, within, taken[sheet] ?? []).map((frame) => ({ sheet, frame }))
  const free = taken.flatMap((_, sheet) => (sheet < first ? [] : columnsOf(sheet)))
  let sheets = taken.length
  let used = 0
  const flow = flowBlocks(words.blocks(width), (index) => {
    if (index >= free.length) {
      free.push(...columnsOf(sheets))
      sheets += 1
    }
    used = index + 1
    return free[index] ?? { sheet: sheets, frame: within }
  })
  const columns = free.slice(0, used).map(({ sheet, frame }, index): PackedFrame => {
    const height =
      index === used - 1 ? flow.end.top - DOCUMENT_TEXT.flow.betweenBlocks - frame.top : frame.height
    return { sheet, frame: { ...frame, height } }
  })
  return { words, width, columns, isTorn: true }
}

/** Boxes with what is free of the sheet at their right. */
function widened<Box extends BoxToPack>(
  boxes: readonly PackedBox<Box>[],
  within: Frame,
  taken: Taken,
): readonly PackedBox<Box>[] {
  return boxes.map((one) => {
    const { left, top, width, height } = one.frame
    if (!one.box.isWidened) return one
    const ends = (taken[one.sheet] ?? [])
      .filter(
        (other) => other.left >= left + width && other.top < top + height && top < other.top + other.height,
      )
      .map((other) => other.left - APART.across)
    const right = Math.max(left + width, Math.min(within.left + within.width, ...ends))
    return { ...one, frame: { ...one.frame, width: right - left } }
  })
}

/** Rows end with their column, and a sum of heights is not exact. */
const DUST = 0.5

/** Words in their columns. */
export function flowIn({ words, width, columns }: PackedWords): Flow {
  return flowBlocks(words.blocks(width), (index) => {
    const { sheet, frame } = columns[index] ?? columns[columns.length - 1] ?? NOWHERE
    return { sheet, frame: { ...frame, height: frame.height + DUST } }
  })
}

const NOWHERE: PackedFrame = { sheet: 0, frame: { left: 0, top: 0, width: 0, height: 0 } }
