import type { ProductLine } from '@ramp/domain'
import { Waiting } from '@ramp/shell'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
  type RouteComponent,
  redirect,
  useSearch,
} from '@tanstack/react-router'
import { NotFound, PageError } from '../features/error-pages/error-pages.tsx'
import { PublicPage } from './public-page.tsx'
import { RequireSignIn } from './require-sign-in.tsx'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The designer opens these product lines only; any other leads to /setup (spec 1 §1). */
const DESIGNER_PRODUCTS = ['P3G', 'P2G', 'PHD'] as const
type DesignerSearch = {
  product?: ProductLine | undefined
  id?: string | undefined
  /** Which option of the quote. */
  option?: number | undefined
  /** The portal leads to the field of a height that is missing. */
  enter?: 'rise' | undefined
}

const root = createRootRoute({
  component: Root,
  notFoundComponent: () => <Navigate to="/not-found" replace />,
})

const site = createRoute({ getParentRoute: () => root, id: 'site', component: SiteLayout })

/** For everybody. */
const open = createRoute({
  getParentRoute: () => site,
  id: 'open',
  component: () => (
    <PublicPage>
      <Outlet />
    </PublicPage>
  ),
})

/** For people who are signed in. */
const signedIn = createRoute({
  getParentRoute: () => site,
  id: 'signed-in',
  component: () => (
    <RequireSignIn>
      <Outlet />
    </RequireSignIn>
  ),
})

const designer = createRoute({
  getParentRoute: () => root,
  path: '/designer',
  validateSearch: (search: Record<string, unknown>): DesignerSearch => {
    // What is not valid must be said to be undefined: the router keeps a value that is only left out.
    const product = DESIGNER_PRODUCTS.find((one) => one === search.product)
    // A plus sign in an address arrives as a blank.
    const id = typeof search.id === 'string' ? search.id.replaceAll(' ', '+') : ''
    const number = Number(search.option)
    const option = Number.isInteger(number) && number > 0 ? number : undefined
    return {
      product,
      id: id === '' ? undefined : id,
      option,
      enter: search.enter === 'rise' ? 'rise' : undefined,
    }
  },
  beforeLoad: ({ search }) => {
    if (!search.product) throw redirect({ to: '/setup', replace: true })
  },
  component: lazyRouteComponent(() => import('./designer-route.tsx'), 'DesignerRoute'),
})

const openPage = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => open, path, component })

const signedInPage = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => signedIn, path, component })

const HomePage = lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage')
/** Who comes back from the identity provider is led on from here, so nothing of the page is fetched for them. */
function Home() {
  // Of this page, not of the address: that is the next page's already while it is fetched.
  const isReturning = useSearch({ strict: false, select: (search) => 'code' in search && 'state' in search })
  return isReturning ? <Waiting>Loading</Waiting> : <HomePage />
}

// A page is fetched when it is opened.
const legal = () => import('../features/legal/legal-pages.tsx')
const theming = () => import('../features/theming/theme-page.tsx')
const setup = () => import('../features/setup/setup-page.tsx')
const documentation = () => import('../features/documentation/documentation-page.tsx')

const routeTree = root.addChildren([
  site.addChildren([
    open.addChildren([
      openPage('/', Home),
      openPage('/terms', lazyRouteComponent(legal, 'TermsPage')),
      openPage('/privacy', lazyRouteComponent(legal, 'PrivacyPage')),
      openPage('/agreement', lazyRouteComponent(legal, 'AgreementPage')),
      openPage('/accessibility', lazyRouteComponent(legal, 'AccessibilityPage')),
      openPage('/theme', lazyRouteComponent(theming, 'ThemePage')),
      openPage('/not-found', NotFound),
    ]),
    signedIn.addChildren([
      signedInPage('/setup', lazyRouteComponent(setup, 'SetupPage')),
      signedInPage('/documentation', lazyRouteComponent(documentation, 'DocumentationPage')),
      signedInPage('/documentation/$section/$topic', lazyRouteComponent(documentation, 'DocumentationPage')),
    ]),
    createRoute({ getParentRoute: () => site, path: '/page-error', component: PageError }),
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
