import { headingRow, type Row } from './row.ts'
import { DOCUMENT_TEXT, type TextStyle } from './text-style.ts'

/** What stands under one heading; it may go on in the next column or on the next sheet. */
export type Block = {
  readonly heading: string
  /** In small letters beside the heading. */
  readonly remark?: string | undefined
  /** Where the block before ends, or only where a place is as wide as its sheet. */
  readonly starts?: 'here' | 'across' | undefined
  /** Set again where the block goes on. */
  readonly head?: Row | undefined
  readonly rows: readonly Row[]
}

/** A block made for the width of the place where it stands; one that may go on elsewhere has as many rows in every width. */
export type BlockFor = (width: number) => Block

/** The block made once for each width, however often it is set. */
export function madeOnce(blockFor: BlockFor): BlockFor {
  const known = new Map<number, Block>()
  return (width) => {
    const block = known.get(width) ?? blockFor(width)
    known.set(width, block)
    return block
  }
}

type Opening = { readonly isContinued: boolean; readonly width: number; readonly style: TextStyle }

/** The heading and the head of a block; a remark is not said again where it goes on. */
export function openingRows(
  { heading, remark, head }: Block,
  { isContinued, width, style }: Opening,
): readonly Row[] {
  const title = isContinued ? { heading: `${heading} (continued)` } : { heading, remark }
  return [...(heading === '' ? [] : [headingRow(title, width, style)]), ...(head ? [head] : [])]
}

export const heightOfRows = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0)

/** Height of blocks set in one column. */
export const heightOfBlocks = (
  blocks: readonly Block[],
  width: number,
  style: TextStyle = DOCUMENT_TEXT,
): number =>
  blocks.reduce(
    (sum, block) =>
      sum +
      heightOfRows([...openingRows(block, { isContinued: false, width, style }), ...block.rows]) +
      style.flow.betweenBlocks,
    -style.flow.betweenBlocks,
  )
