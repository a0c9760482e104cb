import type { Inches } from '@ramp/domain'
import { graphicsOf, type LibraryGraphic, type SubCategory } from '@ramp/drawing'
import type { SiteUse } from '@ramp/editor'

/** Shelves of the graphics library that stand in the way. */
const SHELVES: readonly SubCategory[] = ['Trees', 'Bushes', 'Rocks', 'Electrical', 'Posts', 'Vehicles']

/** Clear room that trades usually ask for; a person changes it. Meters need 36 in of working space. */
const CLEARANCES: Readonly<Record<string, Inches>> = {
  tree: 24,
  'evergreen-tree': 24,
  'gas-meter': 36,
  'electric-meter': 36,
  'ac-unit': 24,
  'propane-tank': 36,
}

export const obstacleGraphics = (): readonly LibraryGraphic[] =>
  SHELVES.flatMap(graphicsOf).filter(({ makes }) => makes.kind === 'graphic')

export const obstacleUse = ({ id, frontendName, width, length }: LibraryGraphic): SiteUse => ({
  kind: 'obstacle',
  name: frontendName,
  width,
  length,
  clearance: CLEARANCES[id] ?? 0,
  graphic: id,
})

/** What must never be built over. */
export const KEEP_OFFS: readonly Extract<SiteUse, { kind: 'keep-off' }>[] = [
  { kind: 'keep-off', name: 'Septic lid', radius: 12 },
  { kind: 'keep-off', name: 'Water shut-off', radius: 6 },
  { kind: 'keep-off', name: 'Clean-out', radius: 6 },
]
