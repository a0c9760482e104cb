import type { Inches } from '../../../base/units.ts'
import { newPart } from '../../../model/layout/new-part.ts'
import type { SiteDoor } from '../../../model/layout/site.ts'
import type { DesiredRatio } from '../../../model/products/product-line.ts'
import { productRules, runOfRatio } from '../../../model/products/product-rules.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import { quoteErrors } from '../../../rules/cross-check/count-issues.ts'
import { opensOut } from '../../../rules/site-measures/door-front.ts'
import { thresholdFor } from '../../../rules/site-measures/porch-steps.ts'
import type { Proposal } from '../answer/proposal.ts'
import { mayBeOffered } from '../reasons/refusal.ts'
import type { FitLines, FitRequest } from '../request/fit-request.ts'
import { frameOf } from '../request/frame.ts'
import { steepestByCode } from '../request/limits.ts'
import type { Change, Try } from './change.ts'

const EASED: readonly DesiredRatio[] = ['1:16', '1:12', '1:10', '1:8']

/** Steeper, where the codes and the device allow it. */
export function ratios(request: FitRequest, { catalogue }: FitLines): readonly Try[] {
  const [door] = request.site.doors
  const now = runOfRatio(request.project.desiredRatio ?? '1:12')
  const steepest = Math.max(
    door ? steepestByCode(request.codes, door) : 12,
    request.site.person?.slopeLimit ?? 0,
    runOfRatio(productRules(request.product).steepestRatio),
  )
  return EASED.filter((ratio) => runOfRatio(ratio) < now && runOfRatio(ratio) >= steepest).map(
    (desiredRatio) => ({
      change: { desiredRatio },
      text: `Fits with ${desiredRatio} ramps.`,
      request: { ...request, project: { ...request.project, desiredRatio } },
      catalogue,
    }),
  )
}

export function widths(request: FitRequest, { catalogue }: FitLines): readonly Try[] {
  const { rampWidths, defaults } = productRules(request.product)
  const now = request.project.rampWidth ?? defaults.rampWidth
  return rampWidths
    .filter((width) => width < now)
    .toSorted((a, b) => b - a)
    .map((rampWidth) => ({
      change: { rampWidth },
      text: `Fits with ramps ${rampWidth}" wide.`,
      request: { ...request, project: { ...request.project, rampWidth } },
      catalogue,
    }))
}

export function wishes(request: FitRequest, { catalogue }: FitLines): readonly (readonly Try[])[] {
  const without = (change: Change, text: string, changed: Partial<FitRequest>): readonly Try[] => [
    { change, text, request: { ...request, ...changed }, catalogue },
  ]
  return [
    ...(request.wishes.stairs
      ? [
          without({ stairs: false }, 'Fits without the stair.', {
            wishes: { ...request.wishes, stairs: false },
          }),
        ]
      : []),
    ...(request.wishes.maxTurns !== null
      ? [
          without({ maxTurns: null }, 'Fits with more turns.', {
            wishes: { ...request.wishes, maxTurns: null },
          }),
        ]
      : []),
    ...(request.keep.length > 0
      ? [without({ keep: [] }, 'Fits without the parts that have to stay.', { keep: [] })]
      : []),
  ]
}

/** Another line, with what it offers of what was wished; parts that stay are of this one. */
export const lines = (request: FitRequest, { otherLines = [] }: FitLines): readonly Try[] =>
  (request.keep.length > 0 ? [] : otherLines)
    .filter(({ productLine }) => productLine !== request.product && mayBeOffered(productLine, request))
    .map((catalogue) => {
      const product = catalogue.productLine
      const { surfaces, handrails, rampWidths, ratios: offered, defaults } = productRules(product)
      const { surface, handrails: rails, rampWidth, desiredRatio } = request.project
      return {
        change: { product },
        text: `Fits with ${productRules(product).name}.`,
        request: {
          ...request,
          product,
          project: {
            ...request.project,
            product,
            surface: surface && surfaces.includes(surface) ? surface : defaults.surface,
            handrails: rails && handrails.includes(rails) ? rails : defaults.handrails,
            rampWidth: rampWidth && rampWidths.includes(rampWidth) ? rampWidth : defaults.rampWidth,
            desiredRatio: desiredRatio && offered.includes(desiredRatio) ? desiredRatio : '1:12',
          },
        },
        catalogue,
      }
    })

