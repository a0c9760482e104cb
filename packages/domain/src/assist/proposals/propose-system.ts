import { memoizeRecent } from '../../base/memoize.ts'
import { setHandrailSides } from '../../edits/part-edits.ts'
import { addRuns } from '../../edits/run-edits.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Layout, Run } from '../../model/layout/layout.ts'
import type { PartId, Side } from '../../model/layout/part.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { looseWaysOf, proposeRuns } from '../workflow/propose-runs.ts'
import { acceptSuggestedRails } from '../workflow/rails/suggested-rails.ts'
import { type SystemEnd, systemEnds } from '../workflow/system-ends.ts'

type Stage = (layout: Layout, catalogue: Catalogue, drawn: Analysis) => Layout

/**
 * The layout as it would be with every proposal taken and no step confirmed: what a person sees while drawing. Memoized, so that
 * 'Finish for me' takes what is previewed already.
 */
export const withProposals = memoizeRecent((layout: Layout, catalogue: Catalogue): Layout => {
  const drawn = analyse(layout, catalogue)
  return ANSWERS.reduce((sofar, stage) => stage(sofar, catalogue, drawn), layout)
})

const rails: Stage = (layout, catalogue) => acceptSuggestedRails(analyse(layout, catalogue))(layout)

const runs: Stage = (layout, catalogue) => {
  const analysis = analyse(layout, catalogue)
  return addRuns(proposeRuns(analysis, { top: null, bottom: null }, looseWaysOf(analysis)))(layout)
}

/** Assigns the ends that are sure; the rails of a deck whose door is not known stay unanswered with it. */
const openings: Stage = (layout, catalogue, drawn) => {
  const isChosen = (part: PartId) => drawn.platformRails.get(part)?.isChosen ?? true
  // The rails suggested for an end say nothing about where its door is: without them every free side may be it.
  const undecided = setHandrailSides(
    layout.parts.map(({ id }) => id).filter((id) => !isChosen(id)),
    null,
  )(layout)
  const analysis = analyse(undecided, catalogue)
  const ends = systemEnds(analysis)
  return ends.reduce((sofar, { part, use, sure }) => {
    const railed = isChosen(part) ? sofar : setHandrailSides([part], railsBeside(part, ends, analysis))(sofar)
    return sure ? { ...railed, openings: [...railed.openings, { part, side: sure.side, use }] } : railed
  }, layout)
}

/** Rails on every free side of a deck, but for those where one comes in or goes out; null while one of these is open. */
function railsBeside(
  part: PartId,
  ends: readonly SystemEnd[],
  { platformRails }: Analysis,
): readonly Side[] | null {
  const own = ends.filter((end) => end.part === part).map(({ sure }) => sure?.side ?? null)
  if (own.includes(null)) return null
  return (platformRails.get(part)?.sides ?? []).filter((side) => !own.includes(side))
}

/** A run that goes out to the ground ends on it: at 0, or where the ground is known wherever that lies. */
const bottoms: Stage = (layout) =>
  groundOf(layout.site)
    ? layout
    : {
        ...layout,
        runs: layout.runs.map((run) =>
          run.bottom === null && goesOut(run, layout) ? { ...run, bottom: 0 } : run,
        ),
      }

const goesOut = ({ parts }: Run, { openings: assigned }: Layout): boolean =>
  assigned.some(
    ({ use, part, leadsTo }) => use === 'exit' && leadsTo !== 'structure' && part === parts.at(-1),
  )

const ANSWERS: readonly Stage[] = [rails, runs, openings, bottoms]
