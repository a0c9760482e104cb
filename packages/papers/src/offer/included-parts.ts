import { type Analysis, type Item, type ItemRole, listed } from '@ramp/domain'
import { GROUP_OF_ROLE } from '@ramp/pricing'
import { settingOut, taggedLegs } from '@ramp/solids'
import { footings, padCountText } from '../content/footings/footings.ts'
import { rampCount } from '../content/ramp-count.ts'
import { capital, quantityWords } from '../content/words.ts'
import type { PaperInput } from '../paper/input.ts'
import { hasRails, thingsOf } from './offer-facts.ts'

/** Items that are named by their kind, and how many; those of no kind are counted in the drawing, hardware, or named one by one. */
const KINDS: Partial<Record<ItemRole, Kind>> = {
  arr: { one: '45-degree piece' },
  'child-rail': { one: 'pair of child rails', many: 'pairs of child rails' },
  gate: { one: 'gate' },
  'brace-angle': { one: 'brace' },
  'brace-cross': { one: 'brace' },
  'portable-suitcase': { one: 'portable ramp' },
  'portable-trifold': { one: 'portable ramp' },
  'portable-gateway': { one: 'portable ramp' },
  'threshold-ramp': { one: 'threshold ramp' },
  'threshold-mat': { one: 'rubber entry mat' },
  'universal-transition': { one: 'rubber entry mat' },
  'rubber-pad': { one: 'rubber landing pad' },
}

/** Nobody has one without the gate, or the mat, that is named. */
const WITH_ANOTHER: readonly ItemRole[] = ['gate-post', 'threshold-riser']

/** Roles of items that close the ends of rails. */
const RAIL_ENDS = /^(?:loop|end-caps|bracket-rail-end|closure)/

type Kind = { readonly one: string; readonly many?: string }

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
  const has = (isSuch: (role: ItemRole) => boolean) => ordered.some(({ item }) => isSuch(item.role))
  const things = thingsOf(analysis)
  const isRailed = settingOut(analysis).parts.some(({ placed }) => hasRails(placed))
  const { ramps: count, sections } = rampCount(analysis)
  const made = sections > count ? ` (${quantityWords(sections, 'ramp section')})` : ''
  return [
    ...(things.length > 0 ? [capital(`${listed(things)}${made}, aluminum`)] : []),
    ...(isRailed
      ? [has((role) => RAIL_ENDS.test(role)) ? 'Handrails, with their ends closed' : 'Handrails']
      : []),
    ...(legs.length > low
      ? [capital(`${quantityWords(legs.length - low, 'adjustable leg')} with feet`)]
      : []),
    ...(low > 0 ? [capital(quantityWords(low, 'low-profile foot', 'low-profile feet'))] : []),
    ...(pads === null ? [] : [`${padCountText(pads)}, one under each foot`]),
    ...(anchors === null ? [] : [`Anchors for the feet of ${quantityWords(anchors.length, 'leg')}`]),
    ...kindsOf(ordered),
    ...(has((role) => GROUP_OF_ROLE[role] === 'hardware' && !KINDS[role])
      ? ['Connectors, plates, and hardware']
      : []),
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
    const kind = KINDS[item.role]
    if (kind) counts.set(kind.one, { kind, count: quantity + (counts.get(kind.one)?.count ?? 0) })
  }
  return [...counts.values()].map(({ kind, count }) => capital(quantityWords(count, kind.one, kind.many)))
}

function accessories(ordered: readonly Ordered[]): readonly string[] {
  const names = ordered
    .filter(
      ({ item: { role } }) =>
        GROUP_OF_ROLE[role] === 'accessories' && !KINDS[role] && !WITH_ANOTHER.includes(role),
    )
    .map(({ item }) => item.frontendName.toLowerCase())
  return names.length > 0 ? [`Accessories: ${names.join(', ')}`] : []
}
