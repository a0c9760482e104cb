/** A drawing as text, the same however its fields were ordered: what its hash is made from. */
export const drawingText = (drawing: unknown): string => JSON.stringify(sorted(drawing))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}

const LETTERS = 16

/** The first letters of a SHA-256, as papers print them. */
export const hashLetters = (digest: Uint8Array): string =>
  Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, LETTERS)
