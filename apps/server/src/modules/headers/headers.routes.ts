import { vizionHeaderGet, vizionHeaderUpdate } from '@ramp/contracts'
import { FILE_LIMIT, LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { finishService } from './finish.service.ts'
import type { headersService } from './headers.service.ts'

type Services = ReturnType<typeof headersService> & ReturnType<typeof finishService>

export const headersRoutes = ({ get, finish }: Services): Route[] => [
  route(vizionHeaderGet, ({ headerID, option }, caller) => get(caller, headerID, option)),
  route(vizionHeaderUpdate, (toFinish, caller) => finish(caller, toFinish), {
    bodyLimit: LAYOUT_LIMIT + FILE_LIMIT,
  }),
]
