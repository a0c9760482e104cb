/** Asks first, and leaves by calling what it is given. */
type LeaveGuard = (leave: () => void) => void

type Entry = { readonly address: string; readonly state: unknown }

const guards = new Map<LeaveGuard, Entry>()
let isWatching = false

/** Goes at once, or when whoever has something unsaved has said so. */
export function leaveBy(go: () => void) {
  const [guard] = guards.keys()
  if (!guard) {
    go()
    return
  }
  guard(() => {
    guards.clear()
    go()
  })
}

/** Has a person asked before this page is left; the answer ends that. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.set(guard, { address: window.location.href, state: window.history.state })
  // The browser asks in its own words.
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', onUnload)
  return () => {
    guards.delete(guard)
    window.removeEventListener('beforeunload', onUnload)
  }
}

/** Before anybody hears of another address: whoever listened first would have shown the other page already. */
export function watchHistory() {
  if (isWatching) return
  isWatching = true
  window.addEventListener('popstate', onBack, { capture: true })
}

function onBack(event: PopStateEvent) {
  const [held] = guards.values()
  if (!held) return
  // The browser is at the other address already: this page goes back to its own until the person has answered.
  event.stopImmediatePropagation()
  const [wanted, state] = [window.location.href, event.state as unknown]
  window.history.pushState(held.state, '', held.address)
  leaveBy(() => {
    window.history.pushState(state, '', wanted)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })
}
