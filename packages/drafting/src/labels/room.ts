import type { Frame } from '../sheets/paper.ts'

/** Keeps what stands on a sheet apart: words find a free place, or say that there is none. */
export type Room = {
  readonly take: (frame: Frame) => void
  /** Stands there already, but words may lie over it where nothing else is free. */
  readonly takeSoftly: (frame: Frame) => void
  /** The first of the places that touches nothing, taken from now on; null where all are taken. */
  readonly find: <One extends { readonly frame: Frame }>(places: Iterable<One>) => One | null
}

const AIR = 1

const meet = (a: Frame, b: Frame): boolean =>
  a.left < b.left + b.width + AIR &&
  b.left < a.left + a.width + AIR &&
  a.top < b.top + b.height + AIR &&
  b.top < a.top + a.height + AIR

/** `within`: nothing may stand beyond it. */
export function roomIn(within: Frame): Room {
  const taken: Frame[] = []
  const soft: Frame[] = []
  const isInside = ({ left, top, width, height }: Frame) =>
    left >= within.left &&
    top >= within.top &&
    left + width <= within.left + within.width &&
    top + height <= within.top + within.height
  return {
    take: (frame) => taken.push(frame),
    takeSoftly: (frame) => soft.push(frame),
    find: (places) => {
      const free = [...places].filter(
        ({ frame }) => isInside(frame) && !taken.some((one) => meet(one, frame)),
      )
      const found = free.find(({ frame }) => !soft.some((one) => meet(one, frame))) ?? free[0] ?? null
      if (found) taken.push(found.frame)
      return found
    },
  }
}
