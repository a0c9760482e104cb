import { type PointerEvent, type RefObject, useState } from 'react'
import { rowAt } from './row-at.ts'

/** Further than this a press is a drag. */
const SLOP = 5

type Drag = { readonly id: string; readonly row: number }

/** Dragging rows of a list by mouse, pen or finger: the row goes where it would land while it is moved. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (id: string, row: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const grab = (id: string, own: number, start: PointerEvent<HTMLElement>) => {
    if (start.button !== 0 || !list.current) return
    // A finger scrolls the list, and drags by the grip.
    if (start.pointerType === 'touch' && !(start.target instanceof Element && start.target.closest('svg')))
      return
    const middles = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2
    })
    let moved: Drag | null = null
    const onMove = (event: globalThis.PointerEvent) => {
      if (!moved && Math.abs(event.clientY - start.clientY) < SLOP) return
      moved = { id, row: rowAt(middles, own, event.clientY) }
      setDrag(moved)
    }
    const onEnd = ({ type }: globalThis.PointerEvent) => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onEnd)
      window.removeEventListener('pointercancel', onEnd)
      setDrag(null)
      if (moved && type === 'pointerup') onDrop(id, moved.row)
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onEnd)
    window.addEventListener('pointercancel', onEnd)
  }
  return { drag, grab }
}

/** The rows as they would be if the dragged one were let go now. */
export function withDragged<Row extends { readonly id: string }>(
  rows: readonly Row[],
  drag: Drag | null,
): readonly Row[] {
  const dragged = drag && rows.find(({ id }) => id === drag.id)
  if (!dragged) return rows
  const rest = rows.filter((row) => row !== dragged)
  return [...rest.slice(0, drag.row), dragged, ...rest.slice(drag.row)]
}
