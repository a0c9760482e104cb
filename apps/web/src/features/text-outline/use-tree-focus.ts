import { useEffect, useRef, useState } from 'react'
import type { TreeItem } from './tree-step.ts'

/** The line that takes the focus: the last one focused, else the selected one, else the first. */
export function useTreeFocus(items: readonly TreeItem[], selection: readonly string[]) {
  const tree = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const selected = selection.length === 1 ? items.find(({ id }) => id === selection[0]) : undefined
  const active = items.find(({ id }) => id === focused) ?? selected ?? items[0]

  // What is chosen on the canvas is the line that the next key acts on.
  const only = selected?.id
  useEffect(() => {
    if (only === undefined) return
    setFocused(only)
    lineOf(tree.current, only)?.scrollIntoView({ block: 'nearest' })
  }, [only])

  // A line that is gone hands the focus to the one that took its place.
  const place = useRef<number | null>(null)
  useEffect(() => {
    const { activeElement } = document
    if (place.current === null || (activeElement !== null && activeElement !== document.body)) return
    const next = items[Math.min(place.current, items.length - 1)]
    place.current = null
    if (next) focusLine(next.id)
  })

  return {
    tree,
    active,
    setFocused,
    focusLine,
    /** The line with the focus may be gone in a moment. */
    keepPlace: () => {
      place.current = active ? items.indexOf(active) : null
    },
  }

  function focusLine(id: string) {
    setFocused(id)
    lineOf(tree.current, id)?.focus()
  }
}

const lineOf = (tree: Element | null, id: string): HTMLElement | null =>
  tree?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`) ?? null
