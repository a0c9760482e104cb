import type { Footing, Site } from '../layout/site.ts'
import { blocksOf, nameOfThing, outlineOfFooting, thingKey } from '../layout/things-of-site.ts'

/** What has a place and a size on a site, by where it is in the site. */
export type SiteKey = `thing-${number}` | `surface-${number}` | 'porch' | 'lot' | 'yard' | 'destination'

export const surfaceKey = (place: number): SiteKey => `surface-${place}`

/** Everything on a site that has a place and a size: what is on top first. A yard that follows from its lot is none. */
export function siteKeys(site: Site): readonly SiteKey[] {
  const { things = [], surfaces = [], porch, lot, yard, destination } = site
  const thingsThat = (isHouse: boolean) =>
    things.flatMap((thing, place) => ((blocksOf(thing) === 'walls') === isHouse ? [thingKey(place)] : []))
  return [
    ...thingsThat(false),
    ...(porch ? ['porch' as const] : []),
    ...thingsThat(true),
    ...(destination ? ['destination' as const] : []),
    ...surfaces.map((_, place) => surfaceKey(place)),
    ...(yard && !followsFromLot(site) ? ['yard' as const] : []),
    ...(lot ? ['lot' as const] : []),
  ]
}

/** Whether the yard is the lot less its setback, and not drawn by itself. */
export const followsFromLot = ({ lot, setback }: Site): boolean => lot !== undefined && setback !== undefined

/** Where it is in its list. */
export const placeInList = (key: SiteKey): number => Number(key.slice(key.indexOf('-') + 1))

/** Where it is and how big; the edge of a destination is a line without a thickness. null: it is not there. */
export function siteFooting(site: Site, key: SiteKey): Footing | null {
  switch (key) {
    case 'porch':
      return site.porch ? { outline: site.porch.outline } : null
    case 'lot':
    case 'yard': {
      const outline = site[key]
      return outline ? { outline } : null
    }
    case 'destination': {
      const { destination } = site
      if (!destination) return null
      return 'area' in destination ? { outline: destination.area } : { line: destination.edge, thickness: 0 }
    }
    default: {
      const list = key.startsWith('thing') ? site.things : site.surfaces
      return list?.[placeInList(key)] ?? null
    }
  }
}

/** As a sentence has it: `Maple`, `lot`, `concrete`. */
export function siteName(site: Site, key: SiteKey): string {
  switch (key) {
    case 'porch':
    case 'lot':
    case 'yard':
      return key
    case 'destination':
      return site.destination?.name || key
    default: {
      if (key.startsWith('surface')) return site.surfaces?.[placeInList(key)]?.kind ?? ''
      const thing = site.things?.[placeInList(key)]
      return thing ? nameOfThing(thing) : ''
    }
  }
}

/** A site with one of its things at another place, or of another size. */
export function withFooting(site: Site, key: SiteKey, footing: Footing): Site {
  const outline = outlineOfFooting(footing)
  switch (key) {
    case 'porch':
      return site.porch ? { ...site, porch: { ...site.porch, outline } } : site
    case 'lot':
    case 'yard':
      return { ...site, [key]: outline }
    case 'destination':
      return site.destination ? { ...site, destination: destinationAt(site.destination.name, footing) } : site
    default: {
      const place = placeInList(key)
      if (key.startsWith('surface'))
        return {
          ...site,
          surfaces: site.surfaces?.map((one, at) => (at === place ? { ...one, outline } : one)),
        }
      return {
        ...site,
        things: site.things?.map((thing, at) =>
          at === place ? { ...withoutFooting(thing), ...footing } : thing,
        ),
      }
    }
  }
}

function destinationAt(name: string, footing: Footing): NonNullable<Site['destination']> {
  if (!('line' in footing)) return { name, area: outlineOfFooting(footing) }
  const [from = { x: 0, y: 0 }] = footing.line
  return { name, edge: [from, footing.line.at(-1) ?? from] }
}

type Thing = NonNullable<Site['things']>[number]

/** What a thing is, without where it is. */
function withoutFooting(thing: Thing): Omit<Thing, 'outline' | 'at' | 'radius' | 'line' | 'thickness'> {
  const { kind, name, clearance, blocks, fate, graphic } = thing
  return {
    kind,
    name,
    ...(clearance !== undefined && { clearance }),
    ...(blocks !== undefined && { blocks }),
    ...(fate !== undefined && { fate }),
    ...(graphic !== undefined && { graphic }),
  }
}
