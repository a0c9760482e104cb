import type { Point } from '../../../base/geometry/point.ts'
import { inchesText } from '../../../base/lengths/length-text.ts'
import type { Inches } from '../../../base/units.ts'
import type { Site, SiteThing } from '../../../model/layout/site.ts'
import { clearanceOf, isInPlace, nameOfThing, obstaclesOf } from '../../../model/layout/things-of-site.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import { yardOf } from '../../../rules/site-measures/yard-of.ts'
import { chooseProposals } from '../answer/choose.ts'
import type { Proposal } from '../answer/proposal.ts'
import { withArticle } from '../reasons/names.ts'
import type { FitLines, FitRequest } from '../request/fit-request.ts'
import type { Relaxation, Try, Trying } from './change.ts'
import { around, setbackLess } from './setback.ts'
import { endingShort } from './short-of-edge.ts'

/** Nearer to the line of the property than so much nobody asks to build. */
const MOST_SETBACK: Inches = 48

/** Nearer to the line of the property, where that is known: what does not help at most does not help at all; then to the inch. */
export function setback(request: FitRequest, { catalogue }: FitLines, { fits }: Trying): readonly Try[] {
  const { lot, setback: entered } = request.site
  const yard = yardOf(request.site)
  if (!lot || !yard || yard === lot) return []
  const by = (less: Inches): Try => ({
    change: { yard: less },
    text: `Fits if the setback is ${less}" less. Ask the permit office.`,
    request: {
      ...request,
      site: {
        ...request.site,
        yard: setbackLess(yard, lot, less),
        ...(entered !== undefined && { setback: Math.max(0, entered - less) }),
      },
    },
    catalogue,
  })
  const least = leastThatFits(MOST_SETBACK, (less) => fits(by(less).request, catalogue))
  return least === null ? [] : [by(least)]
}

/** The least of 1 to `most` that helps; null where the most does not. */
function leastThatFits(most: number, helps: (value: number) => boolean): number | null {
  if (!helps(most)) return null
  let [least, enough] = [0, most]
  while (enough - least > 1) {
    const middle = Math.floor((least + enough) / 2)
    if (helps(middle)) enough = middle
    else least = middle
  }
  return enough
}

const EIGHTHS = 8
/** Lines are measured to this; nobody moves one farther. */
const HAIR_IN_EIGHTHS = 4

/** A line of the yard or the lot that is a hair too near: it is measured again. */
export function hairOfLine(request: FitRequest, { catalogue }: FitLines, { fits }: Trying): readonly Try[] {
  const { yard, lot } = request.site
  if (!yard && !lot) return []
  const by = (eighths: number): Try => {
    const out = eighths / EIGHTHS
    const moved = (outline: readonly Point[]) => setbackLess(outline, around(outline), out)
    return {
      change: { line: out },
      text: `Fits if the ${yard ? 'yard' : 'lot'} line is ${inchesText(out)} farther out. Measure it again.`,
      request: {
        ...request,
        site: { ...request.site, ...(yard && { yard: moved(yard) }), ...(lot && { lot: moved(lot) }) },
      },
      catalogue,
    }
  }
  const least = leastThatFits(HAIR_IN_EIGHTHS, (eighths) => fits(by(eighths).request, catalogue))
  return least === null ? [] : [by(least)]
}

/** Ramps come in whole feet: a way that can end nowhere nearer than this is missing more than that. */
export const MOST_SHORT: Inches = 12
/** A walk that is poured from the landing is no longer than this, where no layout ends nearer. */
const LONGEST_PADS: readonly Inches[] = [24, 48, 72, 96]

/**
 * Where no way ends right at its destination: the cheapest that ends a little before it, and the one that ends nearest; what is
 * left is poured as a pad.
 */
export function shortOfEdge(
  request: FitRequest,
  { catalogue }: FitLines,
  { solve, missesEndBy, hasWalkToEnd }: Trying,
): readonly Relaxation[] {
  const endingWithin = (by: Inches): Relaxation | null => {
    const site = endingShort(request.site, by)
    const candidate = site && solve({ ...request, site }, catalogue)
    const [proposal] = candidate ? chooseProposals([candidate], request.wishes) : []
    if (!site || !candidate || !proposal) return null
    const short = Math.ceil(missesEndBy(candidate) * 10 - 1e-6) / 10
    const isPad = short >= NO_PAD && hasWalkToEnd(candidate, short)
    if (!isPad && short > MOST_SHORT) return null
    return {
      change: { destination: short },
      text: (isPad ? padText : shortText)(short, withArticle(request.site.destination?.name || 'edge')),
      price: proposal.price,
      request: { ...request, site },
      proposal: onSite(proposal, request.site, catalogue),
    }
  }
  const found: Relaxation[] = []
  for (let by = MOST_SHORT; by > 1; by /= 2) {
    const one = endingWithin(by)
    if (!one) break
    found.push(one)
  }
  for (const by of found.length > 0 ? [] : LONGEST_PADS) {
    const one = endingWithin(by)
    if (one) return [one]
  }
  const [cheapest, nearest] = [found[0], found.at(-1)]
  return [cheapest, nearest].filter(
    (one, index) => one !== undefined && (index === 0 || one.text !== cheapest?.text),
  ) as readonly Relaxation[]
}

