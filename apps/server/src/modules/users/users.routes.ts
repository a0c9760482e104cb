import { saveUser } from '@ramp/contracts'
import { type Route, route } from '../../http/route.ts'
import type { usersRepository } from './users.repository.ts'

/** Who somebody is and what they may do comes from the token; the body only says how to show them. */
export const usersRoutes = (users: ReturnType<typeof usersRepository>, now: () => Date): Route[] => [
  route(saveUser, async ({ name, nickname, picture }, caller) => {
    const shown = { name: name || caller.name, nickname: nickname ?? '', picture: picture ?? '' }
    const saved = await users.save(caller, shown, now())
    if (!saved) throw new Error(`user ${caller.id} was not saved`)
    return saved
  }),
]
