import {
  layOutPaper,
  letterFaults,
  type PaperRefusal,
  paperRefusal,
  pdfOf,
  revisionFaults,
} from '@ramp/papers'
import { AppError } from '../http/app-error.ts'
import type { CatalogueFor } from '../policies/catalogue-for.ts'
import { fontFromDisk } from './font-from-disk.ts'
import type { Outcome, Task } from './task.ts'
import { analysisOf } from './work-out.ts'

type PaperTask = Extract<Task, { kind: 'paper' }>

/** Makes a paper as PDF; what is wrong with its layout comes back as a value. */
export async function makePaperOf(task: PaperTask, catalogueFor: CatalogueFor): Promise<Outcome> {
  try {
    const drawn = analysisOf(task.layout, catalogueFor)
    const analysis = task.list ? { ...drawn, partsList: task.list } : drawn
    const refusal = paperRefusal(analysis, task.paper)
    if (refusal) throw refusedWith(refusal)
    const { project, foundation, dealer, quote, price, photos } = task
    const faults = task.paper === 'permit' ? revisionFaults(analysis, quote.revisions) : []
    if (faults.length > 0) throw new AppError('revision.unknown-tag', ...saidOf(faults))
    const input = { analysis, project, foundation, dealer, quote, price, photos }
    const paper = layOutPaper(task.paper, input, task.chosen)
    const boxes = task.printsBoxes ? [] : letterFaults(paper, input)
    if (boxes.length > 0) throw new AppError('letters.not-printed', ...saidOf(boxes))
    const info = { author: dealer.drawnBy, date: quote.date }
    return { kind: 'done', answer: await pdfOf(paper, fontFromDisk, info) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, details } = error
    return { kind: 'refused', code, message, details }
  }
}

function refusedWith({ need, field, sentence }: PaperRefusal): AppError {
  const details = [{ field, message: sentence }]
  switch (need) {
    case 'system':
      return new AppError('layout.empty', sentence, details)
    case 'rise':
      return new AppError('rise.missing', sentence, details)
    case 'survey':
      return new AppError('survey.missing', sentence, details)
  }
}

type Fault = { readonly field: string; readonly sentence: string }

/** The sentence of a refusal, and its details. */
const saidOf = (faults: readonly Fault[]) =>
  [
    faults.map(({ sentence }) => sentence).join(' '),
    faults.map(({ field, sentence }) => ({ field, message: sentence })),
  ] as const
