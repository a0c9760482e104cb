import { boxAround, type Point } from '@ramp/domain'
import type { SystemView, ViewShape } from '@ramp/solids'
import type { Stroke } from '../strokes/stroke.ts'
import { strokeOf } from '../strokes/view-strokes.ts'

/** Legs of a plan as blocks: those that look alike are one block, put in at each leg. */
export type LegBlocks = {
  readonly blocks: readonly { readonly name: string; readonly strokes: readonly Stroke[] }[]
  readonly inserts: readonly { readonly block: string; readonly at: Point }[]
  /** What is no leg. */
  readonly others: readonly ViewShape[]
}

export function legBlocks({ shapes }: SystemView): LegBlocks {
  const legs = new Map<string, ViewShape[]>()
  const others: ViewShape[] = []
  for (const shape of shapes) {
    if (shape.owner.kind !== 'leg') others.push(shape)
    else legs.set(shape.owner.id, [...(legs.get(shape.owner.id) ?? []), shape])
  }
  const blocks = new Map<string, { readonly name: string; readonly strokes: readonly Stroke[] }>()
  const inserts = [...legs.values()].map((own) => {
    const { min, max } = boxAround(own.flatMap(({ points }) => points))
    const at = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }
    const strokes = own.map((shape) => {
      const points = shape.points.map(({ x, y }) => ({ x: x - at.x, y: y - at.y }))
      return strokeOf({ ...shape, points })
    })
    const key = strokes.map(keyOf).join('|')
    const block = blocks.get(key) ?? { name: `LEG-${blocks.size + 1}`, strokes }
    blocks.set(key, block)
    return { block: block.name, at }
  })
  return { blocks: [...blocks.values()], inserts, others }
}

const keyOf = ({ layer, isDashed, points }: Stroke): string =>
  `${layer} ${isDashed} ${points
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .toSorted()
    .join(' ')}`
