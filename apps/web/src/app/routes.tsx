import type { ProductLine } from '@ramp/domain'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  redirect,
} from '@tanstack/react-router'
import { DocumentationPage } from '../features/documentation/documentation-page.tsx'
import { NotFound, PageError } from '../features/error-pages/error-pages.tsx'
import { HomePage } from '../features/home/home-page.tsx'
import { accessibilityText } from '../features/legal/accessibility-text.ts'
import { agreementText } from '../features/legal/agreement-text.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { privacyText } from '../features/legal/privacy-text.ts'
import { termsText } from '../features/legal/terms-text.ts'
import { SetupPage } from '../features/setup/setup-page.tsx'
import { ThemePage } from '../features/theming/theme-page.tsx'
import { Waiting } from '../ui/messages/waiting.tsx'
import { PublicPage } from './public-page.tsx'
import { RequireSignIn } from './require-sign-in.tsx'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The designer opens these product lines only; any other leads to /setup (spec 1 §1). */
const DESIGNER_PRODUCTS = ['P3G', 'P2G', 'PHD'] as const
type DesignerSearch = { product?: ProductLine | undefined; id?: string | undefined }

const root = createRootRoute({
  component: Root,
  notFoundComponent: () => <Navigate to="/not-found" replace />,
})

const site = createRoute({ getParentRoute: () => root, id: 'site', component: SiteLayout })

const page = <Path extends string>(path: Path, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => site, path, component })

const publicPage = <Path extends string>(path: Path, Component: () => React.ReactNode) =>
  page(path, () => (
    <PublicPage>
      <Component />
    </PublicPage>
  ))

const designer = createRoute({
  getParentRoute: () => root,
  path: '/designer',
  validateSearch: (search: Record<string, unknown>): DesignerSearch => {
    // What is not valid must be said to be undefined: the router keeps a value that is only left out.
    const product = DESIGNER_PRODUCTS.find((one) => one === search.product)
    // A plus sign in an address arrives as a blank.
    const id = typeof search.id === 'string' ? search.id.replaceAll(' ', '+') : ''
    return { product, id: id === '' ? undefined : id }
  },
  beforeLoad: ({ search }) => {
    if (!search.product) throw redirect({ to: '/setup', replace: true })
  },
  component: lazyRouteComponent(() => import('./designer-route.tsx'), 'DesignerRoute'),
})

const routeTree = root.addChildren([
  site.addChildren([
    publicPage('/', HomePage),
    page('/setup', () => (
      <RequireSignIn>
        <SetupPage />
      </RequireSignIn>
    )),
    page('/documentation', () => (
      <RequireSignIn>
        <DocumentationPage />
      </RequireSignIn>
    )),
    publicPage('/terms', () => <LegalPage text={termsText} />),
    publicPage('/privacy', () => <LegalPage text={privacyText} />),
    publicPage('/agreement', () => <LegalPage text={agreementText} />),
    publicPage('/accessibility', () => <LegalPage text={accessibilityText} />),
    publicPage('/theme', ThemePage),
    page('/page-error', PageError),
    publicPage('/not-found', NotFound),
  ]),
  designer,
])

/** Query values are plain text: an id of digits stays text. */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

const stringifySearch = (search: Record<string, unknown>): string => {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return query === '' ? '' : `?${query}`
}

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: false,
  defaultErrorComponent: RouteError,
  defaultPendingComponent: () => <Waiting>Loading</Waiting>,
})

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface Register {
    router: typeof router
  }
}
