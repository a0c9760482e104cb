import type { DrawingFormat } from '@ramp/cad'
import type { ErrorCode, HeaderPayload, IssueReply, QuoteType } from '@ramp/contracts'
import type { Brand, CatalogueData, Layout, Line, PartsList, VerdictReport } from '@ramp/domain'
import type { ChosenSettings, PaperInput, PaperKind } from '@ramp/papers'
import type { Job } from '@ramp/pricing'
import type { ModelReader } from '@ramp/solids'
import type { ToCompare } from './difference/to-compare.ts'
import type { KindOfLines } from './kinds-of-lines.ts'
import type { ProjectFile } from './project-file.ts'

/** Work that could hold the server's other callers, and is done beside it: what is sent to a worker. */
export type Task =
  /** A large body, read and checked against its call; answered with what was understood, as JSON. */
  | {
      readonly kind: 'read'
      readonly path: string
      readonly body: Uint8Array
      readonly params: unknown
      readonly query: unknown
    }
  /** A large project file; answered with the project that it holds, as JSON. */
  | ({ readonly kind: 'project-file' } & ProjectFile)
  /** A PDF that is large or unpacks to much; answered with what is wrong with it, or null. */
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  /** The whole parts list; answered with the JSON of the call. */
  | { readonly kind: 'parts-list'; readonly layout: Layout }
  /** What the parts cost, also of a system with faults; answered with cents. */
  | { readonly kind: 'price'; readonly layout: Layout }
  /** What a drawing gives a dealer's price to work with: lengths, counts, and lines at retail, as they were stored if they are given. */
  | { readonly kind: 'job'; readonly layout: Layout; readonly lines: readonly Line[] | null }
  /** The lines of one kind; answered with the JSON of the call. */
  | { readonly kind: 'lines'; readonly layout: Layout; readonly of: KindOfLines }
  /** What fits on a site; answered with the JSON of the call. */
  | { readonly kind: 'fit'; readonly site: unknown }
  /** A paper for people; answered with its PDF. */
  | ({
      readonly kind: 'paper'
      readonly layout: Layout
      readonly paper: PaperKind
      readonly chosen: ChosenSettings
      /** Whether letters that no font has print as boxes; else they are refused. */
      readonly printsBoxes: boolean
      /** The parts list as it was issued, in place of that of today's rules and prices. */
      readonly list?: PartsList | undefined
    } & Pick<PaperInput, 'project' | 'foundation' | 'dealer' | 'quote' | 'price' | 'photos'>)
  /** The drawing for other programs; answered with what the file holds. */
  | {
      readonly kind: 'drawing-file'
      readonly layout: Layout
      readonly format: DrawingFormat
      /** Which of the files of its format: an SVG has one view. */
      readonly view: number
      /** Who a file in three dimensions is for. */
      readonly reader: ModelReader
    }
  /** The plan as a small picture; answered with its SVG. */
  | { readonly kind: 'picture'; readonly layout: Layout }
  /** The drawing in three dimensions; answered with the JSON of the call. */
  | { readonly kind: 'model'; readonly layout: Layout }
  /** What two revisions differ in; answered with the JSON of the call. */
  | ({ readonly kind: 'difference' } & ToCompare)
  /** Everything an issued quote holds. */
  | { readonly kind: 'quote'; readonly layout: Layout; readonly quoteType: QuoteType | null }

/** What a worker is sent: a task, the person it is done for, and the price list it is done with. */
export type PersonsTask = {
  readonly person: string
  readonly task: Task
  /** Version of the list. */
  readonly list: string
  /** The catalogues of its lists, for a worker that has said it lacks them. */
  readonly catalogues?: readonly CatalogueData[]
}

/** Every list that a task is done with: a difference is one of two revisions, each with the list it was finished with. */
export const listsOf = ({ task, list }: Pick<PersonsTask, 'task' | 'list'>): readonly string[] =>
  task.kind === 'difference'
    ? [...new Set([list, task.before.catalogueVersion, task.after.catalogueVersion])]
    : [list]

/** What follows from a layout and goes into its quote; who and which version the payload is for is not known yet. */
export type Derived = {
  readonly catalogueVersion: string
  readonly lines: readonly Line[]
  readonly partsTotal: number
  readonly weight: number
  readonly linearFeet: number
  readonly warnings: readonly IssueReply[]
  readonly verdict: VerdictReport
  readonly payload: HeaderPayload
}

/** A file of a drawing; `after` stands between its name and its ending. */
export type Drawn = { readonly after: string; readonly bytes: Uint8Array }

type Answers = {
  'parts-list': string
  price: number
  job: Job
  lines: string
  read: string
  'project-file': string
  pdf: string | null
  fit: string
  paper: Uint8Array
  picture: string
  model: string
  difference: string
  'drawing-file': Drawn
  quote: Derived
}

export type AnswerOf<Asked extends Task> = Answers[Asked['kind']]

/** What comes back of a task: refusals are values, because errors lose their kind on the way. */
export type Outcome =
  | { readonly kind: 'done'; readonly answer: Answers[keyof Answers] }
  | {
      readonly kind: 'refused'
      readonly code: ErrorCode
      readonly message: string
      readonly details: unknown
    }

/** The worker lacks the price list; it is asked again, with its catalogues. */
export type ListLacking = { readonly kind: 'list-lacking' }

/** What every worker is given once, when it starts. */
export type WorkerData = {
  /** What messages call the product. */
  readonly brand: Brand
  /** Those of the price list in force. */
  readonly catalogues: readonly CatalogueData[]
  /** Address of the program that does the tasks. */
  readonly program: string
}
