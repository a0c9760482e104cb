import { getOfferTerms, saveOfferTerms } from '@ramp/contracts'
import { type Route, route } from '../../http/route.ts'
import type { offerTermsService } from './offer-terms.service.ts'

/** How long proposals of a dealer are valid, and where its days end. */
export const offerTermsRoutes = ({ get, save }: ReturnType<typeof offerTermsService>): Route[] => [
  route(getOfferTerms, (_, caller) => get(caller)),
  route(saveOfferTerms, (terms, caller) => save(caller, terms)),
]
