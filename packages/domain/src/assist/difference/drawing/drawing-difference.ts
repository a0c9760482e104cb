import type { Point } from '../../../base/geometry/point.ts'
import { groupBy } from '../../../base/group-by.ts'
import { listed } from '../../../base/listed.ts'
import { counterpartOf } from '../../translation/translate-lines.ts'
import type { BeforeAfter, DrawingDifference, FactDifference, PartDifference } from '../terms/difference.ts'
import type { DifferenceSide } from '../terms/difference-side.ts'
import type { LineTranslation } from '../terms/line-keys.ts'
import { factDifferences } from './facts.ts'
import { isMotion, motionWords } from './motion-words.ts'
import { type IsCounterpart, partDifferences } from './part-differences.ts'
import { partPairs } from './part-pairs.ts'

type Sides = BeforeAfter<DifferenceSide>

/** What differs of two drawings, by facts and parts, and all of it in words. */
export function drawingDifference(sides: Sides, translations: readonly LineTranslation[]): DrawingDifference {
  const { pairs, shift, isDrawnApart } = partPairs({
    before: sides.before.analysis,
    after: sides.after.analysis,
  })
  const facts = factDifferences(sides.before.analysis, sides.after.analysis)
  const isCounterpart = counterparts(sides, translations)
  const parts = partDifferences(sides, { pairs, shift, isCounterpart })
  return {
    facts,
    parts,
    shift,
    sentences: [
      ...facts.map(factWords),
      // Where on its canvas a drawing was begun says nothing.
      ...(isDrawnApart ? [] : shiftWords(shift, sides)),
      ...partWords(parts),
    ],
  }
}

/** A canvas that grew moved everything on it; nobody moved the system. */
function shiftWords(shift: Point, { before, after }: Sides): readonly string[] {
  const { project } = after.analysis.layout
  const { canvas } = before.analysis.layout.project
  const hasGrown = canvas.width !== project.canvas.width || canvas.height !== project.canvas.height
  return isMotion(shift) && !hasGrown ? [`Whole system ${motionWords(shift, project.units)}`] : []
}

const factWords = ({ name, before, after }: FactDifference): string => `${name} ${before} → ${after}`

/** Parts of which the same is said are said together; more than these are counted. */
const MOST_NAMES = 3

function partWords(parts: readonly PartDifference[]): readonly string[] {
  const of = (kind: PartDifference['kind']) => parts.filter((part) => part.kind === kind)
  const changed = groupBy(
    parts.filter(({ details }) => details.length > 0),
    ({ details }) => details.map(({ ofOne }) => ofOne).join('; '),
  )
  return [
    ...allNamed('Added', of('new')),
    ...allNamed('Removed', of('gone')),
    ...[...changed.values()].flatMap(changeWords),
  ]
}

/** What is new or gone is always named. */
const allNamed = (verb: string, parts: readonly PartDifference[]): string[] =>
  parts.length === 0 ? [] : [`${verb} ${listed(parts.map(({ name }) => name))}`]

function changeWords(parts: readonly PartDifference[]): string[] {
  const [first] = parts
  if (!first) return []
  const subject = parts.length > MOST_NAMES ? `${parts.length} parts` : listed(parts.map(({ name }) => name))
  const details = first.details.map(({ ofOne, ofMany }) => (parts.length === 1 ? ofOne : ofMany))
  return [`${subject} ${listed(details)}`]
}

function counterparts({ before, after }: Sides, translations: readonly LineTranslation[]): IsCounterpart {
  const tables = translations.flatMap(({ from, to, pairs }) => {
    const [source, target] = [before, after].map(({ analysis }) => analysis.catalogue)
    if (source?.productLine === from && target?.productLine === to)
      return [(was: string, is: string) => counterpartOf(was, { pairs, to: target })?.shortName === is]
    if (target?.productLine === from && source?.productLine === to)
      return [(was: string, is: string) => counterpartOf(is, { pairs, to: source })?.shortName === was]
    return []
  })
  return (was, is) => tables.some((isPair) => isPair(was, is))
}
