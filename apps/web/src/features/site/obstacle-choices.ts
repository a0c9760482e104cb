import { SITE_THINGS, type SiteMenu, type SiteThingRow, siteThing } from '@ramp/domain'
import { graphicsOf, type LibraryGraphic, type SubCategory } from '@ramp/drawing'
import type { SiteUse } from '@ramp/editor'

/** Shelves of the graphics library that stand in the way. */
const SHELVES: readonly SubCategory[] = ['Trees', 'Bushes', 'Rocks', 'Electrical', 'Posts', 'Vehicles']

type ThingUse = Extract<SiteUse, { kind: 'thing' }>

export const obstacleGraphics = (): readonly LibraryGraphic[] =>
  SHELVES.flatMap(graphicsOf).filter(({ makes }) => makes.kind === 'graphic')

/** The kind a picture of the library shows. */
const kindOf = (id: string): SiteThingRow =>
  SITE_THINGS.find(({ kind, pictures = [] }) => kind === id || pictures.includes(id)) ?? siteThing('obstacle')

export function obstacleUse({ id, frontendName, width, length }: LibraryGraphic): ThingUse {
  return { kind: 'thing', thing: kindOf(id).kind, name: frontendName, width, length, graphic: id }
}

const ids = new Set(obstacleGraphics().map(({ id }) => id))

/** Things to place that have no picture, by where the menu has them; what is long is drawn as a line. */
export const thingUses = (menu: SiteMenu): readonly SiteUse[] =>
  SITE_THINGS.filter((row) => row.menu === menu && !ids.has(row.kind)).map(
    ({ kind, label, isLine, size: [width, length] }): SiteUse =>
      isLine
        ? { kind: 'outline', of: { kind: 'line', thing: kind, name: label, thickness: length } }
        : { kind: 'thing', thing: kind, name: label, width, length },
  )

/** What a thing is called that the next tap puts down; null of anything else. */
export function nameOfUse(use: SiteUse): string | null {
  if (use.kind === 'thing') return use.name
  return use.kind === 'outline' && use.of.kind === 'line' ? use.of.name : null
}
