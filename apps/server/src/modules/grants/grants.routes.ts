import { endGrant, grantAccess } from '@ramp/contracts'
import { type Route, route } from '../../http/route.ts'
import type { grantsService } from './grants.service.ts'

/** The dealer shows the manufacturer's people customer and prices for a while. */
export const grantsRoutes = ({ grant, end }: ReturnType<typeof grantsService>): Route[] => [
  route(grantAccess, ({ id }, caller) => grant(caller, id)),
  route(endGrant, ({ id }, caller) => end(caller, id)),
]
