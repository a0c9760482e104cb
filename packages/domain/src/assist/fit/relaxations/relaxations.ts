import type { Cents, Inches } from '../../../base/units.ts'
import type { Catalogue } from '../../../model/catalogue/catalogue.ts'
import type { Site, SiteThing } from '../../../model/layout/site.ts'
import { isInPlace, nameOfThing, obstaclesOf } from '../../../model/layout/things-of-site.ts'
import type { DesiredRatio, ProductLine } from '../../../model/products/product-line.ts'
import { productRules, runOfRatio } from '../../../model/products/product-rules.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import { yardOf } from '../../../rules/site-measures/yard-of.ts'
import { chooseProposals } from '../answer/choose.ts'
import type { Candidate, Proposal } from '../answer/proposal.ts'
import type { FitAsk, FitLines } from '../ask/fit-ask.ts'
import { steepestByCode } from '../ask/limits.ts'
import { mayBeOffered } from '../reasons/refusal.ts'
import { setbackLess } from './setback.ts'
import { endingShort } from './short-of-edge.ts'

/** The field that would have to be otherwise, by its name in a site description. */
export type Change =
  | { readonly desiredRatio: DesiredRatio }
  | { readonly rampWidth: Inches }
  | { readonly stairs: false }
  | { readonly maxTurns: null }
  | { readonly keep: readonly [] }
  | { readonly product: ProductLine }
  /** The setback less so many inches. */
  | { readonly yard: Inches }
  /** The obstacle that would have to be moved. */
  | { readonly obstacles: string }
  /** How far before the edge that it has to reach the way would end. */
  | { readonly destination: Inches }

/** A change under which something fits; it was tried. */
export type Relaxation = {
  readonly change: Change
  readonly text: string
  readonly price: Cents
  readonly ask: FitAsk
  readonly proposal: Proposal
}

type Try = {
  readonly change: Change
  readonly text: string
  readonly ask: FitAsk
  readonly catalogue: Catalogue
}
type Trying = {
  readonly solve: (ask: FitAsk, catalogue: Catalogue) => Candidate | null
  /** Whether anything fits, which takes less than to find the cheapest. */
  readonly fits: (ask: FitAsk, catalogue: Catalogue) => boolean
  /** Names of what stood in the way, the most often first: those are tried to be moved. */
  readonly inTheWay: readonly string[]
  /** How far a layout ends from where it has to. */
  readonly missesEndBy: (candidate: Candidate) => Inches
}

/** The nearest changes under which something fits, each tried, the cheapest first. */
export function relaxationsOf(ask: FitAsk, options: FitLines, trying: Trying): readonly Relaxation[] {
  const { solve, inTheWay } = trying
  const groups = [
    ratios(ask, options),
    widths(ask, options),
    wishes(ask, options),
    lines(ask, options),
    ...obstacles(ask, options, inTheWay).map((one) => [one]),
  ]
  return [
    ...groups.flatMap((group) => firstThatFits(group, solve)),
    ...setback(ask, options, trying),
    ...shortOfEdge(ask, options, trying),
  ].sort((a, b) => a.price - b.price)
}

/** Lines that do fit a job the line that was asked for is not for. */
export const otherLinesOf = (ask: FitAsk, options: FitLines, solve: Trying['solve']): readonly Relaxation[] =>
  lines(ask, options)
    .flatMap((one) => firstThatFits([one], solve))
    .sort((a, b) => a.price - b.price)

/** Of changes of one kind the smallest that helps. */
function firstThatFits(group: readonly Try[], solve: Trying['solve']): readonly Relaxation[] {
  for (const { change, text, ask, catalogue } of group) {
    const candidate = solve(ask, catalogue)
    const [proposal] = candidate ? chooseProposals([candidate], ask.wishes) : []
    if (proposal) return [{ change, text, price: proposal.price, ask, proposal }]
  }
  return []
}

const EASED: readonly DesiredRatio[] = ['1:16', '1:12', '1:10', '1:8']

/** Steeper, where the codes and the device allow it. */
function ratios(ask: FitAsk, { catalogue }: FitLines): readonly Try[] {
  const [door] = ask.site.doors
  const now = runOfRatio(ask.project.desiredRatio ?? '1:12')
  const steepest = Math.max(
    door ? steepestByCode(ask.codes, door) : 12,
    ask.site.person?.slopeLimit ?? 0,
    runOfRatio(productRules(ask.product).steepestRatio),
  )
  return EASED.filter((ratio) => runOfRatio(ratio) < now && runOfRatio(ratio) >= steepest).map(
    (desiredRatio) => ({
      change: { desiredRatio },
      text: `With ramps of ${desiredRatio} it fits.`,
      ask: { ...ask, project: { ...ask.project, desiredRatio } },
      catalogue,
    }),
  )
}

function widths(ask: FitAsk, { catalogue }: FitLines): readonly Try[] {
  const { rampWidths, defaults } = productRules(ask.product)
  const now = ask.project.rampWidth ?? defaults.rampWidth
  return rampWidths
    .filter((width) => width < now)
    .toSorted((a, b) => b - a)
    .map((rampWidth) => ({
      change: { rampWidth },
      text: `With ramps ${rampWidth} in wide it fits.`,
      ask: { ...ask, project: { ...ask.project, rampWidth } },
      catalogue,
    }))
}

