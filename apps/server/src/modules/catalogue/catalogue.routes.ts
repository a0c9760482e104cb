import { getCatalogue } from '@ramp/contracts'
import type { ProductLine } from '@ramp/domain'
import type { Constant } from '../../http/packing/constant.ts'
import { type Route, taggedRoute } from '../../http/route.ts'
import { type Audience, audienceOf } from './catalogue.policy.ts'

type Tagged = {
  readonly tagged: (productLine: ProductLine, audience: Audience) => Constant
}

export const catalogueRoutes = ({ tagged }: Tagged): Route[] => [
  taggedRoute(getCatalogue, async ({ productLine }, caller) => tagged(productLine, audienceOf(caller))),
]
