import type { Paper } from '@ramp/drafting'
import {
  crewPack,
  DEFAULT_OFFER,
  DEFAULT_PERMIT,
  offer,
  type PaperInput,
  type PermitSettings,
  paperRefusal,
  pdfOf,
  permitSet,
} from '@ramp/papers'
import { AppError } from '../http/app-error.ts'
import type { CatalogueFor } from '../policies/catalogue-for.ts'
import { fontFromDisk } from './font-from-disk.ts'
import type { ChosenForPermit, Outcome, Task } from './task.ts'
import { analysisOf } from './work-out.ts'

type PaperTask = Extract<Task, { kind: 'paper' }>

/** Makes a paper as PDF; what is wrong with its layout comes back as a value. */
export async function makePaperOf(task: PaperTask, catalogueFor: CatalogueFor): Promise<Outcome> {
  try {
    const analysis = analysisOf(task.layout, catalogueFor)
    if (!analysis.placement.parts.some(({ isSystem }) => isSystem))
      throw new AppError('layout.empty', 'Nothing is drawn yet. Draw the ramp and save it, then try again.')
    const refusal = paperRefusal(analysis, task.paper)
    if (refusal) {
      const { field, sentence } = refusal
      throw new AppError('rise.missing', sentence, [{ field, message: sentence }])
    }
    const { project, dealer, quote } = task
    const paper = laidOut({ analysis, project, dealer, quote }, task)
    const info = { author: dealer.drawnBy, date: quote.date }
    return { kind: 'done', answer: await pdfOf(paper, fontFromDisk, info) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, details } = error
    return { kind: 'refused', code, message, details }
  }
}

/** Fields that a caller left out are as usual. */
const known = (given: ChosenForPermit | undefined): Partial<PermitSettings> =>
  Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined))

function laidOut(input: PaperInput, { paper, ...chosen }: PaperTask): Paper {
  switch (paper) {
    case 'crew':
      return crewPack(input)
    case 'offer':
      return offer(input, chosen.offer ?? DEFAULT_OFFER)
    case 'permit':
      return permitSet(input, { ...DEFAULT_PERMIT, ...known(chosen.permit) })
  }
}
