import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { dealerPricesService } from '../modules/prices/dealer-prices.service.ts'
import { layoutPricesService } from '../modules/prices/layout-prices.service.ts'
import { type DepsOfPricing, priceOfOptionWith } from '../modules/prices/price-of-option.ts'
import { pricesRoutes } from '../modules/prices/prices.routes.ts'
import { quotePricesService } from '../modules/prices/quote-prices.service.ts'
import { priceToIssueWith, priceToPrintWith, sellingPriceWith } from '../modules/prices/selling-price.ts'
import { dealerPricesRepository } from '../modules/prices/store/dealer-prices.repository.ts'
import { optionPricesRepository } from '../modules/prices/store/option-prices.repository.ts'
import { dayIn } from '../modules/revisions/offer-days.ts'
import { termsOf } from '../modules/revisions/store/rows.ts'

type Deps = Omit<DepsOfPricing, 'repository' | 'dayOf'> &
  Omit<Parameters<typeof quotePricesService>[0], 'database' | 'repository' | 'priceOfOption'> &
  Omit<Parameters<typeof layoutPricesService>[0], 'sellingPriceOf'> & {
    readonly config: Pick<Config, 'companyZone'>
  }

/** What dealers charge: how they build prices, the price of an option of a quote, and what of it leaves the house. */
export function pricesOfDealers(database: Database, deps: Deps) {
  const repository = { ...dealerPricesRepository(database), ...optionPricesRepository(database) }
  const dayOf = async (customerNumber: string) =>
    dayIn(deps.now(), (await termsOf(database, customerNumber)).time_zone ?? deps.config.companyZone)
  const priceOfOption = priceOfOptionWith({ ...deps, repository, dayOf })
  const sellingPriceOf = sellingPriceWith(priceOfOption)
  const quotes = quotePricesService({ ...deps, database, repository, priceOfOption })
  const dealer = dealerPricesService({ repository, now: deps.now })
  const ofLayouts = layoutPricesService({ ...deps, sellingPriceOf })
  return {
    pricesRoutes: pricesRoutes({ ...dealer, quotes, ofLayouts }),
    sellingPriceOf,
    priceToPrint: priceToPrintWith(sellingPriceOf),
    priceToIssue: priceToIssueWith(sellingPriceOf),
  }
}
