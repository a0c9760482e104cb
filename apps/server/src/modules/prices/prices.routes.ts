import {
  addContractTable,
  getDealerPrices,
  getPurchaseLevel,
  getQuotePrice,
  priceLayouts,
  saveDealerPrices,
  saveQuotePrice,
  setPurchaseLevel,
} from '@ramp/contracts'
import { LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { dealerPricesService } from './dealer-prices.service.ts'
import type { layoutPricesService } from './layout-prices.service.ts'
import type { quotePricesService } from './quote-prices.service.ts'

type Services = ReturnType<typeof dealerPricesService> & {
  readonly quotes: ReturnType<typeof quotePricesService>
  readonly ofLayouts: ReturnType<typeof layoutPricesService>
}

export const pricesRoutes = ({ quotes, ofLayouts, ...dealer }: Services): Route[] => [
  route(getDealerPrices, (_, caller) => dealer.get(caller)),
  route(saveDealerPrices, (saving, caller) => dealer.save(caller, saving)),
  route(addContractTable, (table, caller) => dealer.addTable(caller, table), { bodyLimit: LAYOUT_LIMIT }),
  route(getPurchaseLevel, ({ customerNumber }, caller) => dealer.purchaseLevel(caller, customerNumber)),
  route(setPurchaseLevel, (setting, caller) => dealer.setPurchaseLevel(caller, setting)),
  route(getQuotePrice, ({ id, option }, caller) => quotes.get(caller, id, option)),
  route(priceLayouts, (drawings, caller) => ofLayouts(caller, drawings), { bodyLimit: LAYOUT_LIMIT }),
  route(saveQuotePrice, (saving, caller) => quotes.save(caller, saving)),
]
