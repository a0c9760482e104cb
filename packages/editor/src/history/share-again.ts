/**
 * Reading makes a copy of every row, also of those that several layouts share. This gives back what was read with one
 * copy for each row that was kept. Lists keep their order.
 */
export function shareAgain(): <Read>(kept: unknown, read: Read) => Read {
  const known = new WeakMap<object, unknown>()
  const shared = (kept: unknown, read: unknown): unknown => {
    if (!isObject(kept) || !isObject(read)) return read
    const before = known.get(kept)
    if (before !== undefined) return before
    const entries = Object.entries(read).map(([key, held]) => [key, shared(kept[key], held)] as const)
    const made = Array.isArray(read) ? entries.map(([, held]) => held) : Object.fromEntries(entries)
    known.set(kept, made)
    return made
  }
  // What comes back is the same as what was read, but for which of its rows are one.
  return <Read>(kept: unknown, read: Read) => shared(kept, read) as Read
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
