import { NotFetched, nameOf, SkipLink, useSignOut, Waiting } from '@ramp/shell'
import type { User } from 'oidc-client-ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { placeAt, usePathname } from '../lib/place.ts'
import { useAccess } from '../lib/use-access.ts'
import { useReloadOnReturn } from '../lib/use-reload-on-return.ts'
import { Bar } from '../ui/bar.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { PlaceLink } from '../ui/place-link.tsx'

// A page is fetched when it is opened. Most people come for the list: it is on its way while they sign in.
const fetchQuotesPage = () =>
  import('../features/quotes/quotes-page.tsx').then(({ QuotesPage }) => QuotesPage)
// Who comes back from signing in lands here too, and goes on from here to any page.
const isBackFromSignIn = new URLSearchParams(window.location.search).has('code')
if (placeAt(window.location.pathname).kind === 'quotes' && !isBackFromSignIn)
  fetchQuotesPage().catch(() => undefined)

const QuotesPage = fetchedPage('Quotes', fetchQuotesPage)
const NewQuotePage = fetchedPage('New quote', () =>
  import('../features/new-quote/new-quote-page.tsx').then(({ NewQuotePage }) => NewQuotePage),
)
const AuditPage = fetchedPage('Audit', () =>
  import('../features/audit/audit-page.tsx').then(({ AuditPage }) => AuditPage),
)
const PriceListsPage = fetchedPage('Price lists', () =>
  import('../features/price-lists/price-lists-page.tsx').then(({ PriceListsPage }) => PriceListsPage),
)
const PricesPage = fetchedPage('Prices', () =>
  import('../features/prices/prices-page.tsx').then(({ PricesPage }) => PricesPage),
)
const CompanyPage = fetchedPage('Company', () =>
  import('../features/company/company-page.tsx').then(({ CompanyPage }) => CompanyPage),
)
const SettingsPage = fetchedPage('Settings', () =>
  import('../features/settings/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
)
const QuotePage = fetchedPage('Quote', () =>
  import('../features/quote/quote-page.tsx').then(({ QuotePage }) => QuotePage),
)

/** The portal for somebody who is signed in: the bar, and the page of the address. */
export function Portal({ user }: { readonly user: User }) {
  const { signOut, question } = useSignOut()
  const { isInternal, seesPrices, ownsPrices, isOfDealer, mayChangeSettings } = useAccess()
  useReloadOnReturn()
  return (
    <>
      <SkipLink />
      <Bar
        userName={nameOf(user)}
        readsAudit={isInternal}
        seesPrices={seesPrices}
        ownsPrices={ownsPrices}
        hasCompany={isOfDealer}
        changesSettings={mayChangeSettings}
        onLogout={signOut}
      />
      {question}
      <Suspense fallback={<Waiting>Loading</Waiting>}>
        <CurrentPage />
      </Suspense>
    </>
  )
}

function CurrentPage() {
  const place = placeAt(usePathname())
  switch (place.kind) {
    case 'quotes':
      return <QuotesPage />
    case 'new-quote':
      return <NewQuotePage />
    case 'audit':
      return <AuditPage />
    case 'price-lists':
      return <PriceListsPage />
    case 'prices':
      return <PricesPage />
    case 'company':
      return <CompanyPage />
    case 'settings':
      return <SettingsPage />
    case 'quote':
      return <QuotePage key={place.id} id={place.id} />
    case 'nowhere':
      return (
        <Page title="Not found">
          <Empty title="Page not found" text="The page you are looking for does not exist.">
            <PlaceLink to={{ kind: 'quotes' }}>Go to your quotes</PlaceLink>
          </Empty>
        </Page>
      )
  }
}

/** A page that comes with the first visit to it, and says so where its file is not there. */
function fetchedPage<Props extends object>(title: string, load: () => Promise<ComponentType<Props>>) {
  const NotThere: ComponentType<Props> = () => (
    <Page title={title}>
      <NotFetched />
    </Page>
  )
  return lazy(() =>
    load()
      .catch(() => NotThere)
      .then((page) => ({ default: page })),
  )
}
