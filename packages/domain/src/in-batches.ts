/** Values in a batch: few, so that one changed value asks for little; many, so that there are few batches. */
const BATCH = 16

/**
 * Joins a long list batch by batch. A batch that holds the same values as before is taken from the time before, so that
 * after one change most of the list need not be looked at.
 */
export function inBatches<Value extends object, Joined>(
  join: (values: readonly Value[]) => Joined,
): (values: readonly Value[]) => readonly Joined[] {
  const known = new WeakMap<Value, { readonly values: readonly Value[]; readonly joined: Joined }>()
  return (values) => {
    const batches: Joined[] = []
    for (let from = 0; from < values.length; from += BATCH) {
      const batch = values.slice(from, from + BATCH)
      const [first] = batch
      if (!first) continue
      const held = known.get(first)
      const isHeld = held?.values.length === batch.length && batch.every((one, at) => one === held.values[at])
      const joined = isHeld ? held.joined : join(batch)
      if (!isHeld) known.set(first, { values: batch, joined })
      batches.push(joined)
    }
    return batches
  }
}
