export type Payload = Readonly<Record<string, unknown>>

/** One thing that the provider remembers. */
export type Remembered = {
  readonly kind: string
  readonly id: string
  readonly payload: Payload
  readonly uid: string | null
  readonly grantId: string | null
  readonly expiresAt: Date | null
}

/** A thing that the database may still have, and that counts no more. */
export type Gone = { readonly kind: string; readonly id: string; readonly payload: null }

/** More than people who log in while a disk is full; the oldest goes first. */
const MOST = 20_000

/**
 * What the provider could not write, because the disk of its database is full: it goes before what the database says, until it can be
 * written there. A thing that is gone here is gone, whatever the database still has.
 */
export function loginMemory() {
  const things = new Map<string, Remembered | Gone>()
  const revoked = new Map<string, { readonly kind: string; readonly grantId: string }>()
  const all = () => [...things.values()]
  return {
    isEmpty: () => things.size === 0 && revoked.size === 0,
    put(thing: Remembered | Gone) {
      const key = keyOf(thing.kind, thing.id)
      things.delete(key)
      things.set(key, thing)
      if (things.size > MOST) forgetOldest(things)
    },
    revoke(kind: string, grantId: string) {
      for (const thing of all())
        if (thing.payload !== null && thing.kind === kind && thing.grantId === grantId)
          things.set(keyOf(kind, thing.id), { kind, id: thing.id, payload: null })
      revoked.set(keyOf(kind, grantId), { kind, grantId })
    },
    byId: (kind: string, id: string) => things.get(keyOf(kind, id)) ?? null,
    byUid: (kind: string, uid: string) =>
      all().find((one) => one.payload !== null && one.kind === kind && one.uid === uid) ?? null,
    isRevoked: (kind: string, grantId: string) => revoked.has(keyOf(kind, grantId)),
    /** Hands over all of it, grants first; what was written is forgotten here, unless it has changed meanwhile. */
    async handOver(to: {
      readonly revoke: (kind: string, grantId: string) => Promise<unknown>
      readonly write: (thing: Remembered | Gone) => Promise<unknown>
    }) {
      for (const [key, { kind, grantId }] of [...revoked]) {
        await to.revoke(kind, grantId)
        revoked.delete(key)
      }
      for (const [key, thing] of [...things]) {
        await to.write(thing)
        if (things.get(key) === thing) things.delete(key)
      }
    },
  }
}

export type LoginMemory = ReturnType<typeof loginMemory>

const keyOf = (kind: string, id: string) => JSON.stringify([kind, id])

/** A token that was used or taken back must not come alive again: those stay. */
function forgetOldest(things: Map<string, Remembered | Gone>) {
  for (const [key, { payload }] of things)
    if (payload !== null && payload.consumed === undefined) {
      things.delete(key)
      return
    }
}
