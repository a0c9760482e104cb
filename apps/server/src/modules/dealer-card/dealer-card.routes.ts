import { getDealerCard, getDealerCardVersion, saveDealerCard } from '@ramp/contracts'
import { LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { dealerCardService } from './dealer-card.service.ts'

/** What proposals say of a dealer, in versions. */
export const dealerCardRoutes = ({ get, version, save }: ReturnType<typeof dealerCardService>): Route[] => [
  route(getDealerCard, (_, caller) => get(caller)),
  route(getDealerCardVersion, (wanted, caller) => version(caller, wanted.version)),
  route(saveDealerCard, (card, caller) => save(caller, card), { bodyLimit: LAYOUT_LIMIT }),
]
