import { useSyncExternalStore } from 'react'
import { leaveBy, watchHistory } from './leaving/leave-guard.ts'

/** The portal's own address; the provider sends people back to it. */
export const HOME = '/portal/'
const moved = 'portal-moved'

/** Where in the portal somebody is. The places are few enough to do without a router. */
export type Place =
  | {
      readonly kind: 'quotes' /** What the list is narrowed to, as in its address. */
      readonly search?: string
    }
  | { readonly kind: 'new-quote' }
  | { readonly kind: 'audit'; readonly search?: string }
  | { readonly kind: 'price-lists' }
  | { readonly kind: 'prices' }
  | { readonly kind: 'company' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'quote'; readonly id: string }
  | { readonly kind: 'nowhere' }

export function placeAt(pathname: string): Place {
  const rest = pathname.startsWith(HOME) ? pathname.slice(HOME.length) : ''
  const [first, second, ...more] = rest.split('/').filter((part) => part !== '')
  if (first === undefined) return { kind: 'quotes' }
  if (first === 'new-quote' && second === undefined) return { kind: 'new-quote' }
  if (first === 'audit' && second === undefined) return { kind: 'audit' }
  if (first === 'price-lists' && second === undefined) return { kind: 'price-lists' }
  if (first === 'prices' && second === undefined) return { kind: 'prices' }
  if (first === 'company' && second === undefined) return { kind: 'company' }
  if (first === 'settings' && second === undefined) return { kind: 'settings' }
  if (first === 'quotes' && second !== undefined && more.length === 0)
    return { kind: 'quote', id: decodeURIComponent(second) }
  return { kind: 'nowhere' }
}

export function addressOf(place: Exclude<Place, { kind: 'nowhere' }>): string {
  switch (place.kind) {
    case 'quotes':
      return HOME + (place.search ?? '')
    case 'new-quote':
      return `${HOME}new-quote`
    case 'audit':
      return `${HOME}audit${place.search ?? ''}`
    case 'price-lists':
      return `${HOME}price-lists`
    case 'prices':
      return `${HOME}prices`
    case 'company':
      return `${HOME}company`
    case 'settings':
      return `${HOME}settings`
    case 'quote':
      return `${HOME}quotes/${encodeURIComponent(place.id)}`
  }
}

/** Goes to another place without loading the page again; where something is unsaved, the person is asked first. */
export function goTo(address: string) {
  const go = () => {
    window.history.pushState({ list: listSearch() }, '', address)
    window.dispatchEvent(new Event(moved))
  }
  if (address === window.location.pathname + window.location.search) go()
  else leaveBy(go)
}

/** Puts another address in the place of this one, as after a sign-in. */
export function replaceAddress(address: string) {
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new Event(moved))
}

/** How the list was narrowed when somebody left it for this page, so that the way back leads to the same list. */
export function listSearch(): string {
  if (placeAt(window.location.pathname).kind === 'quotes') return window.location.search
  const state: unknown = window.history.state
  const isFromList = typeof state === 'object' && state !== null && 'list' in state
  return isFromList && typeof state.list === 'string' ? state.list : ''
}

function subscribe(listener: () => void) {
  watchHistory()
  window.addEventListener('popstate', listener)
  window.addEventListener(moved, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(moved, listener)
  }
}

/** The pathname of the page, kept up to date. */
export const usePathname = () => useSyncExternalStore(subscribe, () => window.location.pathname)

/** What follows the pathname: `?search=harper`. */
export const useSearch = () => useSyncExternalStore(subscribe, () => window.location.search)