function wishes(ask: FitAsk, { catalogue }: FitLines): readonly Try[] {
  const without = (change: Change, text: string, changed: Partial<FitAsk>): Try => ({
    change,
    text,
    ask: { ...ask, ...changed },
    catalogue,
  })
  return [
    ...(ask.wishes.stairs
      ? [
          without({ stairs: false }, 'Without the stair it fits.', {
            wishes: { ...ask.wishes, stairs: false },
          }),
        ]
      : []),
    ...(ask.wishes.maxTurns !== null
      ? [
          without({ maxTurns: null }, 'With more turns it fits.', {
            wishes: { ...ask.wishes, maxTurns: null },
          }),
        ]
      : []),
    ...(ask.keep.length > 0
      ? [without({ keep: [] }, 'Without the parts that have to stay it fits.', { keep: [] })]
      : []),
  ]
}

/** Another line, with what it offers of what was asked for; parts that stay are of this one. */
const lines = (ask: FitAsk, { otherLines = [] }: FitLines): readonly Try[] =>
  (ask.keep.length > 0 ? [] : otherLines)
    .filter(({ productLine }) => productLine !== ask.product && mayBeOffered(productLine, ask))
    .map((catalogue) => {
      const product = catalogue.productLine
      const { surfaces, handrails, rampWidths, ratios: offered, defaults } = productRules(product)
      const { surface, handrails: rails, rampWidth, desiredRatio } = ask.project
      return {
        change: { product },
        text: `With ${productRules(product).name} it fits.`,
        ask: {
          ...ask,
          product,
          project: {
            ...ask.project,
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

/** Nearer to the line of the property than so much nobody asks to build. */
const MOST_SETBACK: Inches = 48

/** Nearer to the line of the property, where that is known: what does not help at most does not help at all; then to the inch. */
function setback(ask: FitAsk, { catalogue }: FitLines, { solve, fits }: Trying): readonly Relaxation[] {
  const { lot, setback: entered } = ask.site
  const yard = yardOf(ask.site)
  if (!lot || !yard || yard === lot) return []
  const by = (less: Inches): Try => ({
    change: { yard: less },
    text: `With the setback less by ${less} in it fits; ask who grants the permit.`,
    ask: {
      ...ask,
      site: {
        ...ask.site,
        yard: setbackLess(yard, lot, less),
        ...(entered !== undefined && { setback: Math.max(0, entered - less) }),
      },
    },
    catalogue,
  })
  const helps = (less: Inches): boolean => fits(by(less).ask, catalogue)
  if (!helps(MOST_SETBACK)) return []
  let [least, most] = [0, MOST_SETBACK]
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (helps(middle)) most = middle
    else least = middle
  }
  return firstThatFits([by(most)], solve)
}

/** Ramps come in whole feet: a way that can end nowhere nearer than this is missing more than that. */
const MOST_SHORT: Inches = 12

/**
 * Before an edge that something stands behind, such as a walk: no landing may lie on it, and few ways end at it to the inch.
 * The cheapest way that ends up to a foot before it, and the one that ends nearest.
 */
function shortOfEdge(
  ask: FitAsk,
  { catalogue }: FitLines,
  { solve, missesEndBy }: Trying,
): readonly Relaxation[] {
  const found: Relaxation[] = []
  for (let by = MOST_SHORT; by > 1; by /= 2) {
    const site = endingShort(ask.site, by)
    const candidate = site && solve({ ...ask, site }, catalogue)
    const [proposal] = candidate ? chooseProposals([candidate], ask.wishes) : []
    if (!candidate || !proposal) break
    const short = Math.ceil(missesEndBy(candidate) * 10 - 1e-6) / 10
    const text = `With the landing ${short} in before the ${ask.site.destination?.name || 'edge'} it fits.`
    found.push({
      change: { destination: short },
      text,
      price: proposal.price,
      ask: { ...ask, site },
      proposal: onSite(proposal, ask.site, catalogue),
    })
  }
  const [cheapest, nearest] = [found[0], found.at(-1)]
  return [cheapest, nearest].filter(
    (one, index) => one !== undefined && (index === 0 || one.text !== cheapest?.text),
  ) as readonly Relaxation[]
}

/** A proposal on the site as it was: where the way has to end stays where it is. */
function onSite(proposal: Proposal, site: Site, catalogue: Catalogue): Proposal {
  const layout = { ...proposal.layout, site }
  return { ...proposal, layout, analysis: analyse(layout, catalogue) }
}

/** A person thinks of moving a few things; each is a search of its own. */
const MOST_MOVED = 6

function obstacles(ask: FitAsk, { catalogue }: FitLines, inTheWay: readonly string[]): readonly Try[] {
  const rank = (thing: SiteThing) => {
    const at = inTheWay.indexOf(nameOfThing(thing))
    return at < 0 ? inTheWay.length : at
  }
  return obstaclesOf(ask.site)
    .filter(isInPlace)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST_MOVED)
    .map((obstacle) => ({
      change: { obstacles: obstacle.name },
      text: `Fits if ${obstacle.name || 'the obstacle'} is moved before installation.`,
      ask: {
        ...ask,
        site: {
          ...ask.site,
          things: ask.site.things?.map((one) => (one === obstacle ? { ...one, fate: 'moves' } : one)),
        },
      },
      catalogue,
    }))
}
