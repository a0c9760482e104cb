import type { MouseEvent, ReactNode } from 'react'
import { addressOf, goTo, type Place } from '../lib/place.ts'

type PlaceLinkProps = {
  readonly to: Exclude<Place, { kind: 'nowhere' }>
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link inside the portal; with a modifier key it stays an ordinary link, so a new tab is one click away. */
export function PlaceLink({ to, className, children }: PlaceLinkProps) {
  const address = addressOf(to)
  return (
    <a href={address} className={className} onClick={(event) => follow(event, address)}>
      {children}
    </a>
  )
}

/** What a press on a link inside the portal does. */
export function follow(event: MouseEvent, address: string) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  goTo(address)
}
