import type { Frame } from './occupied.ts'

/** Pixels between the picture of a system and what lies over the view. */
const AIR = 12
/** A view loses at most this share of its width or height; with more over it the system lies under it. */
const MOST = 0.45

/** What is left of a view beside everything that lies over it: for each the edge is cut off that takes the least. */
export function freeOf(view: Frame, over: readonly Frame[]): Frame {
  const cut = { left: 0, right: 0, top: 0, bottom: 0 }
  for (const { left, top, width, height } of over) {
    const needed = {
      left: left + width + AIR,
      right: view.width - left + AIR,
      top: top + height + AIR,
      bottom: view.height - top + AIR,
    }
    const lost = (edge: keyof typeof cut) =>
      Math.max(0, needed[edge] - cut[edge]) * (edge === 'left' || edge === 'right' ? view.height : view.width)
    const [least] = EDGES.toSorted((a, b) => lost(a) - lost(b))
    if (least) cut[least] = Math.max(cut[least], needed[least])
  }
  const within = (one: number, other: number, size: number): readonly [number, number] =>
    one + other <= size * MOST ? [one, other] : [0, 0]
  const [left, right] = within(cut.left, cut.right, view.width)
  const [top, bottom] = within(cut.top, cut.bottom, view.height)
  return { left, top, width: view.width - left - right, height: view.height - top - bottom }
}

const EDGES = ['left', 'right', 'top', 'bottom'] as const
