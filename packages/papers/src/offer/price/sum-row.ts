import { letters, type Row, SIZE, structured } from '@ramp/drafting'

/** What a table comes to, at the end of its figures. */
export const sumRow = (words: string, width: number): Row => ({
  height: 24,
  draw: (left, top) =>
    structured({ kind: 'paragraph' }, [
      letters(words, left + width, top + 17, { size: SIZE.heading, weight: 'bold', align: 'end' }),
    ]),
})
