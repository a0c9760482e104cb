import type { Drawing, DrawingId } from '../drawings/drawing.ts'
import type { Layout } from './layout.ts'
import type { Part, PartId } from './part.ts'

/** What lies on the canvas and may lie over something else. */
export type CanvasObject =
  | { readonly kind: 'part'; readonly id: PartId; readonly part: Part }
  | { readonly kind: 'drawing'; readonly id: DrawingId; readonly drawing: Drawing }

type Stacked = Pick<Layout, 'parts' | 'drawings' | 'stack'>

const known = new WeakMap<
  Layout['stack'],
  { readonly of: Stacked; readonly objects: readonly CanvasObject[] }
>()

/** Parts and drawings in drawing order from the lowest; what the stack does not name lies on top of what it names. */
export function objectsInOrder(layout: Stacked): readonly CanvasObject[] {
  const before = known.get(layout.stack)
  if (before?.of.parts === layout.parts && before.of.drawings === layout.drawings) return before.objects
  const objects = inOrder(layout)
  known.set(layout.stack, { of: layout, objects })
  return objects
}

function inOrder({ parts, drawings, stack }: Stacked): readonly CanvasObject[] {
  const loose = new Map<string, CanvasObject>()
  for (const part of parts) loose.set(part.id, { kind: 'part', id: part.id, part })
  for (const drawing of drawings) loose.set(drawing.id, { kind: 'drawing', id: drawing.id, drawing })
  const stacked = stack.flatMap((id) => {
    const object = loose.get(id)
    loose.delete(id)
    return object ?? []
  })
  return [...stacked, ...loose.values()]
}
