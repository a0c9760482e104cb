import { vizionHeaderGet, vizionHeaderUpdate } from '@ramp/contracts'
import { LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { headersService } from './headers.service.ts'

export const headersRoutes = ({ open, finish }: ReturnType<typeof headersService>): Route[] => [
  route(vizionHeaderGet, ({ headerID }, caller) => open(caller, headerID)),
  route(vizionHeaderUpdate, (toFinish, caller) => finish(caller, toFinish), {
    bodyLimit: LAYOUT_LIMIT,
  }),
]
