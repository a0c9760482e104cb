import type { User } from '@ramp/contracts'
import { z } from 'zod'
import { type Database, oneOf } from '../../db/database.ts'
import { isFull } from '../../db/database-problem.ts'
import type { Caller } from '../../identity/caller.ts'

const userRow = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    nickname: z.string(),
    picture: z.string(),
    customer_number: z.string(),
    roles: z.array(z.string()),
    permissions: z.array(z.string()),
    is_internal: z.boolean(),
    created_at: z.date(),
    updated_at: z.date(),
  })
  .transform(
    ({ customer_number, is_internal, created_at, updated_at, ...row }): User => ({
      ...row,
      customerNumber: customer_number,
      isInternal: is_internal,
      dtmCreated: created_at.toISOString(),
      dtmLastUpdate: updated_at.toISOString(),
    }),
  )

export type Shown = { readonly name: string; readonly nickname: string; readonly picture: string }

/** Writes somebody down; on a full disk they are answered as they are, so that logging in and reading go on. */
export const usersRepository = (database: Database) => ({
  async save(caller: Caller, shown: Shown, now: Date): Promise<User | null> {
    try {
      return await save(database, caller, { shown, now })
    } catch (error) {
      if (!isFull(error)) throw error
      return unsaved(caller, { shown, now })
    }
  },
})

type Seen = { readonly shown: Shown; readonly now: Date }

function unsaved(
  { id, email, customerNumber, roles, permissions, isInternal }: Caller,
  { shown, now }: Seen,
): User {
  const at = now.toISOString()
  return {
    ...{ id, email, ...shown, customerNumber, isInternal },
    ...{ roles: [...roles], permissions: [...permissions], dtmCreated: at, dtmLastUpdate: at },
  }
}

const save = async (
  database: Database,
  caller: Caller,
  { shown: { name, nickname, picture }, now }: Seen,
): Promise<User | null> =>
  oneOf(
    await database.all(
      userRow,
      `insert into users (id, email, name, nickname, picture, customer_number, roles, permissions, is_internal, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $10)
         on conflict (id) do update set email = excluded.email, name = excluded.name, nickname = excluded.nickname,
           picture = excluded.picture, customer_number = excluded.customer_number, roles = excluded.roles,
           permissions = excluded.permissions, is_internal = excluded.is_internal, updated_at = excluded.updated_at
         returning ${Object.keys(userRow.in.shape).join(', ')}`,
      [
        caller.id,
        caller.email,
        name,
        nickname,
        picture,
        caller.customerNumber,
        JSON.stringify(caller.roles),
        JSON.stringify(caller.permissions),
        caller.isInternal,
        now,
      ],
    ),
  )
