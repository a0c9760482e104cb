import { distinct } from '../../../base/distinct.ts'
import { inchesText } from '../../../base/lengths/length-text.ts'
import { listed } from '../../../base/listed.ts'
import { roundTo } from '../../../base/units.ts'
import { HANDRAIL_NAMES } from '../../../model/products/option-names.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import type { RunFigures } from '../../../rules/runs/run-figures.ts'
import { turnOf } from '../../text-outline/way-words.ts'
import { linksOf } from '../../workflow/walking-links.ts'
import type { BeforeAfter, FactDifference } from '../terms/difference.ts'

/** What differs of the systems as wholes. */
export function factDifferences(before: Analysis, after: Analysis): readonly FactDifference[] {
  return [
    fact('Product line', before, after, ({ layout }) => layout.project.product),
    ...runPairs(before, after).flatMap(({ label, ...pair }) => [
      fact(`Rise${label}`, pair.before, pair.after, ({ rise }) => inchesText(rise)),
      fact(`Slope${label}`, pair.before, pair.after, slopeWords),
    ]),
    fact('Length', before, after, ({ linearFeet }) => `${roundTo(linearFeet, 2)} LF`),
    fact('Turns', before, after, turnsWords),
    fact('Railing', before, after, railingWords),
  ].filter((one) => one !== null)
}

function fact<Side>(
  name: string,
  before: Side,
  after: Side,
  textOf: (side: Side) => string | null,
): FactDifference | null {
  const [was, is] = [textOf(before), textOf(after)]
  return was === null || is === null || was === is ? null : { name, before: was, after: is }
}

/** Runs of both drawings; one that a drawing lacks is told by its parts. */
function runPairs(
  before: Analysis,
  after: Analysis,
): readonly (BeforeAfter<RunFigures> & { readonly label: string })[] {
  const { figures } = after.runs
  return before.runs.figures.flatMap((was) => {
    const is = figures.find(({ id }) => id === was.id) ?? sameName(was, figures)
    return is ? [{ before: was, after: is, label: figures.length > 1 ? ` of ${is.name}` : '' }] : []
  })
}

const sameName = ({ name }: RunFigures, figures: readonly RunFigures[]): RunFigures | undefined =>
  figures.find((one) => one.name === name)

const slopeWords = ({ kind, ratio }: RunFigures): string | null => (kind === 'ramps' ? ratio : null)

/** Where the runs turn on their decks: `left`, `left and right`; null where nothing is built yet. */
function turnsWords(analysis: Analysis): string | null {
  const { figures } = analysis.runs
  if (figures.length === 0) return null
  const turns = distinct(figures.flatMap(({ parts }) => turnsOf(parts, analysis)))
  return turns.length === 0 ? 'none' : listed(turns.toSorted())
}

function turnsOf(parts: readonly string[], analysis: Analysis): readonly string[] {
  return parts.flatMap((id, index) => {
    const [before, after] = [parts[index - 1], parts[index + 1]]
    const placed = analysis.placement.byId.get(id)
    const [entered, left] = [before, after].map(
      (other) => linksOf(analysis, id).find((link) => link.other.part === other)?.mine.side,
    )
    const turn = placed && entered && left ? turnOf(placed.sides[entered], placed.sides[left]) : null
    const [side] = turn?.match(/left|right/) ?? []
    return side ? [side] : []
  })
}

/** The railings of all parts that have or could have some. */
function railingWords({ placement }: Analysis): string | null {
  const kinds = distinct(
    placement.parts.flatMap(({ item, isSystem }) => (isSystem && item.handrails ? [item.handrails] : [])),
  )
  return kinds.length === 0
    ? null
    : listed(kinds.map((kind) => HANDRAIL_NAMES[kind].toLowerCase()).toSorted())
}
