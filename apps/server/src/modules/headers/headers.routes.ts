import { vizionHeaderGet, vizionHeaderUpdate } from '@ramp/contracts'
import { LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { headersService } from './headers.service.ts'

export const headersRoutes = ({ open, finish }: ReturnType<typeof headersService>): Route[] => [
  route(vizionHeaderGet, ({ headerID }, caller) => open(caller, headerID)),
  route(vizionHeaderUpdate, ({ headerID, layout }, caller) => finish(caller, headerID, layout), {
    bodyLimit: LAYOUT_LIMIT,
  }),
]
