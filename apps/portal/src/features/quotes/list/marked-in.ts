/** A stretch of a text, and whether it was searched for. */
export type Piece = { readonly piece: string; readonly isFound: boolean; readonly from: number }

/** Cuts a text where words that were searched for begin and end, in any case; where two begin, the longer one counts. */
export function markedIn(text: string, words: readonly string[]): readonly Piece[] {
  const wanted = words.filter((word) => word !== '').toSorted((a, b) => b.length - a.length)
  if (wanted.length === 0) return [{ piece: text, isFound: false, from: 0 }]
  const pattern = new RegExp(`(${wanted.map(literal).join('|')})`, 'giu')
  let from = 0
  return text.split(pattern).flatMap((piece, index) => {
    const cut = { piece, isFound: index % 2 === 1, from }
    from += piece.length
    return piece === '' ? [] : [cut]
  })
}

/** The words of a search. */
export const wordsOf = (search: string | undefined): readonly string[] =>
  (search ?? '').split(/\s+/).filter((word) => word !== '')

const literal = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
