/** Something that was kept, and the number of its edit. */
export type Numbered<Value> = { readonly edit: number; readonly value: Value }

/** The newest of what was found; null where nothing could be read. Of two with one number, which are the same, the first. */
export const newestOf = <Value>(found: readonly (Numbered<Value> | null)[]): Numbered<Value> | null =>
  found.reduce((best, one) => (one && (!best || one.edit > best.edit) ? one : best), null)

/** The number of the next edit: a later moment, and in any case higher than every number that was seen. */
export const nextEdit = (seen: readonly number[], now: Date): number =>
  Math.max(now.getTime(), ...seen.map((edit) => edit + 1))
