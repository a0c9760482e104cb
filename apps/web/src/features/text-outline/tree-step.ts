/** A line of the tree that can have the focus: the heading of a group, or a row of it. */
export type TreeItem = {
  readonly id: string
  /** The group a row belongs to; null for the heading itself. */
  readonly group: string | null
}

/** A key that was pressed; modified by Ctrl, Alt or the command key. */
export type TreeKey = { readonly key: string; readonly isModified: boolean }

/** What a key does in the tree (WAI-ARIA, tree view). */
export type TreeStep =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'open' | 'close'; readonly group: string }
  | { readonly kind: 'choose' }
  /** On to what may be joined to the row. */
  | { readonly kind: 'join' }
  /** The canvas does it, to the row: a move, a turn, a removal. */
  | { readonly kind: 'act' }
  /** An arrow key that leads nowhere; the canvas must not hear it. */
  | { readonly kind: 'stay' }

type At = {
  readonly items: readonly TreeItem[]
  readonly active: TreeItem
  readonly isClosed: (group: string) => boolean
}

const ACTS = /^(Delete|Backspace|r)$/i
const ARROW = /^Arrow/

/** null: the key means nothing here. */
export function treeStep({ key, isModified }: TreeKey, at: At): TreeStep | null {
  const isRow = at.active.group !== null
  if (isModified) return isRow && ARROW.test(key) ? { kind: 'act' } : null
  if (isRow && ACTS.test(key)) return { kind: 'act' }
  if (isRow && /^j$/i.test(key)) return { kind: 'join' }
  return walk(key, at) ?? (ARROW.test(key) ? { kind: 'stay' } : null)
}

function walk(key: string, { items, active, isClosed }: At): TreeStep | null {
  const at = items.indexOf(active)
  switch (key) {
    case 'ArrowDown':
      return goTo(items[at + 1])
    case 'ArrowUp':
      return goTo(items[at - 1])
    case 'Home':
      return goTo(items[0])
    case 'End':
      return goTo(items.at(-1))
    case 'ArrowRight':
      if (active.group !== null) return null
      return isClosed(active.id) ? { kind: 'open', group: active.id } : goTo(items[at + 1])
    case 'ArrowLeft':
      if (active.group !== null) return { kind: 'go', to: active.group }
      return isClosed(active.id) ? null : { kind: 'close', group: active.id }
    case 'Enter':
    case ' ':
      return { kind: 'choose' }
    default:
      return null
  }
}

const goTo = (item: TreeItem | undefined): TreeStep | null => (item ? { kind: 'go', to: item.id } : null)
