import { type RefObject, useEffect } from 'react'

type Places = {
  readonly search: RefObject<HTMLInputElement | null>
  readonly rows: RefObject<HTMLTableSectionElement | null>
  /** A stroke alone does something (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean
}

/** Up and down go from row to row, also from the search into the list; a stroke goes to the search. Enter opens, as links do. */
export function useListKeys({ search, rows, hasSingleKeys }: Places) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '/' && !hasSingleKeys) return
      const place = nextPlace(event.key, { search: search.current, rows: rows.current })
      if (!place) return
      event.preventDefault()
      place.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [search, rows, hasSingleKeys])
}

type Here = { readonly search: HTMLInputElement | null; readonly rows: HTMLTableSectionElement | null }

function nextPlace(key: string, { search, rows }: Here): HTMLElement | null {
  const active = document.activeElement
  const isInSearch = active === search
  const isTyping = active instanceof HTMLElement && active.matches('input, select, textarea')
  if (isTyping && !isInSearch) return null
  if (key === '/') return isInSearch ? null : search
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const links = [...(rows?.querySelectorAll<HTMLElement>('[data-column="quote"] a') ?? [])]
  const row = active?.closest('tr')
  const current = links.findIndex((link) => row?.contains(link))
  if (key === 'ArrowDown') return links[current + 1] ?? null
  return current === 0 ? search : (links[current - 1] ?? null)
}
