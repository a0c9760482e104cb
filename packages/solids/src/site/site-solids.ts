import {
  type Analysis,
  blocksOf,
  distance,
  groundOf,
  type Inches,
  isInPlace,
  type Point,
  siteThing,
  spotsOfGround,
} from '@ramp/domain'
import { extentOf } from '../solid/extent.ts'
import { plate, tube } from '../solid/make.ts'
import type { Solid, SurfaceSolid } from '../solid/solid.ts'
import { houseSolids } from './house-solids.ts'
import { clockwise, outlineOf, trianglesIn } from './polygons.ts'

const LOT_LINE: Inches = 1
/** Pavement lies over the ground by so much, so that it can be seen. */
const OVER_GROUND: Inches = 0.25
/** The ground reaches so far around everything, in a net at least so wide. */
const AROUND: Inches = 60
const NET: Inches = 12
const NET_ACROSS = 48

/** The site: ground, houses, porch, pavement, what else is on it, and lot. */
export function siteSolids(analysis: Analysis, system: readonly Solid[]): readonly Solid[] {
  const things = [
    ...houseSolids(analysis),
    ...porchSolids(analysis),
    ...thingSolids(analysis),
    ...lotSolids(analysis),
    ...pavementSolids(analysis),
  ]
  return [groundSolid(analysis, [...system, ...things]), ...things]
}

/** Height of the ground without what was built on it. */
function bareGround({ layout }: Analysis): (at: Point) => Inches {
  const { porch: _, ...site } = layout.site
  const ground = groundOf(site)
  return (at) => ground?.heightAt(at) ?? 0
}

function groundSolid(analysis: Analysis, solids: readonly Solid[]): SurfaceSolid {
  const box = extentOf(solids) ?? { min: { x: 0, y: 0, z: 0 }, max: { x: 0, y: 0, z: 0 } }
  const heightAt = bareGround(analysis)
  const isLevel = spotsOfGround(analysis.layout.site).length < 2
  const [left, top] = [box.min.x - AROUND, box.min.y - AROUND]
  const [wide, long] = [box.max.x + AROUND - left, box.max.y + AROUND - top]
  const step = isLevel ? Math.max(wide, long) : Math.max(NET, Math.max(wide, long) / NET_ACROSS)
  const [across, down] = [Math.max(1, Math.ceil(wide / step)), Math.max(1, Math.ceil(long / step))]
  const corners = Array.from({ length: (across + 1) * (down + 1) }, (_, index) => {
    const [column, row] = [index % (across + 1), Math.floor(index / (across + 1))]
    const place = { x: left + (wide * column) / across, y: top + (long * row) / down }
    return { ...place, z: heightAt(place) }
  })
  const triangles = Array.from({ length: across * down }, (_, index) => {
    const first = (index % across) + Math.floor(index / across) * (across + 1)
    const below = first + across + 1
    return [
      [first, first + 1, below + 1],
      [first, below + 1, below],
    ] as const
  }).flat()
  return { kind: 'surface', owner: { kind: 'site', id: 'ground' }, role: 'ground', corners, triangles }
}

function porchSolids(analysis: Analysis): readonly Solid[] {
  const { porch } = analysis.layout.site
  if (!porch) return []
  const heightAt = bareGround(analysis)
  const named = { owner: { kind: 'site', id: 'porch' }, role: 'porch' } as const
  return standing(named, clockwise(porch.outline), () => porch.height, heightAt)
}

/** What is on the site without the houses; what is moved or removed before installation is not there when the ramp is. */
function thingSolids(analysis: Analysis): readonly Solid[] {
  const heightAt = bareGround(analysis)
  return (analysis.layout.site.things ?? []).flatMap((one) => {
    if (!isInPlace(one) || blocksOf(one) === 'walls') return []
    const { layer, size } = siteThing(one.kind)
    const [, , height] = size
    const named = { owner: { kind: 'site', id: one.name }, role: ROLE_OF_LAYER[layer] } as const
    return standing(named, outlineOf(one), (at) => heightAt(at) + height, heightAt)
  })
}

const ROLE_OF_LAYER = { building: 'house', structure: 'obstacle', utility: 'utility' } as const

/** An outline of any shape from the ground to a height, triangle by triangle. */
function standing(
  named: Parameters<typeof plate>[0],
  outline: readonly Point[],
  topAt: (at: Point) => Inches,
  bottomAt: (at: Point) => Inches,
): readonly Solid[] {
  return trianglesIn(outline).map((triangle) => {
    const corners = triangle.flatMap((index) => outline[index] ?? [])
    return plate(
      named,
      corners,
      corners.map(topAt),
      corners.map((at) => Math.min(bottomAt(at), topAt(at) - 1)),
    )
  })
}

function lotSolids(analysis: Analysis): readonly Solid[] {
  const { lot = [] } = analysis.layout.site
  const heightAt = bareGround(analysis)
  const owner = { kind: 'site', id: 'lot' } as const
  const over = (at: Point) => ({ ...at, z: heightAt(at) + LOT_LINE / 2 })
  return lot.flatMap((from, index) => {
    const to = lot[(index + 1) % lot.length] ?? from
    return distance(from, to) === 0 ? [] : [tube({ owner, role: 'lot' }, over(from), over(to), LOT_LINE)]
  })
}

function pavementSolids(analysis: Analysis): readonly Solid[] {
  const heightAt = bareGround(analysis)
  return (analysis.layout.site.surfaces ?? []).map(({ kind, outline }, index): SurfaceSolid => {
    const corners = clockwise(outline)
    return {
      kind: 'surface',
      owner: { kind: 'site', id: `${kind}-${index + 1}` },
      role: 'surface',
      corners: corners.map((at) => ({ ...at, z: heightAt(at) + OVER_GROUND })),
      triangles: trianglesIn(corners),
    }
  })
}
