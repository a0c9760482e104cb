import type { Analysis } from '../analysis/analysis.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { confirmStepWith } from '../edits/choice-edits.ts'
import type { Edit } from '../edits/edit.ts'
import { setRunBottom } from '../edits/run-edits.ts'
import { setRise } from '../edits/site-edits.ts'
import type { RunId, StepName } from '../layout/layout.ts'
import type { Side } from '../layout/part.ts'
import type { Inches } from '../units.ts'
import type { SystemEnd } from '../workflow/system-ends.ts'
import { takeProposals } from './propose-system.ts'

/** Answers to the open questions; each goes on with the proposals that waited for it. */

/** Says which side it is; a rail that was chosen there gives way to the opening. */
export const answerSide =
  ({ part, use }: SystemEnd, side: Side, catalogue: Catalogue): Edit =>
  (layout) =>
    takeProposals(catalogue)({
      ...layout,
      openings: [...layout.openings, { part, side, use }],
      parts: layout.parts.map((one) =>
        one.id === part && 'handrailSides' in one && one.handrailSides !== null
          ? { ...one, handrailSides: one.handrailSides.filter((railed) => railed !== side) }
          : one,
      ),
    })

/** Says how high a door is, inches. */
export const answerRise =
  (rise: Inches, place: number, catalogue: Catalogue): Edit =>
  (layout) =>
    takeProposals(catalogue)(setRise(rise, place)(layout))

/** Says how high a run ends, inches. */
export const answerEndHeight =
  (run: RunId, bottom: Inches, catalogue: Catalogue): Edit =>
  (layout) =>
    takeProposals(catalogue)(setRunBottom(run, bottom)(layout))

/** Lets the choices go whose owner is gone. */
export const answerLostChoices =
  (step: StepName, analysis: Analysis, catalogue: Catalogue): Edit =>
  (layout) =>
    takeProposals(catalogue)(confirmStepWith(step, analysis)(layout))
