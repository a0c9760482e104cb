import * as contracts from '@ramp/contracts'
import { headerPayload } from '@ramp/contracts'
import {
  type Analysis,
  analyse,
  type Catalogue,
  isCrowded,
  type Layout,
  quoteIssues,
  verdictOf,
  verdictReport,
  warningsOf,
} from '@ramp/domain'
import { type Job, jobOf } from '@ramp/pricing'
import { pdfProblem } from '../files/content/pdf-problem.ts'
import { AppError } from '../http/app-error.ts'
import { checkedAnswer } from '../http/checked-answer.ts'
import { issueReplies, refuseErrors } from '../http/issues.ts'
import { jsonOf, readInput } from '../http/read-input.ts'
import type { CatalogueFor } from '../policies/catalogue-for.ts'
import { quoteDifference } from './difference/quote-difference.ts'
import { drawingFile, drawingPicture } from './drawing-file.ts'
import { fitSite } from './fit-site.ts'
import { linesOf } from './kinds-of-lines.ts'
import { projectOfFile } from './project-file.ts'
import { quoteModel } from './quote-model.ts'
import type { AnswerOf, Derived, Outcome, Task } from './task.ts'

/** Far above the answer to any layout that somebody drew: 2,000 parts side by side come to less than one. */
const MOST_CHARACTERS = 4_000_000

/** Bytes that a PDF may unpack to; drawings of many sheets come to a tenth of it. */
const MOST_UNPACKED = 64 * 1024 * 1024

/** Bytes that came from another thread. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** What is worked out at once; papers take their fonts from the disk first. */
type AtOnce = Exclude<Task, { kind: 'paper' }>

/** Does one task; what is wrong with it comes back as a value. */
export function workOut(task: AtOnce, catalogueFor: CatalogueFor): Outcome {
  try {
    return { kind: 'done', answer: answerOf(task, catalogueFor) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, details } = error
    return { kind: 'refused', code, message, details }
  }
}

function answerOf(task: AtOnce, catalogueFor: CatalogueFor): AnswerOf<AtOnce> {
  switch (task.kind) {
    case 'read':
      return understood(task)
    case 'project-file':
      return JSON.stringify(projectOfFile(task))
    case 'pdf':
      return pdfProblem(bufferOf(task.bytes), MOST_UNPACKED)
    case 'parts-list': {
      const { priceLevel } = task.layout.project
      const analysis = quotable(task.layout, catalogueFor)
      return written(contracts.rampGenerate, { ...derivedFrom(analysis), priceLevel })
    }
    case 'price':
      return analysisOf(task.layout, catalogueFor).partsList.partsTotal
    case 'job':
      return jobFrom(task, catalogueFor)
    case 'lines': {
      const analysis = analysisOf(task.layout, catalogueFor)
      const issues = issueReplies(quoteIssues(analysis))
      return written(contracts.rampGenerateLegs, { lines: linesOf(analysis, task.of), issues })
    }
    case 'fit':
      return fitSite(task.site, catalogueFor)
    case 'picture':
      return drawingPicture(analysisOf(task.layout, catalogueFor))
    case 'model':
      return quoteModel(analysisOf(task.layout, catalogueFor))
    case 'difference':
      return quoteDifference(task, (layout, list) => analysisOf(layout, (line) => catalogueFor(line, list)))
    case 'drawing-file':
      return drawingFile(analysisOf(task.layout, catalogueFor), task)
    case 'quote': {
      const analysis = quotable(task.layout, catalogueFor)
      const header = { id: '', versionNumber: '', clientAssignedId: '', quoteType: task.quoteType ?? null }
      const derived: Derived = { ...derivedFrom(analysis), payload: headerPayload(analysis, header) }
      refuseLong(JSON.stringify(derived), derived)
      return derived
    }
  }
}

const calls = Object.values(contracts).flatMap((one) =>
  typeof one === 'object' && 'path' in one && one.method === 'POST' ? [one] : [],
)

function understood({ path, body, params, query }: Extract<Task, { kind: 'read' }>): string {
  const call = calls.find((one) => one.path === path)
  if (!call) throw new Error(`no call has the path ${path}`)
  return JSON.stringify(readInput(call.input, { body: jsonOf(body), params, query }))
}

/** Of a system that can be quoted; any other is refused with what is wrong with it. */
function quotable(layout: Layout, catalogueFor: CatalogueFor): Analysis {
  const analysis = analysisOf(layout, catalogueFor)
  refuseErrors(analysis)
  return analysis
}

const derivedFrom = (analysis: Analysis): Omit<Derived, 'payload'> => ({
  catalogueVersion: analysis.catalogue.version,
  ...analysis.partsList,
  linearFeet: analysis.linearFeet,
  warnings: issueReplies(warningsOf(analysis)),
  verdict: verdictReport(verdictOf(analysis)),
})

export function analysisOf(layout: Layout, catalogueFor: CatalogueFor): Analysis {
  const catalogue: Catalogue = catalogueFor(layout.project.product)
  if (isCrowded(layout, catalogue))
    throw new AppError(
      'layout.crowded',
      'Thousands of parts overlap. Move them apart or delete the copies, then try again.',
    )
  return analyse(layout, catalogue)
}

/** The job of a drawing, at retail whatever level it is drawn at; stored lines count where they are at retail. */
function jobFrom({ layout, lines }: Extract<Task, { kind: 'job' }>, catalogueFor: CatalogueFor): Job {
  const isRetail = layout.project.priceLevel === 'retail'
  const atRetail: Layout = { ...layout, project: { ...layout.project, priceLevel: 'retail' } }
  const analysis = analysisOf(atRetail, catalogueFor)
  return jobOf(analysis, isRetail && lines ? lines : analysis.partsList.lines)
}

type Listed = { readonly lines: readonly unknown[]; readonly issues?: readonly unknown[] }

/** An answer as it travels, checked against its call. */
function written<Output extends contracts.Schema>(
  { output }: Pick<contracts.Endpoint<contracts.ObjectSchema, Output>, 'output'>,
  answer: contracts.AnswerOf<{ output: Output }> & Listed,
): string {
  const text = JSON.stringify(checkedAnswer(output, answer))
  refuseLong(text, answer)
  return text
}

function refuseLong(text: string, { lines, issues = [] }: Listed) {
  if (text.length > MOST_CHARACTERS)
    throw new AppError(
      'answer.too-large',
      `The answer would have ${lines.length} lines and ${issues.length} problems (${Math.ceil(text.length / 1_000_000)} MB), which is too large. Fix the drawing, or split the job into several quotes.`,
    )
}
