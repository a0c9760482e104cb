import type { Size } from '../marks/view.ts'
import { type Block, heightOfBlocks, heightOfRows, openingRows } from '../typeset/block.ts'
import { flowBlocks } from '../typeset/flow.ts'
import { DOCUMENT_TEXT } from '../typeset/text-style.ts'
import { APART } from './free-places.ts'

/** Blocks of words that stand together, in columns of any width between two, in points. */
export type WordsToPack = {
  readonly kind: 'words'
  readonly name: string
  readonly least: number
  readonly most: number
  readonly blocks: (width: number) => readonly Block[]
  /** Height of columns of a width that hold it all, and end as even as they can. */
  readonly heightOf: (width: number, columns: number) => number
  /** A column is at least so high: rows are never cut, and two of a block stay together. */
  readonly leastHeight: (width: number) => number
}

export type WordsWidths = { readonly least: number; readonly most: number }

/** Words with what they take of a sheet, each worked out once. */
export function wordsToPack(
  name: string,
  { least, most }: WordsWidths,
  blocksFor: (width: number) => readonly Block[],
): WordsToPack {
  const blocks = known(blocksFor)
  const leastHeight = known((width: number) =>
    Math.max(LEAST_HEIGHT, ...blocks(width).map((one) => topOf(one, width))),
  )
  const heights = known((width: number) => {
    const own = { blocks: blocks(width), width, least: leastHeight(width) }
    return known((columns: number) => evenHeight(own, columns))
  })
  const heightOf = (width: number, columns: number) => heights(width)(columns)
  return { kind: 'words', name, least, most, blocks, heightOf, leastHeight }
}

/** Columns that hold but a row or two look like scraps. */
const LEAST_HEIGHT = 90

/** Its heading with its two highest rows. */
function topOf(block: Block, width: number): number {
  const opening = openingRows(block, { isContinued: false, width, style: DOCUMENT_TEXT })
  const highest = block.rows.toSorted((a, b) => b.height - a.height).slice(0, 2)
  return heightOfRows([...opening, ...highest])
}

function known<Output>(compute: (input: number) => Output): (input: number) => Output {
  const found = new Map<number, Output>()
  return (input) => {
    const output = found.get(input) ?? compute(input)
    found.set(input, output)
    return output
  }
}

/** From one height that is tried to the next: about a line. */
const STEP = 12

type Measured = { readonly blocks: readonly Block[]; readonly width: number; readonly least: number }

function evenHeight({ blocks, width, least }: Measured, columns: number): number {
  const whole = heightOfBlocks(blocks, width)
  if (columns === 1) return whole
  for (let height = Math.max(least, whole / columns); height < whole; height += STEP) {
    const frame = { left: 0, top: 0, width, height }
    const { sheets } = flowBlocks(blocks, (index) => ({ sheet: Math.floor(index / columns), frame }))
    if (sheets === 1) return height
  }
  return whole
}

/** What words take in columns of a width side by side. */
export const sizeOfColumns = (words: WordsToPack, width: number, columns: number): Size => ({
  width: columns * (width + APART.across) - APART.across,
  height: words.heightOf(width, columns),
})
