import type { PartId } from '@ramp/domain'
import {
  type Block,
  flowBlocks,
  heightOfBlocks,
  type Marks,
  type Paper,
  type Sheet,
  type Viewport,
} from '@ramp/drafting'
import type { PaperInput } from '../paper/input.ts'
import { jobBlock, notesBlock, openBlock, stopBlock } from './job.ts'
import { BODY, frameMarks, PAGE } from './page/page-frame.ts'
import type { PartPlace } from './plan/continuations.ts'
import { crewPlanMarks, type DrawnCrewPlan } from './plan/crew-plan.ts'
import { keyBlock } from './plan/key-block.ts'
import { BESIDE_PLAN, type PlanPage, planPages } from './plan/plan-pages.ts'
import { braceBlock } from './tables/braces.ts'
import { closeOutBlocks } from './tables/close-out.ts'
import { closureBlock } from './tables/closures.ts'
import { legBlock } from './tables/legs.ts'
import { loadBlock } from './tables/load-list.ts'
import { looseBlock } from './tables/loose-parts.ts'
import { railBlocks } from './tables/rails.ts'
import { settingOutBlocks } from './tables/setting-out.ts'
import { slopeBlock } from './tables/slopes.ts'
import { stairBlock } from './tables/stairs.ts'
import { bringBlock, orderBlock } from './work/work-block.ts'

type Page = { readonly name: string; readonly marks: Marks; readonly viewports: readonly Viewport[] }

/** What the crew takes along: no prices, everything by tag, boxes to tick and to write into. */
export function crewPack(input: PaperInput): Paper {
  const job = jobBlocks(input)
  const tools = bringBlock(input, BODY.width)
  const hasTools = heightOfBlocks([...job, tools], BODY.width) <= BODY.height
  const first = flowed('Job and order of work', hasTools ? [...job, tools] : job)
  const filled = withTables(plansAfter(first.length, input), input, hasTools ? [] : [tools])
  const pages: readonly Page[] = [...first, ...withCloseOut(filled, input)]
  return {
    title: `Crew pack ${input.project.name}`.trim(),
    sheets: pages.map(
      ({ name, marks, viewports }, index): Sheet => ({
        name,
        ...PAGE,
        viewports,
        pictures: [],
        layers: [
          {
            view: { scale: 1, left: 0, top: 0 },
            marks: [...frameMarks(input, { name, number: index + 1, count: pages.length }), ...marks],
          },
        ],
      }),
    ),
  }
}

const jobBlocks = (input: PaperInput): readonly Block[] => [
  jobBlock(input, BODY.width),
  notesBlock(input.analysis, BODY.width),
  ...openBlock(input, BODY.width),
  stopBlock(input, BODY.width),
  orderBlock(input, BODY.width),
]

/** Pages, and where the last of them has room left, in points from its top. */
type Filled = { readonly pages: readonly Page[]; readonly end: number }
type Plans = Filled & {
  /** Whether the target slopes are beside a plan. */
  readonly hasSlopes: boolean
}

/** The pages of the plan; the first column beside one has the target slopes where it holds them all. */
function plansAfter(before: number, { analysis }: PaperInput): Plans {
  if (analysis.placement.parts.length === 0) return { pages: [], end: 0, hasSlopes: false }
  const plans = planPages(analysis)
  const placeOf = placesOf(plans, before)
  const slopes = slopeBlock(analysis, BESIDE_PLAN.width)
  let hasSlopes = false
  let end = 0
  const pages = plans.map((pieces): Page => {
    const drawn = drawnPieces(pieces, placeOf)
    const isBeside = pieces.some((piece) => piece.isBeside)
    const frame = isBeside ? BESIDE_PLAN : { ...BODY, top: drawn.bottom }
    const key = keyBlock(drawn, isBeside ? 'Key' : '', frame.width)
    const withSlopes = [...key, slopes]
    const isFirst = isBeside && !hasSlopes && heightOfBlocks(withSlopes, frame.width) <= frame.height
    const flow = flowBlocks(isFirst ? withSlopes : key, () => ({ sheet: 0, frame }))
    hasSlopes ||= isFirst
    end = Math.max(drawn.bottom, flow.end.top)
    return {
      name: 'Plan and setting out',
      marks: [...drawn.marks, ...flow.marksOn(0)],
      viewports: drawn.viewports,
    }
  })
  return { pages, end, hasSlopes }
}