/** What the IRC requires at a door, where dealers use 60 x 60 (R311.8.2, rule 3). */
const BY_IRC: Inches = 36

/** A smaller platform at the door, where neither ADA nor IBC binds. */
export const smallerPlatform = (request: FitRequest, { catalogue }: FitLines): readonly Try[] =>
  request.codes.includes('ADA') || request.codes.includes('IBC') || request.doorPlatform !== undefined
    ? []
    : [
        {
          change: { doorPlatform: BY_IRC },
          text: (proposal) =>
            `Fits with a ${doorPlatformOf(proposal)} platform at the door. 5x5 is usual; the IRC requires 36" x 36".`,
          request: { ...request, doorPlatform: BY_IRC },
          catalogue,
        },
      ]

const doorPlatformOf = ({ analysis }: Proposal): string =>
  analysis.placement.parts.find(({ part }) => part.kind === 'platform')?.item.frontendName ?? 'smaller'

/** Under every code a step down of 1/2 in needs nothing (ADA 404.2.5); at a home a threshold takes up more (IRC R311.3.1). */
const LEVEL: Inches = 0.5
const WITH_THRESHOLD: Inches = 1.5

/** The deck at the door lower: by 1/2 in, at a home by 1 1/2 in with a threshold on it. */
export function stepDown(request: FitRequest, { catalogue }: FitLines): readonly Try[] {
  const [door, ...others] = request.site.doors
  if (!door || request.site.porch?.use === 'start') return []
  const isPublic = request.codes.includes('ADA') || request.codes.includes('IBC')
  const by = (inches: Inches): Omit<Try, 'text'> => ({
    change: { stepDown: inches },
    request: { ...request, site: { ...request.site, doors: [{ ...door, stepDown: inches }, ...others] } },
    catalogue,
  })
  return [
    ...(door.stepDown < LEVEL ? [{ ...by(LEVEL), text: 'Fits with a 1/2" step down at the door.' }] : []),
    ...(isPublic || opensOut(door) || door.stepDown >= WITH_THRESHOLD
      ? []
      : [
          {
            ...by(WITH_THRESHOLD),
            text: 'Fits with a 1 1/2" step down at the door and a threshold ramp on the platform.',
            finish: (proposal: Proposal) => withThreshold(proposal, door),
          },
        ]),
  ]
}

/** A proposal with a threshold on its platform before the door, drawn and priced. */
function withThreshold(proposal: Proposal, door: SiteDoor): Proposal | null {
  const { catalogue } = proposal.analysis
  const item = thresholdFor(WITH_THRESHOLD, door, catalogue)
  if (!item?.length) return null
  const place = frameOf(door).partToSite({ at: { x: 0, y: item.length / 2 }, rotation: 0 })
  const part = newPart(item, 't2', place.at, place.rotation)
  if (!part) return null
  const layout = { ...proposal.layout, parts: [...proposal.layout.parts, part] }
  const analysis = analyse(layout, catalogue)
  if (quoteErrors(analysis).length > 0) return null
  const { partsTotal, weight } = analysis.partsList
  return { ...proposal, layout, analysis, price: partsTotal, weight }
}

/** From the porch or stoop in place of a platform over it. */
export const fromPorch = (request: FitRequest, { catalogue }: FitLines): readonly Try[] =>
  request.site.porch?.use === 'over'
    ? [
        {
          change: { porch: 'start' },
          text: 'Fits if the ramp starts at the porch.',
          request: { ...request, site: { ...request.site, porch: { ...request.site.porch, use: 'start' } } },
          catalogue,
        },
      ]
    : []

/** A storm door hung the other way, or taken off. */
export function stormDoor(request: FitRequest, { catalogue }: FitLines): readonly Try[] {
  const [door, ...others] = request.site.doors
  const storm = door?.storm
  if (!door || storm?.swing !== 'out') return []
  const hinge = storm.hinge === 'left' ? 'right' : 'left'
  const { storm: _, ...bare } = door
  const tried = (change: Change, text: string, first: typeof door): Try => ({
    change,
    text,
    request: { ...request, site: { ...request.site, doors: [first, ...others] } },
    catalogue,
  })
  return [
    tried({ storm: hinge }, `Fits if the storm door is hinged on the ${hinge}.`, {
      ...door,
      storm: { ...storm, hinge },
    }),
    tried({ storm: null }, 'Fits without the storm door.', bare),
  ]
}
