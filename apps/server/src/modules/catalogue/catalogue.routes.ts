import { getCatalogue } from '@ramp/contracts'
import type { ProductLine } from '@ramp/domain'
import { type Route, taggedRoute } from '../../http/route.ts'
import { maySeeInternalItems } from '../../identity/access.policy.ts'

type Catalogues = {
  readonly tagged: (
    productLine: ProductLine,
    audience: { readonly isInternal: boolean },
  ) => { readonly tag: string; readonly json: string }
}

export const catalogueRoutes = ({ tagged }: Catalogues): Route[] => [
  taggedRoute(getCatalogue, async ({ productLine }, caller) =>
    tagged(productLine, { isInternal: maySeeInternalItems(caller) }),
  ),
]
