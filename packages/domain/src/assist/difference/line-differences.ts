import { distinct } from '../../base/distinct.ts'
import { groupBy } from '../../base/group-by.ts'
import { listed } from '../../base/listed.ts'
import type { Cents } from '../../base/units.ts'
import type { Line } from '../../rules/parts-list/line.ts'
import { partPairs, twinIds } from './drawing/part-pairs.ts'
import { effectsOf, quantityOf, totalOf } from './line-effects.ts'
import { reasonsOfChange, type Twins } from './line-reasons.ts'
import { type Recounted, ruleChanges } from './rule-changes.ts'
import type { BeforeAfter, LineDifference } from './terms/difference.ts'
import type { DifferenceSide, PriceOf } from './terms/difference-side.ts'
import { type LineTranslation, lineKeys } from './terms/line-keys.ts'

type Sides = BeforeAfter<DifferenceSide>
type Lines = BeforeAfter<readonly Line[]>
/** Both sides, and which part of one is which of the other. */
type Compared = { readonly sides: Sides; readonly twins: Twins }

/** Every item of the two stored parts lists: those that differ first, each by short name. */
export function lineDifferences(
  sides: Sides,
  translations: readonly LineTranslation[],
): readonly LineDifference[] {
  const keys = lineKeys(sides.before, sides.after, translations)
  const before = groupBy(sides.before.lines, keys.before)
  const after = groupBy(sides.after.lines, keys.after)
  const recounted = ruleChanges(sides, keys)
  const compared = { sides, twins: twinsOf(sides) }
  const all = distinct([...before.keys(), ...after.keys()]).flatMap((key) => {
    const lines = { before: before.get(key) ?? [], after: after.get(key) ?? [] }
    return lineDifference(lines, compared, recounted.get(key) ?? null)
  })
  return all.toSorted(
    (a, b) => Number(a.kind === 'same') - Number(b.kind === 'same') || (a.shortName < b.shortName ? -1 : 1),
  )
}

function twinsOf({ before, after }: Sides): Twins {
  const twins = twinIds(partPairs({ before: before.analysis, after: after.analysis }))
  return { before: twins, after: new Map([...twins].map(([is, was]) => [was, is])) }
}

function lineDifference(lines: Lines, compared: Compared, recounted: Recounted | null): LineDifference[] {
  const { sides } = compared
  const [line] = [...lines.after, ...lines.before]
  if (!line) return []
  const { itemNumber, shortName, description } = line
  const listPrice = sides.before.priceOf(itemNumber)
  const quantity = { before: quantityOf(lines.before), after: quantityOf(lines.after) }
  const total = { before: totalOf(lines.before), after: totalOf(lines.after) }
  const unitPrice = {
    before: unitPriceOf(lines.before, itemNumber, sides.before.priceOf),
    after: unitPriceOf(lines.after, itemNumber, sides.after.priceOf),
  }
  const kind = kindOf(lines, recounted !== null)
  return [
    {
      itemNumber,
      shortName,
      description,
      kind,
      quantity,
      unitPrice,
      total,
      ...effectsOf(lines, listPrice),
      isRuleChange: recounted !== null,
      why: kind === 'same' ? [] : whyOf(lines, compared, recounted),
    },
  ]
}

/** The price that all pieces of a side have; that of its list where it has none. */
function unitPriceOf(lines: readonly Line[], itemNumber: string, priceOf: PriceOf): Cents | null {
  const [price, ...others] = distinct(lines.map(({ unitPrice }) => unitPrice))
  if (price === undefined) return priceOf(itemNumber)
  return others.length === 0 ? price : null
}

function kindOf({ before, after }: Lines, isRuleChange: boolean): LineDifference['kind'] {
  if (before.length === 0) return 'new'
  if (after.length === 0) return 'gone'
  const isSame = !isRuleChange && piecesOf(before) === piecesOf(after) && itemsOf(before) === itemsOf(after)
  return isSame ? 'same' : 'changed'
}

/** Pieces at each price, for comparing. */
const piecesOf = (lines: readonly Line[]): string =>
  [...groupBy(lines, ({ unitPrice }) => unitPrice)]
    .map(([price, group]) => `${price} ${quantityOf(group)} ${totalOf(group)}`)
    .sort()
    .join()

const itemsOf = (lines: readonly Line[]): string =>
  distinct(lines.map(({ itemNumber }) => itemNumber))
    .sort()
    .join()

/** Why a line that differs does; never empty. */
function whyOf(lines: Lines, { sides, twins }: Compared, recounted: Recounted | null): readonly string[] {
  const replaced = namesOf(lines.before).filter((name) => !namesOf(lines.after).includes(name))
  const [was, is] = [quantityOf(lines.before), quantityOf(lines.after)]
  const reasons = reasonsOfChange(lines, sides, twins)
  const said = [
    ...(recounted ? [recountedWords(recounted)] : []),
    ...(lines.after.length > 0 && replaced.length > 0 ? [`Replaces ${listed(replaced)}`] : []),
    ...(reasons.length > 0 ? reasons : was === is ? [] : [`Quantity ${was} → ${is}`]),
  ]
  return said.length > 0 ? said : ['Price changed']
}

const namesOf = (lines: readonly Line[]): readonly string[] =>
  distinct(lines.map(({ shortName }) => shortName))

const recountedWords = ({ issued, today }: Recounted): string =>
  `Same drawing, product rules changed: ${issued} as issued, ${today} today`
