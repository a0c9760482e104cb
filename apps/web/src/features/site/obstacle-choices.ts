import { type Inches, SITE_THINGS, type SiteThingRow, USUAL_KINDS } from '@ramp/domain'
import { graphicsOf, type LibraryGraphic, type SubCategory } from '@ramp/drawing'
import type { SiteUse } from '@ramp/editor'

/** Shelves of the graphics library that stand in the way. */
const SHELVES: readonly SubCategory[] = ['Trees', 'Bushes', 'Rocks', 'Electrical', 'Posts', 'Vehicles']

/** Clear room that is usual around what is no kind of its own; a person changes it. */
const CLEARANCES: Readonly<Record<string, Inches>> = { tree: 24, 'evergreen-tree': 24, 'propane-tank': 36 }

type ThingUse = Extract<SiteUse, { kind: 'thing' }>

export const obstacleGraphics = (): readonly LibraryGraphic[] =>
  SHELVES.flatMap(graphicsOf).filter(({ makes }) => makes.kind === 'graphic')

/** The kind a picture of the library shows. */
const kindOf = (id: string): SiteThingRow | undefined => SITE_THINGS.find(({ kind }) => kind === id)

export function obstacleUse({ id, frontendName, width, length }: LibraryGraphic): ThingUse {
  const { kind, clearance } = kindOf(id) ?? { kind: USUAL_KINDS.parts, clearance: CLEARANCES[id] ?? 0 }
  return { kind: 'thing', thing: kind, name: frontendName, width, length, clearance, graphic: id }
}

const ids = new Set(obstacleGraphics().map(({ id }) => id))

/** Things to place that have no picture, by where the menu has them. */
export const thingUses = (menu: SiteThingRow['menu']): readonly ThingUse[] =>
  SITE_THINGS.filter((row) => row.menu === menu && !ids.has(row.kind)).map(
    ({ kind, label, size: [width, length] }) => ({ kind: 'thing', thing: kind, name: label, width, length }),
  )
