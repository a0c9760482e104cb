import { z } from 'zod'
import { type Database, oneOf } from '../../db/database.ts'
import { isFull } from '../../db/database-problem.ts'
import { type Gone, type LoginMemory, loginMemory, type Payload, type Remembered } from './login-memory.ts'

const stateRow = z.object({
  id: z.string(),
  payload: z.record(z.string(), z.unknown()),
  uid: z.string().nullable(),
  grant_id: z.string().nullable(),
  expires_at: z.date().nullable(),
})
const known = z.object({ uid: z.string().optional(), grantId: z.string().optional() })

/**
 * What the provider remembers, in the database: after a restart people are still logged in, and a design that is open
 * goes on. One store a kind of thing (session, refresh token, …), with the functions the provider asks for. While the disk
 * is full it is remembered in memory, and written once there is room.
 */
export function loginState(database: Database, now: () => Date) {
  const rows = rowsOf(database, now)
  const memory = loginMemory()
  const write = writerOf(rows, memory)
  const isOver = ({ expiresAt }: Remembered) => expiresAt !== null && expiresAt <= now()

  return (kind: string) => {
    async function find(column: 'id' | 'uid', value: string): Promise<Remembered | null> {
      const here = column === 'id' ? memory.byId(kind, value) : memory.byUid(kind, value)
      if (here) return here.payload === null || isOver(here) ? null : here
      const there = await rows.find(kind, { column, value })
      if (!there || (there.grantId !== null && memory.isRevoked(kind, there.grantId))) return null
      return memory.byId(kind, there.id) ? null : there
    }
    const remove = (id: string): Gone => ({ kind, id, payload: null })
    return {
      find: async (id: string) => (await find('id', id))?.payload,
      findByUid: async (uid: string) => (await find('uid', uid))?.payload,
      /** Codes typed from another device are not offered. */
      findByUserCode: async () => undefined,
      async upsert(id: string, payload: Payload, expiresIn: number | undefined) {
        const { uid = null, grantId = null } = known.parse(payload)
        const expiresAt = expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000)
        const thing = { kind, id, payload, uid, grantId, expiresAt }
        await write(
          async () => {
            await rows.removeOver()
            await rows.write(thing)
          },
          () => memory.put(thing),
        )
      },
      async consume(id: string) {
        const consumed = { consumed: Math.floor(now().getTime() / 1000) }
        await write(
          () => rows.add(kind, id, consumed),
          async () => {
            const thing = await find('id', id)
            if (thing) memory.put({ ...thing, payload: { ...thing.payload, ...consumed } })
          },
        )
      },
      async destroy(id: string) {
        await write(
          () => rows.write(remove(id)),
          () => memory.put(remove(id)),
        )
      },
      async revokeByGrantId(grantId: string) {
        await write(
          () => rows.revoke(kind, grantId),
          () => memory.revoke(kind, grantId),
        )
      },
    }
  }
}

export type LoginState = ReturnType<typeof loginState>

/** Writes to the database, after what could not be written before; where its disk is full, remembers instead. */
function writerOf(rows: ReturnType<typeof rowsOf>, memory: LoginMemory) {
  let handingOver: Promise<void> | null = null
  const handOver = () => {
    handingOver ??= memory.handOver(rows).finally(() => {
      handingOver = null
    })
    return handingOver
  }
  return async (toDatabase: () => Promise<unknown>, toMemory: () => unknown) => {
    try {
      if (!memory.isEmpty()) await handOver()
      await toDatabase()
    } catch (error) {
      if (!isFull(error)) throw error
      await toMemory()
    }
  }
}

type Sought = { readonly column: 'id' | 'uid'; readonly value: string }

/** The rows of all kinds. */
const rowsOf = (database: Database, now: () => Date) => ({
  async find(kind: string, { column, value }: Sought) {
    const found = await database.all(
      stateRow,
      `select id, payload, uid, grant_id, expires_at from login_state
       where kind = $1 and ${column} = $2 and (expires_at is null or expires_at > $3)`,
      [kind, value, now()],
    )
    const row = oneOf(found)
    if (!row) return null
    const { grant_id: grantId, expires_at: expiresAt, ...rest } = row
    return { ...rest, kind, grantId, expiresAt } satisfies Remembered
  },
  removeOver: () => database.run('delete from login_state where expires_at < $1', [now()]),
  async write(thing: Remembered | Gone) {
    const { kind, id, payload } = thing
    if (payload === null)
      return database.run('delete from login_state where kind = $1 and id = $2', [kind, id])
    const { uid, grantId, expiresAt } = thing
    return database.run(
      `insert into login_state (kind, id, payload, uid, grant_id, expires_at)
       values ($1, $2, $3::jsonb, $4, $5, $6)
       on conflict (kind, id) do update set payload = excluded.payload, uid = excluded.uid,
         grant_id = excluded.grant_id, expires_at = excluded.expires_at`,
      [kind, id, JSON.stringify(payload), uid, grantId, expiresAt],
    )
  },
  /** Adds fields to what is remembered of a thing. */
  add: (kind: string, id: string, fields: Payload) =>
    database.run('update login_state set payload = payload || $3::jsonb where kind = $1 and id = $2', [
      kind,
      id,
      JSON.stringify(fields),
    ]),
  revoke: (kind: string, grantId: string) =>
    database.run('delete from login_state where kind = $1 and grant_id = $2', [kind, grantId]),
})
