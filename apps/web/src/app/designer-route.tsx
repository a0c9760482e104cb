import { productRules } from '@ramp/domain'
import { getRouteApi } from '@tanstack/react-router'
import { BarNote, ProductTag, TopBar } from '../features/top-bar/top-bar.tsx'
import classes from './designer/designer-page.module.css'
import { DesignerPage } from './designer/designer-page.tsx'
import { RequireSignIn } from './require-sign-in.tsx'

const route = getRouteApi('/designer')

/** /designer?product&id: another product or id is another visit. */
export function DesignerRoute() {
  const { product, id } = route.useSearch()
  if (!product) return null
  return (
    <div className={classes.page}>
      <TopBar>
        <ProductTag>{productRules(product).name}</ProductTag>
        {id === undefined && <BarNote>Sandbox</BarNote>}
      </TopBar>
      <RequireSignIn>
        <DesignerPage key={`${product} ${id}`} product={product} id={id} />
      </RequireSignIn>
    </div>
  )
}
