/**
 * Where in an input a text holds what no database keeps: a NUL, or half of a character that takes two (a lone surrogate).
 * The names of the fields on the way to it; null when all can be stored.
 */
export function unstorableIn(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const way = unstorableIn(inner)
    if (way) return [name, ...way]
  }
  return null
}
