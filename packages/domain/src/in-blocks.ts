/** Values in a block: few, so that one changed value asks for little; many, so that there are few blocks. */
const BLOCK = 16

/**
 * Joins a long list block by block. A block that holds the same values as before is taken from the time before, so that
 * after one change most of the list need not be looked at.
 */
export function inBlocks<Value extends object, Joined>(
  join: (values: readonly Value[]) => Joined,
): (values: readonly Value[]) => readonly Joined[] {
  const known = new WeakMap<Value, { readonly values: readonly Value[]; readonly joined: Joined }>()
  return (values) => {
    const blocks: Joined[] = []
    for (let from = 0; from < values.length; from += BLOCK) {
      const block = values.slice(from, from + BLOCK)
      const [first] = block
      if (!first) continue
      const held = known.get(first)
      const isHeld = held?.values.length === block.length && block.every((one, at) => one === held.values[at])
      const joined = isHeld ? held.joined : join(block)
      if (!isHeld) known.set(first, { values: block, joined })
      blocks.push(joined)
    }
    return blocks
  }
}
