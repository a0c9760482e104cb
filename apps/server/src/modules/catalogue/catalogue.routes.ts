import { getCatalogue } from '@ramp/contracts'
import type { ProductLine } from '@ramp/domain'
import { type Route, taggedRoute } from '../../http/route.ts'

type Catalogues = {
  readonly tagged: (productLine: ProductLine) => { readonly tag: string; readonly json: string }
}

export const catalogueRoutes = ({ tagged }: Catalogues): Route[] => [
  taggedRoute(getCatalogue, async ({ productLine }) => tagged(productLine)),
]
