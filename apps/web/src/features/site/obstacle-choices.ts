import { type Inches, SITE_THINGS, type SiteThingRow } from '@ramp/domain'
import { graphicsOf, type LibraryGraphic, type SubCategory } from '@ramp/drawing'
import type { SiteUse } from '@ramp/editor'

/** Shelves of the graphics library that stand in the way. */
const SHELVES: readonly SubCategory[] = ['Trees', 'Bushes', 'Rocks', 'Electrical', 'Posts', 'Vehicles']

/** Clear room that is usual around what is no kind of its own; a person changes it. */
const CLEARANCES: Readonly<Record<string, Inches>> = { tree: 24, 'evergreen-tree': 24, 'propane-tank': 36 }

/** The kind a picture of the library shows. */
const kindOf = (id: string): SiteThingRow | undefined => SITE_THINGS.find(({ kind }) => kind === id)

export const obstacleGraphics = (): readonly LibraryGraphic[] =>
  SHELVES.flatMap(graphicsOf).filter(({ makes }) => makes.kind === 'graphic')

export const obstacleUse = ({ id, frontendName, width, length }: LibraryGraphic): SiteUse => ({
  kind: 'obstacle',
  name: frontendName,
  width,
  length,
  clearance: kindOf(id)?.clearance ?? CLEARANCES[id] ?? 0,
  graphic: id,
  thing: kindOf(id)?.kind,
})

const ids = new Set(obstacleGraphics().map(({ id }) => id))
const of = (list: SiteThingRow['list']) =>
  SITE_THINGS.filter((row) => row.list === list && !ids.has(row.kind))

/** What must never be built over. */
export const KEEP_OFFS: readonly Extract<SiteUse, { kind: 'keep-off' }>[] = of('keepOffs').map(
  ({ kind, label, width, length }) => ({ kind: 'keep-off', thing: kind, name: label, width, length }),
)

/** Structures at the house that have no picture. */
export const AT_HOUSE: readonly Extract<SiteUse, { kind: 'obstacle' }>[] = of('obstacles').map(
  ({ kind, label, width, length, clearance }) => ({
    kind: 'obstacle',
    thing: kind,
    name: label,
    width,
    length,
    clearance,
  }),
)
