import {
  OFFER_STATES,
  type OfferState,
  ORDER_STATES,
  type OrderState,
  type PersonRole,
  type RevisionAction,
} from '@ramp/contracts'

/** Of the dealer's people everybody but the crew; the manufacturer's people look at offers and make none. */
const DEALER: readonly PersonRole[] = ['owner', 'sales', 'office']

export type Status = { readonly offer: OfferState; readonly order: OrderState }

export type Transition = {
  readonly action: RevisionAction
  readonly offer: readonly OfferState[]
  readonly order: readonly OrderState[]
  /** What the revision is afterwards; null where the same drawing becomes a revision of its own. */
  readonly to: Status | null
  readonly who: readonly PersonRole[]
  /** Whether customer 00000 does it, too, who acts for every dealer (spec 1 §6). */
  readonly byAnyCustomer: boolean
}

const UNORDERED = ['none'] as const

const of = (
  action: RevisionAction,
  offer: readonly OfferState[],
  order: readonly OrderState[],
  to: Status | null,
): Transition => ({ action, offer, order, to, who: DEALER, byAnyCustomer: action === 'order' })

/** Every way from one state of a revision to the next, and who may go it. What is not here is refused. */
export const TRANSITIONS: readonly Transition[] = [
  of('issue', ['none'], UNORDERED, { offer: 'issued', order: 'none' }),
  of('issue', ['issued', 'withdrawn', 'declined', 'canceled'], UNORDERED, null),
  of('withdraw', ['issued'], UNORDERED, { offer: 'withdrawn', order: 'none' }),
  of('decline', ['issued'], UNORDERED, { offer: 'declined', order: 'none' }),
  of('extend', ['issued'], UNORDERED, { offer: 'issued', order: 'none' }),
  of('approve', ['issued'], ['none'], { offer: 'approved', order: 'none' }),
  of('approve', ['issued'], ['ordered'], { offer: 'approved', order: 'ordered' }),
  of('cancel', ['approved'], UNORDERED, { offer: 'canceled', order: 'none' }),
  // Ordering a revision issues it.
  of('order', ['none', 'issued'], UNORDERED, { offer: 'issued', order: 'ordered' }),
  of('order', ['approved'], UNORDERED, { offer: 'approved', order: 'ordered' }),
]

/** The way that an action takes from a state; null where there is none. */
export const transitionOf = (action: RevisionAction, status: Status): Transition | null =>
  TRANSITIONS.find(
    (one) => one.action === action && one.offer.includes(status.offer) && one.order.includes(status.order),
  ) ?? null

/** Every state that a revision can be in. */
export const STATES: readonly Status[] = ORDER_STATES.flatMap((order) =>
  OFFER_STATES.map((offer) => ({ offer, order })),
)
