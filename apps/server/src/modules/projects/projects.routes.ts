import { vizionProjectCreate, vizionProjectGet, vizionProjectUpdate } from '@ramp/contracts'
import { LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { projectsService } from './projects.service.ts'

const limits = { bodyLimit: LAYOUT_LIMIT }

export const projectsRoutes = ({ get, save }: ReturnType<typeof projectsService>): Route[] => [
  route(vizionProjectCreate, (toSave, caller) => save(caller, toSave, { isFirst: true }), limits),
  route(vizionProjectUpdate, (toSave, caller) => save(caller, toSave, { isFirst: false }), limits),
  route(vizionProjectGet, ({ headerID, option }, caller) => get(caller, headerID, option)),
]
