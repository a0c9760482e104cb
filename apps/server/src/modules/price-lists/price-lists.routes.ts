import {
  checkPriceList,
  getPriceListFile,
  listPriceLists,
  listTouchedQuotes,
  publishPriceList,
  takeBackPriceList,
} from '@ramp/contracts'
import { LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { priceListsService } from './price-lists.service.ts'

const limits = { bodyLimit: LAYOUT_LIMIT }

export const priceListsRoutes = (lists: ReturnType<typeof priceListsService>): Route[] => [
  route(listPriceLists, (_, caller) => lists.list(caller)),
  route(checkPriceList, (toPublish, caller) => lists.check(caller, toPublish), limits),
  route(publishPriceList, (toPublish, caller) => lists.publish(caller, toPublish), limits),
  route(takeBackPriceList, ({ name }, caller) => lists.takeBack(caller, name)),
  route(getPriceListFile, ({ name }, caller) => lists.file(caller, name)),
  route(listTouchedQuotes, ({ name }, caller) => lists.touched(caller, name)),
]
