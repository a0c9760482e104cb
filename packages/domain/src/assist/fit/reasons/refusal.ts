import { crossingEdges } from '../../../base/geometry/crossing.ts'
import type { Point } from '../../../base/geometry/point.ts'
import type { Catalogue } from '../../../model/catalogue/catalogue.ts'
import { ratedLoadOf } from '../../../model/catalogue/rated-loads.ts'

import { doorInSentence, porchAway, type Site } from '../../../model/layout/site.ts'
import { nameOfThing } from '../../../model/layout/things-of-site.ts'
import type { ProductLine } from '../../../model/products/product-line.ts'
import { productRules } from '../../../model/products/product-rules.ts'
import type { FitRequest } from '../request/fit-request.ts'
import { withArticle } from './names.ts'
import { type FitReason, reasonOf } from './reason.ts'

/**
 * Why a line is not for a job at all, whatever the site: it is residential and the job is under the IBC, or person and device
 * weigh more than it is rated for. A home under ADA, as many payers ask, is answered by the line that was chosen.
 */
export function refusalOf({ product, codes, site }: FitRequest): FitReason | null {
  const { industry, name } = productRules(product)
  const ratedLoad = ratedLoadOf(product, 'ramp')?.pounds ?? null
  if (industry === 'residential' && codes.includes('IBC'))
    return reasonOf({
      code: 'residential-line',
      text: `${name} is for residential use only. A job under the IBC needs ${productRules('PHD').name}.`,
      need: 1,
      have: 0,
      unit: 'parts',
      section: 'domain 1.1',
    })
  const loaded = site.person?.loaded ?? 0
  if (ratedLoad === null || loaded <= ratedLoad) return null
  return reasonOf({
    code: 'rated-load',
    text: `Person and device weigh ${loaded} lb. ${name} is rated for ${ratedLoad} lb.`,
    need: loaded,
    have: ratedLoad,
    unit: 'lb',
    section: 'domain 1.1',
  })
}

/** Whether a line may be offered instead: never a residential one under ADA or IBC, nor in place of a commercial one. */
export function mayBeOffered(line: ProductLine, request: FitRequest): boolean {
  const isPublic = request.codes.includes('ADA') || request.codes.includes('IBC')
  const isCommercial = productRules(request.product).industry === 'commercial'
  if (productRules(line).industry === 'residential' && (isPublic || isCommercial)) return false
  return refusalOf({ ...request, product: line }) === null
}

/** A porch away from the door is no start, whatever stands between them (rule 2). */
export function strayPorch(site: Site): readonly FitReason[] {
  const door = porchAway(site)
  if (!door) return []
  const name = doorInSentence(site, door)
  return [
    reasonOf({
      code: 'porch-not-at-door',
      text: `The porch is not at ${name}. Draw it at the wall of ${name}, or start at the door in Site.`,
      need: 1,
      have: 0,
      unit: 'parts',
      section: 'site 3, rule 2',
    }),
  ]
}

/** Outlines that go around no area: they have to be drawn again before anything can be said of them. */
export const crossedOutlines = (site: Site): readonly FitReason[] =>
  outlinesOf(site).flatMap(([name, outline]) => {
    const edges = crossingEdges(outline)
    if (!edges) return []
    const [first, second] = edges.map((edge) => `${edge + 1} to ${((edge + 1) % outline.length) + 1}`)
    return [
      reasonOf({
        code: 'outline-crosses-itself',
        text: `The outline of ${name} crosses itself: corners ${first} and ${second}. Correct it in Site.`,
        need: 1,
        have: 0,
        unit: 'parts',
        section: 'site 1',
      }),
    ]
  })

type Outlined = readonly [name: string, outline: readonly Point[]]

function outlinesOf(site: Site): readonly Outlined[] {
  const { yard, lot, porch, things = [], destination } = site
  const known: readonly (readonly [string, readonly Point[] | undefined])[] = [
    ['the yard', yard],
    ['the lot', lot],
    ['the porch', porch?.outline],
    ...things.map((one) => [withArticle(nameOfThing(one)), 'outline' in one ? one.outline : []] as const),
    [
      withArticle(destination?.name || 'destination'),
      destination && 'area' in destination ? destination.area : undefined,
    ],
  ]
  return known.flatMap(([name, outline]) => (outline ? [[name, outline] as const] : []))
}

const SQUARE = 90

/** Parts that stay and that no layout of a line can have: of another line, no platform or ramp, or askew to the door. */
export function strayParts({ keep, product, site }: FitRequest, catalogue: Catalogue): readonly FitReason[] {
  const { name } = productRules(product)
  const faces = site.doors[0]?.faces ?? 180
  return keep.flatMap(({ shortName, rotation }) => {
    const item = catalogue.byShortName.get(shortName)
    const isKept = item && ['platform', 'ramp', 'starter-ramp'].includes(item.role)
    if (isKept && (rotation - faces) % SQUARE === 0) return []
    const text = !item
      ? `${shortName} is not a ${name} part and cannot stay in a ${name} layout.`
      : isKept
        ? `${shortName} is not square to the door wall. Fit places parts square to it.`
        : `${shortName} is not a platform or ramp. Fit keeps only platforms and ramps.`
    return [
      reasonOf({
        code: item ? 'kept-part-unsuitable' : 'kept-part-of-other-line',
        text,
        need: 1,
        have: 0,
        unit: 'parts',
        section: 'site 1, keep',
      }),
    ]
  })
}
