import {
  across,
  type Block,
  clamped,
  type Frame,
  flowBlocks,
  heightOfBlocks,
  INK,
  LETTER,
  letters,
  type Marks,
  type Paper,
  SCALES,
  type Sheet,
  SIZE,
  type Viewport,
} from '@ramp/drafting'
import { datumOf } from '@ramp/solids'
import { numberedWords } from '../content/words.ts'
import { dateText, type PaperInput } from '../paper/input.ts'
import { type CrewPlan, crewPlanFor, crewPlanMarks } from './crew-plan.ts'
import { settingOutBlock, slopeBlock } from './facts.ts'
import { braceBlock, railBlock } from './maps.ts'
import { bringBlock, orderBlock, stopBlock } from './order-of-work.ts'
import { closeOutBlocks } from './tables/close-out.ts'
import { legBlock } from './tables/legs.ts'
import { loadBlock } from './tables/load-list.ts'

/** Letter upright, in points. */
const PAGE = { width: LETTER.width, height: LETTER.height } as const
const MARGIN = 28
const HEAD = 66
const FOOT = 30
const BODY: Frame = {
  left: MARGIN,
  top: HEAD + 12,
  width: PAGE.width - 2 * MARGIN,
  height: PAGE.height - HEAD - 12 - FOOT - 8,
}
/** Plans this large go beside the tables, even where a page of their own would show them larger. */
const LARGE = SCALES.threeSixteenths.ratio
const SIDE_COLUMN = 188
const GUTTER = 8
const BESIDE_PLAN: Frame = { ...BODY, left: BODY.left + BODY.width - SIDE_COLUMN, width: SIDE_COLUMN }
const PLAN: Frame = { ...BODY, width: BODY.width - SIDE_COLUMN - GUTTER }

type Page = { readonly name: string; readonly marks: Marks; readonly viewports: readonly Viewport[] }

/** What the crew takes along: no prices, everything by tag, boxes to tick and to write into. */
export function crewPack(input: PaperInput): Paper {
  const pages = [...planPages(input), ...closeOutPages(input)]
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
            marks: [...frameMarks(input, name, index + 1, pages.length), ...marks],
          },
        ],
      }),
    ),
  }
}

/** The plan with what is read beside it; a long system has a page of its own. */
function planPages(input: PaperInput): readonly Page[] {
  const { analysis } = input
  if (analysis.placement.parts.length === 0) return []
  const call = [input.dealer.drawnBy, input.dealer.phone].filter((one) => one !== '').join(', ')
  const facts = (width: number): readonly Block[] => [
    slopeBlock(analysis, width),
    orderBlock(analysis, width),
    bringBlock(analysis, width),
    stopBlock(call, width),
  ]
  const [beside, whole] = [crewPlanFor(input, PLAN), crewPlanFor(input, BODY)]
  const isBeside = beside !== null && (beside.scale === whole?.scale || beside.scale.ratio <= LARGE)
  const count = isBeside ? fittingBeside(facts(SIDE_COLUMN)) : 0
  const column = flowBlocks(facts(SIDE_COLUMN).slice(0, count), () => ({ sheet: 0, frame: BESIDE_PLAN }))
  const plan = isBeside ? beside : whole
  return [
    ...(plan ? [planPage(input, plan, isBeside ? PLAN : BODY, column.marksOn(0))] : []),
    ...flowed([...facts(BODY.width).slice(count), ...tables(input)]).map(
      (marks): Page => ({ name: 'Legs, maps and load', marks, viewports: [] }),
    ),
  ]
}

/** How many blocks stand beside the plan whole. */
const fittingBeside = (blocks: readonly Block[]): number =>
  blocks.findLastIndex((_, index) => heightOfBlocks(blocks.slice(0, index + 1), SIDE_COLUMN) <= BODY.height) +
  1

function planPage(input: PaperInput, plan: CrewPlan, frame: Frame, beside: Marks): Page {
  const { marks, viewport } = crewPlanMarks(input, plan, frame)
  return { name: 'Plan and setting out', marks: [...marks, ...beside], viewports: [viewport] }
}

function tables({ analysis }: PaperInput): readonly Block[] {
  const { width } = BODY
  const datum = datumOf(analysis)
  return [
    legBlock(analysis, width),
    ...(datum ? [settingOutBlock(analysis, datum, width)] : []),
    braceBlock(analysis, width),
    railBlock(analysis, width),
    loadBlock(analysis, width),
  ]
}

const closeOutPages = ({ analysis }: PaperInput): readonly Page[] =>
  flowed(closeOutBlocks(analysis, BODY.width)).map((marks) => ({ name: 'Close-out', marks, viewports: [] }))

function flowed(blocks: readonly Block[]): readonly Marks[] {
  const flow = flowBlocks(blocks, (sheet) => ({ sheet, frame: BODY }))
  return Array.from({ length: flow.sheets }, (_, sheet) => flow.marksOn(sheet))
}

function frameMarks(
  { project, dealer, quote }: PaperInput,
  name: string,
  number: number,
  count: number,
): Marks {
  const right = PAGE.width - MARGIN
  const onSite = [project.contact, project.phone].filter((one) => one !== '').join(', ')
  const address = project.address.join(', ')
  const foot = [
    dealer.name,
    dealer.drawnBy === '' ? '' : `drawn by ${dealer.drawnBy}`,
    `drawing ${quote.hash}`,
  ]
  return [
    letters(
      clamped(project.name || 'Project: not entered', 280, { size: SIZE.title, weight: 'bold' }),
      MARGIN,
      33,
      {
        size: SIZE.title,
        weight: 'bold',
      },
    ),
    ...[address, onSite === '' ? '' : `On site: ${onSite}`].map((words, index) =>
      letters(clamped(words, (right - MARGIN) * 0.52), MARGIN, 47 + index * 13, {
        size: SIZE.small,
        color: INK.muted,
      }),
    ),
    letters(`Crew pack: ${name.toLowerCase()}`, right, 33, { size: SIZE.lead, weight: 'bold', align: 'end' }),
    letters(`${numberedWords('Quote', quote)} · ${dateText(quote.date)}`, right, 60, {
      size: SIZE.small,
      align: 'end',
    }),
    across(MARGIN, right, HEAD, { width: 1 }),
    letters(foot.filter((one) => one !== '').join(' · '), MARGIN, PAGE.height - 22, {
      size: SIZE.small,
      color: INK.muted,
    }),
    letters(`page ${number} of ${count}`, right, PAGE.height - 22, {
      size: SIZE.small,
      color: INK.muted,
      align: 'end',
    }),
  ]
}