/** Where each part is shown first. */
function placesOf(plans: readonly PlanPage[], before: number): (part: PartId) => PartPlace {
  const places = new Map<PartId, PartPlace>()
  let piece = 0
  for (const [index, pieces] of plans.entries())
    for (const { own } of pieces) {
      for (const part of own) places.set(part, { page: before + 1 + index, piece })
      piece += 1
    }
  return (part) => places.get(part) ?? { page: before + 1, piece: 0 }
}

/** The pieces of one page; their numbers count on. */
function drawnPieces(pieces: PlanPage, placeOf: (part: PartId) => PartPlace) {
  const drawn: DrawnCrewPlan[] = []
  for (const piece of pieces) {
    const firstNumber = 1 + drawn.flatMap(({ keys }) => keys).length
    drawn.push(crewPlanMarks(piece, { placeOf, firstNumber }))
  }
  return {
    marks: drawn.flatMap(({ marks }) => marks),
    viewports: drawn.map(({ viewport }) => viewport),
    keys: drawn.flatMap(({ keys }) => keys),
    remarks: drawn.flatMap(({ remarks }) => remarks),
    bottom: Math.max(...drawn.map(({ bottom }) => bottom)),
  }
}

/** The tables, from where the last page of the plan ends. */
function withTables({ pages, end, hasSlopes }: Plans, input: PaperInput, more: readonly Block[]): Filled {
  const { width } = BODY
  return continued(
    { pages, end },
    [...more, ...(hasSlopes ? [] : [slopeBlock(input.analysis, width)]), ...tables(input)],
    TABLES,
  )
}

/** What is filled in and signed at the end is on one page: on the last one where it has room for all of it. */
function withCloseOut(filled: Filled, { analysis }: PaperInput): readonly Page[] {
  const blocks = closeOutBlocks(analysis, BODY.width)
  const room = BODY.top + BODY.height - filled.end - BETWEEN
  const isFitting = heightOfBlocks(blocks, BODY.width) <= room
  return isFitting
    ? continued(filled, blocks, 'Close-out').pages
    : [...filled.pages, ...flowed('Close-out', blocks)]
}

const TABLES = 'Tables and load list'
const BETWEEN = 16
/** Blocks begin on a page where so much of it is left, in points. */
const LEAST_REST = 150

/** Blocks from where pages end, and on new pages of a name where those are full. */
function continued({ pages, end }: Filled, blocks: readonly Block[], name: string): Filled {
  const last = pages.at(-1)
  const rest = { ...BODY, top: end + BETWEEN, height: BODY.top + BODY.height - end - BETWEEN }
  const isBegun = last !== undefined && rest.height >= LEAST_REST
  const flow = flowBlocks(blocks, (sheet) => ({ sheet, frame: isBegun && sheet === 0 ? rest : BODY }))
  const sheets = Array.from({ length: flow.sheets }, (_, sheet) => flow.marksOn(sheet))
  const [onLast = [], ...others] = isBegun ? sheets : [[], ...sheets]
  const before = last ? [...pages.slice(0, -1), { ...last, marks: [...last.marks, ...onLast] }] : []
  return {
    pages: [...before, ...others.map((marks): Page => ({ name, marks, viewports: [] }))],
    end: flow.end.top - BETWEEN,
  }
}

const tables = ({ analysis, foundation }: PaperInput): readonly Block[] => [
  ...settingOutBlocks(analysis, BODY.width),
  ...stairBlock(analysis, BODY.width),
  legBlock(analysis, BODY.width),
  ...braceBlock(analysis, BODY.width),
  ...railBlocks(analysis, BODY.width),
  ...closureBlock(analysis, BODY.width),
  ...looseBlock(analysis, BODY.width),
  loadBlock({ analysis, foundation }, BODY.width),
]

function flowed(name: string, blocks: readonly Block[]): readonly Page[] {
  const flow = flowBlocks(blocks, (sheet) => ({ sheet, frame: BODY }))
  return Array.from({ length: flow.sheets }, (_, sheet) => ({
    name,
    marks: flow.marksOn(sheet),
    viewports: [],
  }))
}
