import {
  type Analysis,
  childRailsOf,
  hardwareDifferences,
  INCHES_PER_FOOT,
  type Inches,
  isSystemPart,
  isTurn,
  loopsOf,
  type Part,
  type ProductLine,
  productRules,
  type RunFigures,
  roundTo,
  usedSides,
} from '@ramp/domain'

/** Figures of the quote header carry five decimals; lengths are in feet (spec 3 §3). */
const DECIMALS = 5
const exact = (value: number): number => roundTo(value, DECIMALS)
const feet = (inches: Inches): number => exact(inches / INCHES_PER_FOOT)

/** What a quote header says of its type: a letter, or that it goes by the industry of the product line (spec 1 §1). */
export const QUOTE_TYPES = ['M', 'V', 'industry'] as const
export type QuoteType = (typeof QUOTE_TYPES)[number]

/** Without a type in its header a quote is of type M, on every line (spec 1 §1). */
const quoteTypeOf = (named: QuoteType | null, product: ProductLine): string =>
  named === 'industry' ? productRules(product).industry : (named ?? 'M')

type HeaderIdentity = {
  readonly quoteType: QuoteType | null
  readonly id: string
  readonly versionNumber: string
  readonly clientAssignedId: string
}

/** The quote header payload of spec 3 §3. */
export function headerPayload(analysis: Analysis, identity: HeaderIdentity) {
  const { layout, runs, partsList, linearFeet, placement } = analysis
  const { project } = layout
  const primary = runs.figures[0]
  const { offersEndCaps } = hardwareDifferences(project.product)
  return {
    Id: identity.id,
    versionNumber: identity.versionNumber,
    clientAssignedId: identity.clientAssignedId,
    surface: project.surface,
    handrails: project.handrails,
    rampWidth: project.rampWidth,
    isLoops: !offersEndCaps || (anyRamp(analysis, (ramp) => loopsOf(ramp, project)) ?? project.loops),
    config: configOf(analysis),
    rise: exact(primary?.rise ?? 0),
    ratio: primary?.ratio ?? '0:0',
    quoteType: quoteTypeOf(identity.quoteType, project.product),
    isStarterRamp: placement.parts.some(({ item }) => item.role === 'starter-ramp'),
    isChildRails: anyRamp(analysis, (ramp) => childRailsOf(ramp, project)) ?? project.childRails,
    productLine: project.product,
    linearFeet: exact(linearFeet),
    priceLevel: project.priceLevel,
    itemAllocations: partsList.lines.map(({ itemNumber, shortName, quantity }) => ({
      itemNumber,
      shortName,
      quantity,
    })),
    runs: runs.figures.map(runPayload),
    customs: customsOf(analysis),
  }
}

/** Whether a choice holds for any ramp, as each may choose for itself; null where no ramp is drawn. */
function anyRamp({ layout }: Analysis, holds: (ramp: Part) => boolean): boolean | null {
  const ramps = layout.parts.filter((part) => part.kind === 'ramp' && isSystemPart(part))
  return ramps.length === 0 ? null : ramps.some(holds)
}

export type HeaderPayload = ReturnType<typeof headerPayload>

/** Parts made to measure that stand on the layout, each once; sizes are overall ones in inches. */
const customsOf = ({ placement }: Analysis) =>
  [...new Set(placement.parts.map(({ item }) => item))]
    .filter(({ isCustom }) => isCustom)
    .map(({ itemNumber, shortName, description, weight, length, width }) => ({
      itemNumber,
      shortName,
      description,
      weight,
      length: length ?? 0,
      width: width ?? 0,
      height: 0,
    }))

const runPayload = ({
  name,
  top,
  bottom,
  rise,
  degree,
  linearFeet,
  rampingLength,
  totalLength,
}: RunFigures) => ({
  runName: name,
  topHeight: feet(top),
  bottomHeight: feet(bottom),
  rise: feet(rise),
  incline: exact(degree),
  linearFeet: exact(linearFeet),
  rampingLength: feet(rampingLength),
  totalLength: feet(totalLength),
})

/** How the system runs: straight, or turning on a platform; its connections say so, whatever its rails (spec 2 §4). */
const configOf = ({ placement, connections }: Analysis): 'STRAIGHT' | 'TURN' =>
  placement.parts.some(({ part }) => part.kind === 'platform' && isTurn(usedSides(connections.uses, part.id)))
    ? 'TURN'
    : 'STRAIGHT'
