import {
  type Analysis,
  addPart,
  attachTo,
  type Edit,
  itemFor,
  type JointEnd,
  newPart,
  removeParts,
} from '@ramp/domain'

/** What a system ends on, and the plate that leads there (domain 7.5). */
export const GROUNDS = [
  { role: 'transition-ground', name: 'Soil' },
  { role: 'transition-lower', name: 'Concrete or pad' },
] as const
export type Ground = (typeof GROUNDS)[number]['role']

/** The ground that was said by drawing a transition; null where nothing is drawn and soil is assumed. */
export function groundAt({ connections, placement }: Analysis, end: JointEnd): Ground | null {
  const transition = transitionAt({ connections }, end)
  const role = transition && placement.byId.get(transition)?.item.role
  return GROUNDS.find((one) => one.role === role)?.role ?? null
}

/** Draws the transition of a ground at an exit in place of what lies there; null where the line sells none. */
export function setGround(analysis: Analysis, end: JointEnd, ground: Ground): Edit | null {
  const placed = analysis.placement.byId.get(end.part)
  const item = placed && itemFor(analysis.catalogue, ground, placed.usableWidth)
  if (!placed || !item) return null
  const { at, rotation } = attachTo({
    to: placed.sides[end.side],
    item,
    mySide: 'TOP',
    position: 'CENTER',
  })
  const plate = newPart(item, `ground-${end.part}-${end.side}`, at, rotation)
  const before = transitionAt(analysis, end)
  return plate && ((layout) => addPart(plate)(before ? removeParts([before])(layout) : layout))
}

const transitionAt = ({ connections }: Pick<Analysis, 'connections'>, { part, side }: JointEnd) =>
  connections.openings.find(({ end, use }) => use === 'exit' && end.part === part && end.side === side)
    ?.transition ?? null
