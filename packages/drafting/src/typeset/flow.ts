import type { Marks } from '../marks/mark.ts'
import type { Frame } from '../sheets/paper.ts'
import { type Block, headingRow, type Row } from './row.ts'

/** So much of a sheet a block may fill; the next frame is asked for when one is full. */
export type FlowPlace = { readonly sheet: number; readonly frame: Frame }

export type Flow = {
  readonly sheets: number
  readonly marksOn: (sheet: number) => Marks
  /** Where the next block would begin. */
  readonly end: { readonly sheet: number; readonly top: number }
}

const BETWEEN = 16
/** Rows of a table that stand together at least, under its head. */
const TOGETHER = 2

/** Sets blocks one below the other, and goes on in the next place where one is full. A block of few rows is not torn. */
export function flowBlocks(blocks: readonly Block[], placeAt: (index: number) => FlowPlace): Flow {
  const set: { readonly sheet: number; readonly marks: Marks }[] = []
  let index = 0
  let place = placeAt(index)
  let y = place.frame.top
  const room = () => place.frame.top + place.frame.height - y
  const next = () => {
    index += 1
    place = placeAt(index)
    y = place.frame.top
  }
  const put = (row: Row) => {
    set.push({ sheet: place.sheet, marks: row.draw(place.frame.left, y) })
    y += row.height
  }
  for (const block of blocks) {
    let done = 0
    do {
      const opening = openingOf(block, done > 0, place.frame.width)
      const ahead = block.rows.slice(done)
      const fitting = rowsThatFit(ahead, room() - heightOf(opening), y === place.frame.top)
      if (fitting > 0 || ahead.length === 0) {
        opening.forEach(put)
        ahead.slice(0, fitting).forEach(put)
        done += fitting
      }
      if (done < block.rows.length) next()
    } while (done < block.rows.length)
    y += BETWEEN
  }
  return {
    sheets: place.sheet + 1,
    marksOn: (sheet) => set.flatMap((one) => (one.sheet === sheet ? one.marks : [])),
    end: { sheet: place.sheet, top: y },
  }
}

function openingOf({ heading, remark, head }: Block, isContinued: boolean, width: number): readonly Row[] {
  const title = headingRow(
    isContinued ? `${heading} (continued)` : heading,
    isContinued ? undefined : remark,
    width,
  )
  return [...(heading === '' ? [] : [title]), ...(head ? [head] : [])]
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0)

function rowsThatFit(rows: readonly Row[], room: number, isFresh: boolean): number {
  let left = room
  let fitting = 0
  for (const { height } of rows) {
    if (height > left) break
    left -= height
    fitting += 1
  }
  if (fitting === rows.length) return fitting
  if (fitting < Math.min(TOGETHER, rows.length)) return isFresh ? Math.max(1, fitting) : 0
  return fitting
}

/** Height of blocks set in one column. */
export const heightOfBlocks = (blocks: readonly Block[], width: number): number =>
  blocks.reduce(
    (sum, block) => sum + heightOf([...openingOf(block, false, width), ...block.rows]) + BETWEEN,
    -BETWEEN,
  )
