import { getDealerPrices } from '@ramp/contracts'
import { Notice, problemText, useApi, Waiting } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { GUIDE_OF_PLACE } from '../../lib/guide-pages.ts'
import { GuideLink } from '../../ui/guide-link.tsx'
import { Page } from '../../ui/page.tsx'
import classes from './prices-page.module.css'
import { ContractTables } from './tables/contract-tables.tsx'
import { DEALER_PRICES } from './terms/dealer-prices.ts'
import { TermsForm } from './terms/terms-form.tsx'

/** How a company builds its prices; for its owner. */
export function PricesPage() {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: DEALER_PRICES,
    queryFn: () => api.call(getDealerPrices, {}),
    // What somebody is typing stays on the screen; what was saved meanwhile is told when they save.
    staleTime: 'static',
    gcTime: 0,
  })
  if (!data && !error) return <Waiting>Loading prices</Waiting>
  return (
    <Page title="Prices" note="For all of your company’s quotes. Issued quotes keep their prices.">
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {data && (
        <div className={classes.page}>
          <TermsForm saved={data} />
          <ContractTables tables={data.tables} />
          <p className={classes.hint}>
            <GuideLink page={GUIDE_OF_PLACE.prices}>About prices</GuideLink>
          </p>
        </div>
      )}
    </Page>
  )
}
