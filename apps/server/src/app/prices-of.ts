import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Route } from '../http/route.ts'
import { dealerPricesService } from '../modules/prices/dealer-prices.service.ts'
import { type DepsOfPricing, priceOfOptionWith } from '../modules/prices/price-of-option.ts'
import { pricesRoutes } from '../modules/prices/prices.routes.ts'
import { quotePricesService } from '../modules/prices/quote-prices.service.ts'
import { dealerPricesRepository } from '../modules/prices/store/dealer-prices.repository.ts'
import { optionPricesRepository } from '../modules/prices/store/option-prices.repository.ts'
import { dayIn } from '../modules/revisions/offer-days.ts'
import { termsOf } from '../modules/revisions/store/rows.ts'

type Deps = Omit<DepsOfPricing, 'repository' | 'dayOf'> &
  Omit<Parameters<typeof quotePricesService>[0], 'database' | 'repository' | 'priceOfOption'> & {
    readonly config: Pick<Config, 'companyZone'>
  }

/** What dealers charge: how they build prices, and the price of an option of a quote. */
export function pricesOfDealers(database: Database, deps: Deps): { readonly routes: Route[] } {
  const repository = { ...dealerPricesRepository(database), ...optionPricesRepository(database) }
  const dayOf = async (customerNumber: string) =>
    dayIn(deps.now(), (await termsOf(database, customerNumber)).time_zone ?? deps.config.companyZone)
  const priceOfOption = priceOfOptionWith({ ...deps, repository, dayOf })
  const quotes = quotePricesService({ ...deps, database, repository, priceOfOption })
  const dealer = dealerPricesService({ repository, now: deps.now })
  return { routes: pricesRoutes({ ...dealer, quotes }) }
}
