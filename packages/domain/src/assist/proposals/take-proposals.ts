import { confirmStepWith } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { isSystemPart } from '../../model/layout/part.ts'
import { COUNTED_STEP_NAMES } from '../../model/layout/progress.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { openQuestions } from '../workflow/open-questions.ts'
import { stepState } from '../workflow/steps.ts'
import { lowerPlatforms } from './lower-platforms.ts'
import { withProposals } from './propose-system.ts'

/**
 * Answers everything that is still open from Handrail to Bracing with the proposals ('Finish for me'): rails, runs,
 * entrances and exits, heights that follow; then each step is confirmed that nothing is open in. What the product is not
 * sure of stays open, and `openQuestions` asks for it. Choices a person made are kept.
 */
export const takeProposals =
  (catalogue: Catalogue): Edit =>
  (layout) =>
    layout.parts.some(isSystemPart) ? confirmSteps(proposed(layout, catalogue), catalogue) : layout

const proposed = (layout: Layout, catalogue: Catalogue): Layout =>
  lowerPlatforms(analyse(withProposals(layout, catalogue), catalogue))

const confirmSteps = (layout: Layout, catalogue: Catalogue): Layout =>
  COUNTED_STEP_NAMES.reduce((sofar, step) => {
    const analysis = analyse(sofar, catalogue)
    const isOpen = openQuestions(analysis).some((question) => question.step === step)
    return isOpen || stepState(step, analysis).isLocked ? sofar : confirmStepWith(step, analysis)(sofar)
  }, layout)
