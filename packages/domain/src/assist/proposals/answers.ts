import type { Inches } from '../../base/units.ts'
import { confirmStepWith } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { setRunBottom } from '../../edits/run-edits.ts'
import { setRise } from '../../edits/site-edits.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { RunId, StepName } from '../../model/layout/layout.ts'
import type { Side } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { SystemEnd } from '../workflow/system-ends.ts'
import { takeProposals } from './take-proposals.ts'

// Answers a person gives to what is proposed or asked; an answer to a question goes on with the proposals that waited for it.

/** Assigns the entrances and exits that are sure, and leaves the others to the person. */
export const assignSureEnds =
  (ends: readonly SystemEnd[]): Edit =>
  (layout) => ({
    ...layout,
    openings: [
      ...layout.openings,
      ...ends.flatMap(({ part, use, sure }) => (sure ? [{ part, side: sure.side, use }] : [])),
    ],
  })

/** Says which side it is, and goes on with what waited for it; a rail that was chosen there gives way to the opening. */
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
