import { getCatalogue } from '@ramp/contracts'
import type { ProductLine } from '@ramp/domain'
import type { Constant } from '../../http/packing/constant.ts'
import { type Route, taggedRoute } from '../../http/route.ts'
import type { LoadShown } from '../../policies/catalogue-for.ts'
import { type Audience, audienceOf } from './catalogue.policy.ts'

type Tagged = {
  readonly tagged: (productLine: ProductLine, audience: Audience, version?: string) => Constant
  readonly loadShown: LoadShown
}

export const catalogueRoutes = ({ tagged, loadShown }: Tagged): Route[] => [
  taggedRoute(getCatalogue, async ({ productLine, version }, caller) =>
    tagged(productLine, audienceOf(caller), version && (await loadShown(version))),
  ),
]
