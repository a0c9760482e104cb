import { NotFetched, nameOf, Waiting } from '@ramp/shell'
import type { User } from 'oidc-client-ts'
import { lazy, Suspense } from 'react'
import { useAuth } from 'react-oidc-context'
import { QuotePage } from '../features/quote/quote-page.tsx'
import { QuotesPage } from '../features/quotes/quotes-page.tsx'
import { placeAt, usePathname } from '../lib/place.ts'
import { useReloadOnReturn } from '../lib/use-reload-on-return.ts'
import { Bar } from '../ui/bar.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { PlaceLink } from '../ui/place-link.tsx'

/** Its fields are more than the rest of the portal shows. */
const NewQuotePage = lazy(() =>
  import('../features/new-quote/new-quote-page.tsx').then(
    ({ NewQuotePage }) => ({ default: NewQuotePage }),
    () => ({ default: NewQuoteNotFetched }),
  ),
)

const NewQuoteNotFetched = () => (
  <Page title="New quote">
    <NotFetched />
  </Page>
)

/** The portal for somebody who is signed in: the bar, and the page of the address. */
export function Portal({ user }: { readonly user: User }) {
  const { signoutRedirect } = useAuth()
  useReloadOnReturn()
  return (
    <>
      <Bar userName={nameOf(user)} onLogout={() => signoutRedirect()} />
      <CurrentPage />
    </>
  )
}

function CurrentPage() {
  const place = placeAt(usePathname())
  switch (place.kind) {
    case 'quotes':
      return <QuotesPage />
    case 'new-quote':
      return (
        <Suspense fallback={<Waiting>Loading</Waiting>}>
          <NewQuotePage />
        </Suspense>
      )
    case 'quote':
      return <QuotePage key={place.id} id={place.id} />
    case 'nowhere':
      return (
        <Page title="Not found">
          <Empty title="Nothing here" text="The page you are looking for does not exist.">
            <PlaceLink to={{ kind: 'quotes' }}>Go to your quotes</PlaceLink>
          </Empty>
        </Page>
      )
  }
}
