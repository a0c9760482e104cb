import type { Inches } from '../../base/units.ts'
import { drawingName } from '../../model/drawings/new-drawing.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { adviceOf, messageOf } from '../../rules/analysis/messages.ts'
import { proposeRuns } from '../workflow/propose-runs.ts'
import { siteRows } from './site-rows.ts'
import type { TextOutlineRow } from './text-outline-row.ts'
import type { TextOutlineWords } from './text-outline-words.ts'
import { againstWords, type WalkStop, walkStops } from './walk-stops.ts'

export type TextOutlineGroup = {
  readonly id: string
  readonly title: string
  /** The whole walk in one sentence; null for what is not walked. */
  readonly sentence: string | null
  readonly rows: readonly TextOutlineRow[]
}

/** Rows of this group are of the survey: nothing of them is selected on the canvas. */
export const SITE_GROUP = 'site'

/** A drawing in words: every walk from the top down, then what stands beside the system, then what is drawn. */
export function textOutlineOf(
  analysis: Analysis,
  words: TextOutlineWords,
  issues: readonly Issue[],
): readonly TextOutlineGroup[] {
  const { layout } = analysis
  const walks = walksOf(analysis).map(({ id, title, parts }) => {
    const stops = walkStops(parts, analysis, words)
    return { id, title, sentence: sentenceOf(stops), rows: stops.map((stop) => partRow(stop)) }
  })
  const walked = new Set(walks.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const beside = layout.parts
    .filter(({ id }) => !walked.has(id))
    .map((part) =>
      partRow({
        part: part.id,
        name: words.nameOf(part.id),
        details: [againstWords(part.id, analysis, words) ?? placeOf(part.at)],
      }),
    )
  const drawn = layout.drawings.map((drawing): TextOutlineRow => {
    const { id, at } = drawing
    return { kind: 'drawing', id, name: drawingName(drawing), details: [placeOf(at)], problems: [] }
  })
  return [
    ...walks,
    { id: 'beside', title: 'Separate from the system', sentence: null, rows: beside },
    { id: 'drawn', title: 'Drawings', sentence: null, rows: drawn },
    { id: SITE_GROUP, title: 'Site', sentence: null, rows: siteRows(layout, words) },
  ].filter(({ rows }) => rows.length > 0)

  function partRow({ part, name, details }: Pick<WalkStop, 'part' | 'name' | 'details'>): TextOutlineRow {
    const mine = issues.filter(({ parts }) => parts.includes(part))
    return { kind: 'part', id: part, name, details, problems: [...new Set(mine.map(problemText))] }
  }

  function placeOf({ x, y }: { readonly x: Inches; readonly y: Inches }): string {
    return `${words.lengthOf(x)} from the left, ${words.lengthOf(y)} from the top`
  }
}

type Walk = { readonly id: string; readonly title: string; readonly parts: readonly string[] }

/** The runs, and the walks that the parts without a run make. */
function walksOf(analysis: Analysis): readonly Walk[] {
  const { layout, runs } = analysis
  const built = layout.runs.map(({ id, name, parts }) => ({
    id,
    title: name,
    // A part that two runs name is walked in the first.
    parts: [...new Set(parts)].filter((part) => runs.runOf.get(part) === id),
  }))
  const loose = proposeRuns(analysis, { top: null, bottom: null })
  return [
    ...built,
    ...loose.map(({ parts }, index) => ({
      id: `walk ${parts[0]}`,
      title: loose.length === 1 ? 'Walk, not in a run yet' : `Walk ${index + 1}, not in a run yet`,
      parts,
    })),
  ]
}

function sentenceOf(stops: readonly WalkStop[]): string | null {
  if (stops.length === 0) return null
  const said = stops.flatMap(({ before, name, details, after }) => [
    ...before,
    [name, details.join(', ')].filter(Boolean).join(' '),
    ...after,
  ])
  const sentence = `${said.join('; ')}.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The sentence of an issue and what to do about it; some sentences of the specification have no full stop. */
function problemText(issue: Issue): string {
  const said = messageOf(issue)
  const sentence = /[.!?]$/.test(said) ? said : `${said}.`
  return [sentence, adviceOf(issue)].filter(Boolean).join(' ')
}
