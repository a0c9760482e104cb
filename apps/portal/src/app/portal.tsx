import { nameOf } from '@ramp/shell'
import type { User } from 'oidc-client-ts'
import { useAuth } from 'react-oidc-context'
import { NewQuotePage } from '../features/new-quote/new-quote-page.tsx'
import { QuotePage } from '../features/quote/quote-page.tsx'
import { QuotesPage } from '../features/quotes/quotes-page.tsx'
import { placeAt, usePathname } from '../lib/place.ts'
import { useReloadOnReturn } from '../lib/use-reload-on-return.ts'
import { Bar } from '../ui/bar.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { PlaceLink } from '../ui/place-link.tsx'

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
      return <NewQuotePage />
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