/** Less than this nobody pours. */
const NO_PAD: Inches = 1

const shortText = (short: Inches, end: string): string =>
  `Fits if the landing ends ${inchesText(short)} before ${end}.`

const padText = (short: Inches, end: string): string =>
  `Fits if a concrete pad ${inchesText(Math.ceil(short))} long is poured from the landing to ${end}. The pad is not in the price.`

/** A proposal on the site as it was: where the way has to end stays where it is. */
function onSite(proposal: Proposal, site: Site, catalogue: FitLines['catalogue']): Proposal {
  const layout = { ...proposal.layout, site }
  return { ...proposal, layout, analysis: analyse(layout, catalogue) }
}

/** Obstacles that stay, those in the way most often first. */
function obstaclesThatStay({ site }: FitRequest, inTheWay: readonly string[]): readonly SiteThing[] {
  const rank = (thing: SiteThing) => {
    const at = inTheWay.indexOf(nameOfThing(thing))
    return at < 0 ? inTheWay.length : at
  }
  return obstaclesOf(site)
    .filter(isInPlace)
    .toSorted((a, b) => rank(a) - rank(b))
}

const withObstacle = (request: FitRequest, obstacle: SiteThing, change: Partial<SiteThing>): FitRequest => ({
  ...request,
  site: {
    ...request.site,
    things: request.site.things?.map((one) =>
      one === obstacle ? ({ ...one, ...change } as SiteThing) : one,
    ),
  },
})

const nameInSentence = (thing: SiteThing): string =>
  withArticle(thing.name || nameOfThing(thing).replace(/^an? /, ''))

/** Less clear to an obstacle, or one moved. What does not fit without any of them fits with none of these changes. */
export function obstacleChanges(
  request: FitRequest,
  lines: FitLines,
  trying: Trying,
): readonly (readonly Try[])[] {
  const things = obstaclesThatStay(request, trying.inTheWay)
  const without = things.reduce((one, obstacle) => withObstacle(one, obstacle, { fate: 'moves' }), request)
  if (things.length === 0 || !trying.fits(without, lines.catalogue)) return []
  return [...smallerClearances(request, lines, trying), ...movedObstacles(request, lines, trying)]
}

/** A person thinks of moving a few things; each is a search of its own. */
const MOST_MOVED = 6

const movedObstacles = (
  request: FitRequest,
  { catalogue }: FitLines,
  { inTheWay }: Trying,
): readonly (readonly Try[])[] =>
  obstaclesThatStay(request, inTheWay)
    .slice(0, MOST_MOVED)
    .map((obstacle) => [
      {
        change: { obstacles: obstacle.name },
        text: `Fits if ${nameInSentence(obstacle)} is moved before installation.`,
        request: withObstacle(request, obstacle, { fate: 'moves' }),
        catalogue,
      },
    ])

/** So few clearances are asked about. */
const MOST_CLEARED = 2

/** The largest clearance, in whole inches, at which something fits. */
const smallerClearances = (
  request: FitRequest,
  { catalogue }: FitLines,
  { inTheWay, fits }: Trying,
): readonly (readonly Try[])[] =>
  obstaclesThatStay(request, inTheWay)
    .filter((one) => clearanceOf(one) > 0)
    .slice(0, MOST_CLEARED)
    .map((obstacle) => {
      const now = clearanceOf(obstacle)
      const by = (less: number): Try => {
        const clearance = Math.max(0, Math.ceil(now) - less)
        return {
          change: { clearance, obstacle: obstacle.name },
          text: `Fits with ${inchesText(clearance)} clear to ${nameInSentence(obstacle)} in place of ${inchesText(now)}. Ask who sets the clearance.`,
          request: withObstacle(request, obstacle, { clearance }),
          catalogue,
        }
      }
      const least = leastThatFits(Math.ceil(now), (less) => fits(by(less).request, catalogue))
      return least === null ? [] : [by(least)]
    })
