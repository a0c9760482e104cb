import { lineOutline } from '../../base/geometry/line-outline.ts'
import { add, type Point, scale } from '../../base/geometry/point.ts'
import { memoize } from '../../base/memoize.ts'
import type { Inches } from '../../base/units.ts'
import type { Footing, Site, SiteThing, SolidFooting } from './site.ts'
import { FATE_WORDS, type SiteBlocks, type SiteThingKind, siteThing, USUAL_KINDS } from './site-things.ts'

/** What a thing blocks: what its kind blocks, where nobody says another. */
export const blocksOf = ({ blocks, kind }: SiteThing): SiteBlocks => blocks ?? siteThing(kind).blocks

/** How a thing says its kind and what it blocks, where the second may be told apart from the first. */
export function kindThatBlocks(
  kind: SiteThingKind | undefined,
  blocks: SiteBlocks,
): Pick<SiteThing, 'kind' | 'blocks'> {
  const own = kind ?? USUAL_KINDS[blocks]
  return siteThing(own).blocks === blocks ? { kind: own } : { kind: own, blocks }
}

/** Clear room it wants to a part. */
export const clearanceOf = ({ clearance, kind }: SiteThing): Inches => clearance ?? siteThing(kind).clearance

/** Whether it is there when the ramp is installed; what moves or goes before that blocks nothing. */
export const isInPlace = ({ fate = 'stays' }: SiteThing): boolean => fate === 'stays'

/** What plans and lists say of a thing that does not stay. */
export const fateWords = ({ fate = 'stays' }: SiteThing): string | null => FATE_WORDS[fate]

/** A name with what becomes of the thing: `Old steps, to be moved`. */
export const withFate = (name: string, thing: SiteThing): string => {
  const words = fateWords(thing)
  return words === null ? name : `${name}, ${words}`
}

/** As a sentence has it. */
export const nameOfThing = ({ name, kind }: SiteThing): string => {
  const { unnamed, label } = siteThing(kind)
  return name || (unnamed ?? label)
}

/** The name of a thing by its place in the list, where drawings and lists need one. */
export const thingKey = (place: number): `thing-${number}` => `thing-${place}`

/** A thing with walls: its footing as an outline. */
export type House = SiteThing & { readonly outline: readonly Point[] }

type Sorted = {
  readonly houses: readonly House[]
  readonly obstacles: readonly SiteThing[]
  readonly keepOffs: readonly SiteThing[]
}

const sorted = memoize(({ things = [] }: Site, _: null): Sorted => {
  const that = (blocks: SiteBlocks) => things.filter((thing) => blocksOf(thing) === blocks)
  return {
    houses: that('walls').map((thing) => ({ ...thing, outline: outlineOfFooting(thing) })),
    obstacles: that('parts'),
    keepOffs: that('over'),
  }
})

/** Things with walls. */
export const housesOf = (site: Site): readonly House[] => sorted(site, null).houses

/** Things that parts keep their clearance to, whether they stay or not. */
export const obstaclesOf = (site: Site): readonly SiteThing[] => sorted(site, null).obstacles

/** Things that nothing is ever over, whether they stay or not. */
export const keepOffsOf = (site: Site): readonly SiteThing[] => sorted(site, null).keepOffs

const CORNERS = 24

/** A footing as an area or a circle: a line as the outline of what it covers. */
export const solidFooting = <Thing extends Footing>(thing: Thing): Thing & SolidFooting =>
  'line' in thing ? { ...thing, outline: outlineOfFooting(thing) } : (thing as Thing & SolidFooting)

/** The outline of a footing; of a circle one of so many corners that lies around it. */
export function outlineOfFooting(footing: Footing): readonly Point[] {
  if ('outline' in footing) return footing.outline
  if ('line' in footing) return lineOutline(footing.line, footing.thickness)
  const reach = footing.radius / Math.cos(Math.PI / CORNERS)
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / CORNERS
    return add(footing.at, scale({ x: Math.cos(angle), y: Math.sin(angle) }, reach))
  })
}
