import { z } from 'zod'
import { type Database, oneOf } from '../../db/database.ts'

type Payload = Readonly<Record<string, unknown>>

const stateRow = z.object({ payload: z.record(z.string(), z.unknown()) })
const known = z.object({ uid: z.string().optional(), grantId: z.string().optional() })

/**
 * What the provider remembers, in the database: after a restart people are still logged in, and a design that is open
 * goes on. One store a kind of thing (session, refresh token, …), with the functions the provider asks for.
 */
export const loginState = (database: Database, now: () => Date) => (kind: string) => {
  const findBy = async (column: 'id' | 'uid', value: string): Promise<Payload | undefined> => {
    const rows = await database.all(
      stateRow,
      `select payload from login_state
       where kind = $1 and ${column} = $2 and (expires_at is null or expires_at > $3)`,
      [kind, value, now()],
    )
    return oneOf(rows)?.payload
  }
  return {
    find: (id: string) => findBy('id', id),
    findByUid: (uid: string) => findBy('uid', uid),
    /** Codes typed from another device are not offered. */
    findByUserCode: async () => undefined,
    async upsert(id: string, payload: Payload, expiresIn: number | undefined) {
      const { uid, grantId } = known.parse(payload)
      const expiresAt = expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000)
      await database.run('delete from login_state where expires_at < $1', [now()])
      await database.run(
        `insert into login_state (kind, id, payload, uid, grant_id, expires_at)
         values ($1, $2, $3::jsonb, $4, $5, $6)
         on conflict (kind, id) do update set payload = excluded.payload, uid = excluded.uid,
           grant_id = excluded.grant_id, expires_at = excluded.expires_at`,
        [kind, id, JSON.stringify(payload), uid ?? null, grantId ?? null, expiresAt],
      )
    },
    async consume(id: string) {
      const consumed = JSON.stringify({ consumed: Math.floor(now().getTime() / 1000) })
      await database.run(
        'update login_state set payload = payload || $3::jsonb where kind = $1 and id = $2',
        [kind, id, consumed],
      )
    },
    async destroy(id: string) {
      await database.run('delete from login_state where kind = $1 and id = $2', [kind, id])
    },
    async revokeByGrantId(grantId: string) {
      await database.run('delete from login_state where kind = $1 and grant_id = $2', [kind, grantId])
    },
  }
}

export type LoginState = ReturnType<typeof loginState>
