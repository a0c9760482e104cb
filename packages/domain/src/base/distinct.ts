/** Up to so many values, looking through those found already is quicker than a set. */
const FEW = 16

/** Every value once, in the order they first come. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  if (values.length > FEW) return [...new Set(values)]
  const found: Value[] = []
  for (const value of values) if (!found.includes(value)) found.push(value)
  // An array that grew keeps room for more.
  return found.slice()
}
