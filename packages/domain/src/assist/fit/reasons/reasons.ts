import type { Inches } from '../../../base/units.ts'
import { itemsOfRole } from '../../../model/catalogue/catalogue.ts'
import { productRules } from '../../../model/products/product-rules.ts'
import type { Prepared } from '../evaluate/prepare.ts'
import type { FitRequest } from '../request/fit-request.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { FOOT_OF_STAIR, lowestStair } from '../routes/stair-room.ts'
import type { FitStock } from '../stock/stock.ts'
import { noHeightAtDoor } from './door-height.ts'
import { noRoomAtDoor } from './door-room.ts'
import { withArticle } from './names.ts'
import { type FitReason, haveText, needText, reasonOf } from './reason.ts'
import { SENTENCES } from './rejection-sentences.ts'
import { noStraightLayout } from './straight-layout.ts'
import { noRoomToTurn } from './two-lanes.ts'

/** What of an ask, left out, lets something fit: then it is the reason. Each is a search of its own. */
export type Without = {
  readonly stairs: () => boolean
  readonly keep: () => boolean
  readonly destination: () => boolean
  /** How far before where it has to end a layout does fit at least; null where none was found. */
  readonly short: () => Inches | null
}

/** More reasons than this nobody reads. */
const MOST = 3

/** The reasons that bind, the nearest to success first. */
export function reasonsOf(
  request: FitRequest,
  { search, rounds, stock, door }: Prepared,
  without: Without,
): readonly FitReason[] {
  if (!stock || !search) return [notSold(request)]
  const starts = rounds.flatMap(({ searches }) => searches.starts)
  if (request.wishes.stairs && without.stairs()) return [noStair(search, stock)]
  if (request.keep.length > 0 && without.keep()) return [keptInTheWay(request)]
  if (starts.length === 0) return orOther([noRoomAtDoor(search, door)], search)
  const height = noHeightAtDoor(starts, search)
  if (height) return [height]
  const rejections = [...search.rejections.nearest.values()].sort((a, b) => a.missing - b.missing)
  const others = rejections.map((rejection) => SENTENCES[rejection.code](rejection, search))
  const isEnd = ({ code }: FitReason) => code === 'misses-the-end'
  const missed = others.filter(isEnd)
  const ends =
    missed.length > 0 && without.destination() ? missed.map((one) => endingAt(one, request, without)) : []
  const lengths = [noStraightLayout(starts, search), noRoomToTurn(search)].filter((one) => one !== null)
  const rest = others.filter((one) => !isEnd(one) && one.need > one.have)
  return orOther([...ends, ...lengths, ...rest], search)
}

/** The first few of the reasons, one of a kind; where there is none, that it was looked for. */
function orOther(reasons: readonly (FitReason | null)[], search: SearchSite): readonly FitReason[] {
  const kinds = new Map<string, FitReason>()
  for (const one of reasons) if (one && !kinds.has(one.code)) kinds.set(one.code, one)
  return kinds.size > 0 ? [...kinds.values()].slice(0, MOST) : [noneFound(search)]
}

/** The nearest layout that does fit tells more than the candidate that died nearest to the end. */
function endingAt(reason: FitReason, { site }: FitRequest, { short }: Without): FitReason {
  const by = short()
  if (by === null) return reason
  const name = withArticle(site.destination?.name || 'edge')
  return reasonOf({
    ...reason,
    text: `Ramps are in whole feet, and no layout ends right at ${name}. The closest that fits ends ${needText(by)} before it.`,
    need: by,
  })
}

const noneFound = ({ rejections, room }: SearchSite): FitReason => {
  const [name] = [...rejections.inTheWay].sort(([, a], [, b]) => b - a)[0] ?? []
  const things = room.things.some((one) => one.name === name)
  return reasonOf({
    code: 'none-found',
    text: things
      ? `No layout of the length needed was found. ${withArticle(name ?? '')} is in the way most often.`
      : 'No layout of the length needed was found in the available space.',
    need: 1,
    have: 0,
    unit: 'parts',
    section: 'site 3, rule 16',
  })
}

const notSold = ({ product, project }: FitRequest): FitReason => {
  const { name, defaults } = productRules(product)
  return reasonOf({
    code: 'not-sold',
    text: `${name} has no ramps ${needText(project.rampWidth ?? defaults.rampWidth)} wide with this surface and these handrails.`,
    need: 1,
    have: 0,
    unit: 'parts',
    section: 'domain 7',
  })
}

/** Decks go down from the one at the door: where that is too low for the lowest stair, all are. */
function noStair({ top, lowest, limits }: SearchSite, stock: FitStock): FitReason {
  const [need, have] = [lowestStair(stock.catalogue), top - lowest]
  return have >= need
    ? noRoomForStair(stock, limits.unguarded !== null && have > limits.unguarded)
    : reasonOf({
        code: 'too-low-for-stair',
        text: `The lowest stair is ${needText(need)} high. The door platform is ${haveText(have)} above the ground.`,
        need,
        have,
        section: 'site 3, rule 19',
      })
}

const noRoomForStair = ({ catalogue, guards }: FitStock, isHigh: boolean): FitReason => {
  const stairs = itemsOfRole(catalogue, 'stair')
  const need = Math.min(...stairs.map(({ length }) => length ?? 0)) + FOOT_OF_STAIR
  const free = `${needText(need)} free next to it for a stair and the ground in front of it.`
  const isBare = isHigh && !stairs.some(({ handrails }) => handrails === guards)
  return reasonOf({
    code: 'no-room-for-stair',
    text: isBare
      ? `Stairs have no guards, so a stair may start at most 30" above the ground. No platform that low has ${free}`
      : `The ramp has room, the stair does not. No platform has ${free}`,
    need,
    have: 0,
    section: 'site 3, rule 19',
  })
}

const keptInTheWay = ({ keep }: FitRequest): FitReason => {
  const [first] = keep
  const isOne = keep.length === 1
  return reasonOf({
    code: 'kept-parts',
    text: `No layout uses the ${isOne ? `${first?.shortName} that stays` : `${keep.length} parts that stay`} where ${isOne ? 'it is' : 'they are'}. One fits without ${isOne ? 'it' : 'them'}.`,
    need: keep.length,
    have: 0,
    unit: 'parts',
    section: 'site 1, keep',
  })
}
