import type { Marks } from '../../marks/mark.ts'
import { type Block, type Row, titleRow } from './row.ts'
import type { Box } from './sheet.ts'

/** A column of a sheet that blocks may fill; `isLast` where no other column of the sheet follows. */
export type Frame = { readonly sheet: number; readonly box: Box; readonly isLast: boolean }

type Placed = { readonly sheet: number; readonly marks: Marks }

export type Flow = { readonly sheets: number; readonly placed: readonly Placed[] }

const BLOCK_GAP = 24

/** Sets blocks one below the other into frames, and goes on in the next frame where one is full. */
export function flowBlocks(blocks: readonly Block[], frameAt: (index: number) => Frame): Flow {
  const pen = penIn(frameAt)
  for (const block of blocks) {
    if (!pen.isFresh() && startsAnew(block, pen.frame())) pen.toNextFrame()
    setBlock(block, pen)
    pen.skip(BLOCK_GAP)
  }
  return { sheets: pen.frame().sheet + 1, placed: pen.placed }
}

const startsAnew = ({ starts }: Block, { isLast }: Frame): boolean =>
  starts === 'in-next-column' || (starts === 'in-free-column' && !isLast)

function setBlock({ title, rowsIn }: Block, pen: Pen) {
  let done = 0
  let count = 0
  do {
    const { head, rows } = rowsIn(pen.frame().box.width)
    count = rows.length
    const name = done === 0 ? title : `${title} (continued)`
    const opening = [titleRow(name, pen.frame().box.width), ...(head ? [head] : [])]
    const least = [...opening, ...rows.slice(done, done + 1)]
    if (pen.isFresh() || pen.fits(heightOf(least))) {
      opening.forEach(pen.put)
      done = setRows(rows, done, pen)
    }
    if (done < count) pen.toNextFrame()
  } while (done < count)
}

/** Sets rows as long as they fit, at least one, and says how many are done. */
function setRows(rows: readonly Row[], done: number, pen: Pen): number {
  let count = done
  for (const row of rows.slice(done)) {
    if (count > done && !pen.fits(row.height)) break
    pen.put(row)
    count += 1
  }
  return count
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0)

/** Where the next row goes, and what has been set so far. */
type Pen = {
  readonly placed: readonly Placed[]
  readonly frame: () => Frame
  readonly isFresh: () => boolean
  readonly fits: (height: number) => boolean
  readonly put: (row: Row) => void
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
    fits: (height) => y + height <= frame.box.top + frame.box.height,
    put: (row) => {
      placed.push({ sheet: frame.sheet, marks: row.draw(frame.box.left, y) })
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
