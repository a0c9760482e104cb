import { type Analysis, type Item, type ItemRole, listed } from '@ramp/domain'
import { settingOut, taggedLegs } from '@ramp/solids'
import { footings, padCountText } from '../content/footings/footings.ts'
import { rampCount } from '../content/ramp-count.ts'
import { capital, quantityWords } from '../content/words.ts'
import type { PaperInput } from '../paper/input.ts'
import { hasRails, thingsOf } from './offer-facts.ts'

/**
 * How a homeowner reads of an item: counted in the drawing, with the rails, with what joins and carries the parts, as one of its own
 * kind, or by its own name. What lies beside the system is sold all the same.
 */
const NAMED: Record<ItemRole, Naming> = {
  platform: 'drawn',
  'platform-ext': 'drawn',
  'landing-pad': 'drawn',
  ramp: 'drawn',
  'starter-ramp': 'drawn',
  stair: 'drawn',
  arr: { one: '45-degree piece' },
  'transition-upper': 'hardware',
  'transition-lower': 'hardware',
  'transition-ground': 'hardware',
  'transition-custom': 'hardware',
  'bridge-plate': 'hardware',
  'tie-strap': 'hardware',
  'connector-ramp-ramp': 'hardware',
  'connector-platform-platform': 'hardware',
  'connector-platform-ext': 'hardware',
  'hanger-ramp-platform': 'hardware',
  'bracket-rail-end': 'rail ends',
  'bracket-stair': 'hardware',
  'support-top': 'hardware',
  'loop-upper': 'rail ends',
  'loop-lower': 'rail ends',
  loop: 'rail ends',
  'loop-upper-child': 'rail ends',
  'loop-lower-child': 'rail ends',
  'end-caps': 'rail ends',
  'foot-low-profile-ramp': 'legs',
  'foot-low-profile-platform': 'legs',
  'foot-low-profile': 'legs',
  leg: 'legs',
  'brace-angle': 'hardware',
  'brace-cross': 'hardware',
  'closure-side': 'rail ends',
  'closure-turnback': 'rail ends',
  'closure-stair': 'rail ends',
  'closure-custom': 'rail ends',
  'closure-tee': 'rail ends',
  'closure-ramp-platform': 'rail ends',
  'closure-ext': 'rail ends',
  'corner-pocket-cover': 'hardware',
  'child-rail': { one: 'pair of child rails', many: 'pairs of child rails' },
  gate: { one: 'gate' },
  'gate-post': 'hardware',
  addon: 'name',
  'portable-suitcase': { one: 'portable ramp' },
  'portable-trifold': { one: 'portable ramp' },
  'portable-gateway': { one: 'portable ramp' },
  'portable-lip': 'name',
  'threshold-ramp': { one: 'threshold ramp' },
  'threshold-mat': { one: 'rubber entry mat' },
  'threshold-riser': 'hardware',
  'vpl-tower': 'drawn',
  'vpl-carrier': 'drawn',
  'vpl-pad': 'drawn',
  'vpl-gates': 'drawn',
  'universal-transition': { one: 'rubber entry mat' },
  'rubber-pad': { one: 'rubber landing pad' },
}

type Kind = { readonly one: string; readonly many?: string }
type Naming = 'drawn' | 'legs' | 'rail ends' | 'hardware' | 'name' | Kind

type Ordered = { readonly item: Item; readonly quantity: number }

/** What the parts list holds, in plain words. */
export function includedParts({
  analysis,
  foundation,
}: Pick<PaperInput, 'analysis' | 'foundation'>): readonly string[] {
  const { pads, anchors } = footings(analysis, foundation)
  const legs = taggedLegs(analysis).filter(({ stock }) => stock !== null)
  const low = legs.filter(({ foot }) => foot === 'low-profile').length
  const ordered = orderedIn(analysis)
  const has = (naming: Naming) => ordered.some(({ item }) => NAMED[item.role] === naming)
  const things = thingsOf(analysis)
  const isRailed = settingOut(analysis).parts.some(({ placed }) => hasRails(placed))
  const { ramps: count, sections } = rampCount(analysis)
  const made = sections > count ? ` (${quantityWords(sections, 'ramp section')})` : ''
  return [
    ...(things.length > 0 ? [capital(`${listed(things)}${made}, aluminum`)] : []),
    ...(isRailed ? [has('rail ends') ? 'Handrails, with their ends closed' : 'Handrails'] : []),
    ...kindsOf(ordered),
    ...(legs.length > low
      ? [capital(`${quantityWords(legs.length - low, 'adjustable leg')} with feet`)]
      : []),
    ...(low > 0 ? [capital(quantityWords(low, 'low-profile foot', 'low-profile feet'))] : []),
    ...(pads === null ? [] : [`${padCountText(pads)}, one under each foot`]),
    ...(anchors === null ? [] : [`Anchors for the feet of ${quantityWords(anchors.length, 'leg')}`]),
    ...(has('hardware') ? ['Connectors, plates, and hardware'] : []),
    ...accessories(ordered),
    'Drawings for you',
  ]
}

const orderedIn = ({ catalogue, partsList }: Analysis): readonly Ordered[] =>
  partsList.lines.flatMap(({ shortName, quantity }) => {
    const item = catalogue.byShortName.get(shortName)
    return item && quantity > 0 ? [{ item, quantity }] : []
  })

/** `One gate`, `Two rubber entry mats`: items of a kind together. */
function kindsOf(ordered: readonly Ordered[]): readonly string[] {
  const counts = new Map<string, { readonly kind: Kind; readonly count: number }>()
  for (const { item, quantity } of ordered) {
    const kind = NAMED[item.role]
    if (typeof kind === 'object')
      counts.set(kind.one, { kind, count: quantity + (counts.get(kind.one)?.count ?? 0) })
  }
  return [...counts.values()].map(({ kind, count }) => capital(quantityWords(count, kind.one, kind.many)))
}

function accessories(ordered: readonly Ordered[]): readonly string[] {
  const names = ordered
    .filter(({ item }) => NAMED[item.role] === 'name')
    .map(({ item }) => item.frontendName.toLowerCase())
  return names.length > 0 ? [`Accessories: ${names.join(', ')}`] : []
}
