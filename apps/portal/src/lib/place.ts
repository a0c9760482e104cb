import { useSyncExternalStore } from 'react'

/** The portal's own address; the provider sends people back to it. */
export const HOME = '/portal/'
const moved = 'portal-moved'

/** Where in the portal somebody is. The three places are few enough to do without a router. */
export type Place =
  | { readonly kind: 'quotes' }
  | { readonly kind: 'new-quote' }
  | { readonly kind: 'quote'; readonly id: string }
  | { readonly kind: 'nowhere' }

export function placeAt(pathname: string): Place {
  const rest = pathname.startsWith(HOME) ? pathname.slice(HOME.length) : ''
  const [first, second, ...more] = rest.split('/').filter((part) => part !== '')
  if (first === undefined) return { kind: 'quotes' }
  if (first === 'new-quote' && second === undefined) return { kind: 'new-quote' }
  if (first === 'quotes' && second !== undefined && more.length === 0)
    return { kind: 'quote', id: decodeURIComponent(second) }
  return { kind: 'nowhere' }
}

export function addressOf(place: Exclude<Place, { kind: 'nowhere' }>): string {
  switch (place.kind) {
    case 'quotes':
      return HOME
    case 'new-quote':
      return `${HOME}new-quote`
    case 'quote':
      return `${HOME}quotes/${encodeURIComponent(place.id)}`
  }
}

/** Goes to another place without loading the page again. */
export function goTo(address: string) {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new Event(moved))
}

/** Puts another address in the place of this one, as after a sign-in. */
export function replaceAddress(address: string) {
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new Event(moved))
}

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener)
  window.addEventListener(moved, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(moved, listener)
  }
}

/** The pathname of the page, kept up to date. */
export const usePathname = () => useSyncExternalStore(subscribe, () => window.location.pathname)
