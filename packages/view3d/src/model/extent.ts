type Spot = readonly [number, number, number]

/** A box with upright sides, meters, y up. */
export type Box3 = { readonly min: Spot; readonly max: Spot }

/** Where a way begins, on its deck, meters, and which way it leads: x and z, of length 1. */
export type Way = { readonly at: Spot; readonly out: readonly [number, number] }
