import { type ProductLine, productRules } from '@ramp/domain'
import { Answers } from '@ramp/shell'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { BarNote, ProductTag, TopBar } from '../features/top-bar/top-bar.tsx'
import classes from './designer/designer-page.module.css'
import { DesignerPage } from './designer/designer-page.tsx'
import { RotateDevice } from './designer/notices/rotate-device.tsx'
import { RequireSignIn } from './require-sign-in.tsx'

const route = getRouteApi('/designer')

/** /designer?product&id: another product or id is another visit. With an id the quote says the product line. */
export function DesignerRoute() {
  const { product, id, option, enter } = route.useSearch()
  const [opened, setOpened] = useState<ProductLine | null>(null)
  if (!product) return null
  const shown = id === undefined ? product : opened
  return (
    <div className={classes.page}>
      <RotateDevice />
      <TopBar>
        {shown && <ProductTag>{productRules(shown).name}</ProductTag>}
        {id === undefined && <BarNote>Sandbox</BarNote>}
      </TopBar>
      <RequireSignIn>
        <Answers>
          <DesignerPage
            key={`${product} ${id} ${option}`}
            product={product}
            id={id}
            option={option}
            entersRise={enter === 'rise'}
            onOpened={setOpened}
          />
        </Answers>
      </RequireSignIn>
    </div>
  )
}
