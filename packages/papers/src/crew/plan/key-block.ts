import { type Block, letters, type Row, SIZE, structured, widthOf } from '@ramp/drafting'
import type { TagKey } from '../../content/tag-keys.ts'
import { keyRowText } from '../../content/tags-shown.ts'

const LINE = 13
const GAP = 14
const SMALL = { size: SIZE.small } as const

/** What the numbers on a plan stand for, in as many columns as there is room for, and what else it has to say. */
export function keyBlock(
  { keys, remarks }: { readonly keys: readonly TagKey[]; readonly remarks: readonly string[] },
  heading: string,
  width: number,
): readonly Block[] {
  const texts = [...keys.map(({ number, tag }) => keyRowText(number, tag)), ...remarks]
  if (texts.length === 0) return []
  const each = Math.max(...texts.map((text) => widthOf(text, SMALL))) + GAP
  const columns = Math.max(1, Math.floor(width / each))
  const rows = Array.from(
    { length: Math.ceil(texts.length / columns) },
    (_, row): Row => ({
      height: LINE,
      draw: (left, top) =>
        texts
          .slice(row * columns, (row + 1) * columns)
          .flatMap((text, index) =>
            structured({ kind: 'paragraph' }, [letters(text, left + index * each, top + SIZE.small, SMALL)]),
          ),
    }),
  )
  return [{ heading, rows }]
}
