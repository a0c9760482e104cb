import type { Marks } from '@ramp/drafting'
import { type Block, type Row, titleRow } from './row.ts'
import type { Box } from './sheet.ts'

/** A part of a sheet that blocks may fill; `isWhole` where it is as wide as the sheet. */
export type Frame = { readonly sheet: number; readonly box: Box; readonly isWhole: boolean }

type Placed = { readonly sheet: number; readonly title: string; readonly marks: Marks }

export type Flow = {
  readonly sheets: number
  readonly placed: readonly Placed[]
  /** The titles of the blocks on a sheet, whether they begin or go on there. */
  readonly titlesOn: (sheet: number) => readonly string[]
}

const BLOCK_GAP = 24
/** So many rows of a block stand together at least: none begins or ends with a row by itself. */
const TOGETHER = 3

/** Sets blocks one below the other into frames, and goes on in the next frame where one is full. */
export function flowBlocks(blocks: readonly Block[], frameAt: (index: number) => Frame): Flow {
  const pen = penIn(frameAt)
  for (const block of blocks) {
    if (block.starts === 'across' && !pen.frame().isWhole) pen.toNextFrame()
    setBlock(block, pen)
    pen.skip(BLOCK_GAP)
  }
  return {
    sheets: pen.frame().sheet + 1,
    placed: pen.placed,
    titlesOn: (sheet) => [
      ...new Set(pen.placed.flatMap((each) => (each.sheet === sheet ? [each.title] : []))),
    ],
  }
}

function setBlock({ title, rowsIn }: Block, pen: Pen) {
  let done = 0
  let count = 0
  do {
    const { head, rows } = rowsIn(pen.frame().box.width)
    count = rows.length
    const name = done === 0 ? title : `${title} (continued)`
    const opening = [titleRow(name, pen.frame().box.width), ...(head ? [head] : [])]
    const ahead = rows.slice(done)
    const fitting = rowsThatFit(ahead, pen.room() - heightOf(opening), pen.isFresh())
    if (fitting > 0) {
      for (const row of [...opening, ...ahead.slice(0, fitting)]) pen.put(row, title)
      done += fitting
    }
    if (done < count) pen.toNextFrame()
  } while (done < count)
}

/** How many rows go here: all, or as many as leave neither here nor in the next frame a row or two by themselves. */
function rowsThatFit(rows: readonly Row[], room: number, isFresh: boolean): number {
  let fitting = 0
  let left = room
  for (const { height } of rows) {
    if (height > left) break
    left -= height
    fitting += 1
  }
  if (fitting === rows.length) return fitting
  const kept = Math.min(fitting, rows.length - TOGETHER)
  if (kept >= Math.min(TOGETHER, rows.length)) return kept
  return isFresh ? Math.max(1, fitting) : 0
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0)

/** Where the next row goes, and what has been set so far. */
type Pen = {
  readonly placed: readonly Placed[]
  readonly frame: () => Frame
  readonly isFresh: () => boolean
  readonly room: () => number
  readonly put: (row: Row, title: string) => void
  readonly skip: (height: number) => void
  readonly toNextFrame: () => void
}

function penIn(frameAt: (index: number) => Frame): Pen {
  const placed: Placed[] = []
  let index = 0
  let frame = frameAt(index)
  let y = frame.box.top
  return {
    placed,
    frame: () => frame,
    isFresh: () => y === frame.box.top,
    room: () => frame.box.top + frame.box.height - y,
    put: (row, title) => {
      placed.push({ sheet: frame.sheet, title, marks: row.draw(frame.box.left, y) })
      y += row.height
    },
    skip: (height) => {
      y += height
    },
    toNextFrame: () => {
      index += 1
      frame = frameAt(index)
      y = frame.box.top
    },
  }
}
