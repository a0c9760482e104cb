/** Where the list of the canvas stands: the option that is read, the one a range begins at, and what is selected. */
export type ListState = {
  readonly active: string | null
  readonly anchor: string | null
  readonly selection: readonly string[]
}

type ListKey = {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * What a key does in the list (WAI-ARIA, list box): up, down, Home and End select one option, with Shift all up to it; with
 * Ctrl and Shift they only go there, and Ctrl+Space adds the option to the selection or takes it out. null: the key is for
 * the canvas.
 */
export function listStep(pressed: ListKey, ids: readonly string[], state: ListState): ListState | null {
  const { key, shiftKey: isShift, altKey: isAlt } = pressed
  const isCtrl = pressed.ctrlKey || pressed.metaKey
  if (isAlt || ids.length === 0) return null
  if (key === ' ' && isCtrl && state.active !== null) return toggled(state.active, state)
  // With Ctrl alone the arrows move what is selected.
  const next = isCtrl && !isShift ? undefined : ids[placeOf(key, ids, state.active)]
  if (next === undefined) return null
  if (isCtrl) return { ...state, active: next }
  if (!isShift) return { active: next, anchor: next, selection: [next] }
  const anchor = state.anchor ?? next
  const [from, to] = [ids.indexOf(anchor), ids.indexOf(next)].toSorted((a, b) => a - b)
  return { active: next, anchor, selection: ids.slice(from, (to ?? 0) + 1) }
}

/** The list does not begin again at its end while a range grows; -1 where the key leads nowhere. */
function placeOf(key: string, ids: readonly string[], active: string | null): number {
  const at = active === null ? -1 : ids.indexOf(active)
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, ids.length - 1)
    case 'ArrowUp':
      return at === -1 ? ids.length - 1 : Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return ids.length - 1
    default:
      return -1
  }
}

const toggled = (active: string, { selection }: ListState): ListState => ({
  active,
  anchor: active,
  selection: selection.includes(active) ? selection.filter((id) => id !== active) : [...selection, active],
})
