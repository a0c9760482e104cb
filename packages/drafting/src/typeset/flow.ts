import type { Marks } from '../marks/mark.ts'
import { artifact } from '../marks/structure.ts'
import type { Frame } from '../sheets/paper.ts'
import { type Block, type BlockFor, heightOfRows, openingRows } from './block.ts'
import type { Row } from './row.ts'
import { DOCUMENT_TEXT, type TextStyle } from './text-style.ts'

/** So much of a sheet blocks may fill; the next place is asked for when one is full. */
export type FlowPlace = {
  readonly sheet: number
  readonly frame: Frame
  /** As wide as the sheet: blocks that start across stand here. */
  readonly isWhole?: boolean
}

export type Flow = {
  readonly sheets: number
  readonly marksOn: (sheet: number) => Marks
  /** The headings of the blocks on a sheet, whether they begin or go on there. */
  readonly headingsOn: (sheet: number) => readonly string[]
  /** Where the next block would begin. */
  readonly end: { readonly sheet: number; readonly top: number }
}

/** Sets blocks one below the other, and goes on in the next place where one is full. A block of few rows is not torn. */
export function flowBlocks(
  blocks: readonly (Block | BlockFor)[],
  placeAt: (index: number) => FlowPlace,
  style: TextStyle = DOCUMENT_TEXT,
): Flow {
  const cursor = cursorIn(placeAt)
  for (const block of blocks) {
    setBlock(typeof block === 'function' ? block : () => block, cursor, style)
    cursor.skip(style.flow.betweenBlocks)
  }
  const { set } = cursor
  return {
    sheets: cursor.place().sheet + 1,
    marksOn: (sheet) => set.flatMap((one) => (one.sheet === sheet ? one.marks() : [])),
    headingsOn: (sheet) => [...new Set(set.flatMap((one) => (one.sheet === sheet ? [one.heading] : [])))],
    end: { sheet: cursor.place().sheet, top: cursor.top() },
  }
}

function setBlock(blockFor: BlockFor, cursor: Cursor, style: TextStyle) {
  const here = () => blockFor(cursor.place().frame.width)
  if (here().starts === 'across' && cursor.place().isWhole !== true) cursor.toNextPlace()
  let done = 0
  let count = 0
  do {
    const block = here()
    count = block.rows.length
    const opening = openingRows(block, { isContinued: done > 0, width: cursor.place().frame.width, style })
    const ahead = block.rows.slice(done)
    const fitting = rowsThatFit(ahead, {
      room: cursor.room() - heightOfRows(opening),
      isFresh: cursor.isFresh(),
      style,
    })
    if (fitting > 0 || ahead.length === 0) {
      // What is set again where a block goes on is said already.
      for (const row of opening) cursor.put(done > 0 ? saidBefore(row) : row, block.heading)
      for (const row of ahead.slice(0, fitting)) cursor.put(row, block.heading)
      done += fitting
    }
    if (done < count) cursor.toNextPlace()
  } while (done < count)
}

const saidBefore = (row: Row): Row => ({ ...row, draw: (left, top) => artifact(row.draw(left, top)) })

type Fitting = { readonly room: number; readonly isFresh: boolean; readonly style: TextStyle }

/** How many rows go here: all, or as many as leave too few by themselves neither here nor in the next place. */
function rowsThatFit(rows: readonly Row[], { room, isFresh, style }: Fitting): number {
  const { first, next } = style.flow.together
  let left = room
  let fitting = 0
  for (const { height } of rows) {
    if (height > left) break
    left -= height
    fitting += 1
  }
  if (fitting === rows.length) return fitting
  const kept = Math.min(fitting, rows.length - next)
  if (kept >= Math.min(first, rows.length)) return kept
  return isFresh ? Math.max(1, fitting) : 0
}

/** A row at its place; drawn when it is asked for, because most flows only find out how high they are. */
type SetRow = { readonly sheet: number; readonly heading: string; readonly marks: () => Marks }

/** Where the next row goes, and what has been set so far. */
type Cursor = {
  readonly set: readonly SetRow[]
  readonly place: () => FlowPlace
  readonly top: () => number
  /** Nothing stands in this place yet. */
  readonly isFresh: () => boolean
  readonly room: () => number
  readonly put: (row: Row, heading: string) => void
  readonly skip: (height: number) => void
  readonly toNextPlace: () => void
}

function cursorIn(placeAt: (index: number) => FlowPlace): Cursor {
  const set: SetRow[] = []
  let index = 0
  let place = placeAt(index)
  let y = place.frame.top
  return {
    set,
    place: () => place,
    top: () => y,
    isFresh: () => y === place.frame.top,
    room: () => place.frame.top + place.frame.height - y,
    put: (row, heading) => {
      const [{ sheet, frame }, top] = [place, y]
      set.push({ sheet, heading, marks: () => row.draw(frame.left, top) })
      y += row.height
    },
    skip: (height) => {
      y += height
    },
    toNextPlace: () => {
      index += 1
      place = placeAt(index)
      y = place.frame.top
    },
  }
}
