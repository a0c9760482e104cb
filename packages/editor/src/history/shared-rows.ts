/** Values that may hold one another, written so that what several of them share is written once. */
export type Packed = { readonly nodes: readonly unknown[]; readonly root: number }

/** A place in the list of nodes; anything else in a node is a plain value. */
type Ref = readonly [index: number]

/** Layouts of a history share every row they do not change: as text that is the difference between some kB and some MB. */
export function packShared(value: object): Packed {
  const nodes: unknown[] = []
  const known = new Map<object, number>()
  const indexOf = (one: object): number => {
    const index = known.get(one)
    if (index !== undefined) return index
    const node = Array.isArray(one)
      ? one.map(encode)
      : Object.fromEntries(Object.entries(one).map(([key, held]) => [key, encode(held)]))
    known.set(one, nodes.length)
    return nodes.push(node) - 1
  }
  const encode = (held: unknown): unknown =>
    typeof held === 'object' && held !== null ? ([indexOf(held)] satisfies Ref) : held
  return { nodes, root: indexOf(value) }
}

/** The value again, and what was shared is shared again. Throws when the text was not written by `packShared`. */
export function unpackShared({ nodes, root }: Packed): unknown {
  const made: unknown[] = []
  for (const node of nodes) {
    if (typeof node !== 'object' || node === null) throw new Error('A node holds a list or named values')
    made.push(
      Array.isArray(node)
        ? node.map(decode)
        : Object.fromEntries(Object.entries(node).map(([key, held]) => [key, decode(held)])),
    )
  }
  return made[root]

  // A node comes after everything it holds, so what it refers to is made already.
  function decode(held: unknown): unknown {
    if (!Array.isArray(held)) return held
    const [index] = held
    if (typeof index !== 'number' || index >= made.length) throw new Error('A node refers to one before it')
    return made[index]
  }
}
