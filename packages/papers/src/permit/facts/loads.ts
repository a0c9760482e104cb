import { type Analysis, askedCodes, type Inches, type Load, productRules, supportLoads } from '@ramp/domain'
import { measuresOf, type TaggedLeg, taggedLegs } from '@ramp/solids'
import type { PaperInput } from '../../paper/input.ts'
import type { PermitSettings } from './permit-settings.ts'

export type LegLoad = {
  readonly leg: TaggedLeg
  readonly pounds: number
  /** On the soil under its foot or pad, pounds for a square foot. */
  readonly bearing: number
  /** Side of the smallest pad that keeps to what the soil bears: 0 where the foot does by itself, null where none does or nothing was entered. */
  readonly padThatDoes: Inches | null
}

export type SetLoads = {
  /** Pounds on each square foot, and where they are from: entered, a code of the project, or a default. */
  readonly live: { readonly perSquareFoot: number; readonly basis: string }
  readonly legs: readonly LegLoad[]
  /** Live and dead load of the whole system, and who carries it. */
  readonly total: Load
  readonly onLegs: number
  readonly onGround: number
  readonly onStructure: number
  readonly onNothing: number
}

/** Live loads where none was entered: decks of homes, and ways out of public buildings (domain 4.3). */
const USUAL = {
  residential: { perSquareFoot: 40, code: 'IRC', section: 'IRC R301.5, decks', of: 'a home' },
  commercial: { perSquareFoot: 100, code: 'IBC', section: 'IBC 1607, exits', of: 'a public building' },
} as const

/** Sides of square concrete pads as yards sell them. */
const PADS: readonly Inches[] = [8, 12, 16, 18, 24, 30, 36]
const SQUARE_FOOT = 144

const bearingUnder = (pounds: number, side: Inches): number => pounds / (side ** 2 / SQUARE_FOOT)

/** What each leg carries by the joints and supports of the system, and how that stands on the soil. */
export function loadsOf(
  { analysis, foundation }: Pick<PaperInput, 'analysis' | 'foundation'>,
  { deckLoad, soilBearing }: Pick<PermitSettings, 'deckLoad' | 'soilBearing'>,
): SetLoads {
  const { product } = analysis.layout.project
  const live = deckLoad === 'by-line' ? usualOf(analysis) : { perSquareFoot: deckLoad, basis: 'entered' }
  const { legs, ground, structure, unsupported, total } = supportLoads(analysis, live.perSquareFoot)
  const foot = measuresOf(product).foot.inches
  const side = Math.max(foundation.pad ?? 0, foot)
  return {
    live,
    legs: taggedLegs(analysis).map((leg) => {
      const load = legs.get(leg.leg.id)
      const pounds = load ? sumOf(load) : 0
      const fits = (one: Inches) => soilBearing !== null && bearingUnder(pounds, one) <= soilBearing
      const padThatDoes = fits(foot) ? 0 : (PADS.find(fits) ?? null)
      return { leg, pounds, bearing: bearingUnder(pounds, side), padThatDoes }
    }),
    total,
    onLegs: [...legs.values()].reduce((sum, load) => sum + sumOf(load), 0),
    onGround: sumOf(ground),
    onStructure: sumOf(structure),
    onNothing: sumOf(unsupported),
  }
}

/** A project that is not under the code of its industry cites none: its live load is a default that nobody entered. */
function usualOf({ layout: { project } }: Analysis): SetLoads['live'] {
  const { perSquareFoot, code, section, of } = USUAL[productRules(project.product).industry]
  const isUnder = askedCodes(project).includes(code)
  return { perSquareFoot, basis: isUnder ? section : `not entered: default for ${of}` }
}

const sumOf = ({ live, dead }: Load): number => live + dead
