import { type Analysis, dot, type Inches, type Point, subtract } from '@ramp/domain'
import { cornersOf } from '../solid/extent.ts'
import type { Role } from '../solid/role.ts'
import type { BoxSolid, Owner, Prism, Solid } from '../solid/solid.ts'
import { solidsOf } from '../solids-of.ts'
import { up } from './shapes-along.ts'
import type { Stretch } from './unrolled.ts'
import type { ViewShape } from './view-shape.ts'

/** What of a site an elevation cuts through. */
const CUT: readonly Role[] = ['porch', 'house', 'door']
/** Seen so far behind the place where the walk begins, and so high over its deck. */
const BEHIND: Inches = 36
const OVER_DECK: Inches = 30

/** Where the walk begins and how far it goes straight on. */
type Line = { readonly start: Stretch; readonly length: Inches; readonly behind: Inches }

/** House, door and porch where the line of the walk cuts them, each as high as it stands; the wall below a door ends at its sill. */
export function siteAlong(stretches: readonly Stretch[], analysis: Analysis): readonly ViewShape[] {
  const solids = solidsOf(analysis).filter(({ role }) => CUT.includes(role))
  return linesOf(stretches).flatMap((line) => {
    const cuts = merged(solids.flatMap((solid) => cutOf(solid, line) ?? []))
    const doors = cuts.filter(({ role }) => role === 'door')
    return cuts.map(({ owner, role, from, to, low, high }): ViewShape => {
      const door = role === 'house' ? doors.find((one) => one.from < to && from < one.to) : undefined
      const top = door ? Math.min(high, door.low) : Math.min(high, line.start.heights[0] + OVER_DECK)
      const points = [up(from, top), up(to, top), up(to, low), up(from, low)]
      return { owner, role, points, isClosed: true, isHidden: false }
    })
  })
}

/** One line for each stretch of the walk between two turns. */
function linesOf(stretches: readonly Stretch[]): readonly Line[] {
  const lines: Line[] = []
  let isOpen = false
  for (const [index, stretch] of stretches.entries()) {
    const last = lines.at(-1)
    const length = stretch.to - stretch.from
    if (isOpen && last) lines[lines.length - 1] = { ...last, length: last.length + length }
    else lines.push({ start: stretch, length, behind: index === 0 ? BEHIND : 0 })
    isOpen = stretch.turn === 0
  }
  return lines
}

type Cut = {
  readonly owner: Owner
  readonly role: Role
  readonly from: Inches
  readonly to: Inches
  readonly low: Inches
  readonly high: Inches
}

/** What stands on a site is cut into triangles: those of one thing that touch are one cut. */
function merged(cuts: readonly Cut[]): readonly Cut[] {
  const whole: Cut[] = []
  for (const cut of cuts.toSorted((a, b) => a.from - b.from)) {
    const at = whole.findIndex(
      ({ role, owner, to }) => role === cut.role && owner.id === cut.owner.id && to > cut.from - 0.1,
    )
    const held = whole[at]
    if (!held) whole.push(cut)
    else
      whole[at] = {
        ...held,
        to: Math.max(held.to, cut.to),
        low: Math.min(held.low, cut.low),
        high: Math.max(held.high, cut.high),
      }
  }
  return whole
}

/** Between which places of its line a solid with a convex outline stands; null where the line misses it. */
function cutOf(solid: Solid, { start, length, behind }: Line): Cut | null {
  if (solid.kind !== 'box' && solid.kind !== 'prism') return null
  const heights = cornersOf(solid).map(({ z }) => z)
  const across = { x: 0 - start.ahead.y, y: start.ahead.x }
  const outline = outlineOf(solid).map((at) => ({
    along: dot(subtract(at, start.start), start.ahead),
    aside: dot(subtract(at, start.start), across),
  }))
  const met = outline.flatMap((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    if (a.aside < 0 === b.aside < 0) return []
    return [a.along + ((b.along - a.along) * a.aside) / (a.aside - b.aside)]
  })
  if (met.length < 2) return null
  const [near, far] = [Math.max(-behind, Math.min(...met)), Math.min(length, Math.max(...met))]
  if (far - near < 0.1) return null
  const { owner, role } = solid
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return { owner, role, from: start.from + near, to: start.from + far, low, high }
}

/** Corners in the order of the outline. */
function outlineOf(solid: Prism | BoxSolid): readonly Point[] {
  if (solid.kind === 'prism') return solid.outline
  const [a, , b, , c, , d] = cornersOf(solid)
  return a && b && c && d ? [a, b, d, c] : []
}
