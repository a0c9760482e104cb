import {
  type BlockFor,
  type Density,
  type Flow,
  type FlowPlace,
  flowBlocks,
  madeOnce,
  type Paper,
  POINTS,
  type Sheet,
  type SheetLayer,
} from '@ramp/drafting'
import { checksBlock } from './blocks/checks-block.ts'
import { legend } from './blocks/legend.ts'
import { notesBlock } from './blocks/notes-block.ts'
import { partsListBlock } from './blocks/parts-list-block.ts'
import { projectBlock } from './blocks/project-block.ts'
import { runsBlock } from './blocks/runs-block.ts'
import { supportsBlock } from './blocks/supports-block.ts'
import { titleBlock } from './blocks/title-block.ts'
import { planLayers } from './plan/plan.ts'
import type { LayoutInput } from './sheet/layout-input.ts'
import { CONTENT, SHEET, SIDE_COLUMN } from './sheet/sheet.ts'
import { LAYOUT_TEXT } from './sheet/text-style.ts'
import { sideViews } from './side-view/side-views.ts'

/**
 * The layout PDF: the plan and what belongs to it on the first sheet, the parts list and the notes beside it if they fit
 * there, else on further sheets. The plan fills its frame, so no sheet is true to a standard scale.
 */
export function layoutPaper(input: LayoutInput): Paper {
  const views = sideViews(input.analysis)
  const { sheets, marksOn, headingsOn } = flowOf(input, views.further)
  const { name } = input.analysis.layout.project
  return {
    title: name === '' ? 'Ramp layout' : name,
    sheets: Array.from(
      { length: sheets },
      (_, sheet): Sheet => ({
        name: `${sheet + 1} ${sheet === 0 ? 'Plan' : headingsOn(sheet).join(' · ')}`,
        width: SHEET.width,
        height: SHEET.height,
        viewports: [],
        pictures: [],
        layers: [
          ...(sheet === 0 ? [...planLayers(input.analysis), ...views.first, legendLayer(input)] : []),
          { view: POINTS, marks: titleBlock(input, sheet + 1, sheets) },
          { view: POINTS, marks: marksOn(sheet) },
        ],
      }),
    ),
  }
}

const legendLayer = ({ analysis }: LayoutInput): SheetLayer => ({ view: POINTS, marks: legend(analysis) })

/** Close together only where that takes fewer sheets. */
function flowOf(input: LayoutInput, further: readonly BlockFor[]): Flow {
  const airy = flowAt(input, further, 'airy')
  if (airy.sheets === 1) return airy
  const close = flowAt(input, further, 'close')
  return close.sheets < airy.sheets ? close : airy
}

/**
 * What the crew reads first stands beside the plan, the list as wide as a sheet; checks and notes stand beside the plan
 * as far as they have room there whole, and else after the list, so that no sheet is left half empty.
 */
function flowAt(input: LayoutInput, further: readonly BlockFor[], density: Density): Flow {
  const { analysis } = input
  const { notes } = analysis.layout.project
  const hasNotes = notes.trim() !== ''
  const facts = [projectBlock(input), runsBlock(analysis, density), supportsBlock(analysis, density)].map(
    madeOnce,
  )
  const checks = madeOnce(checksBlock(analysis))
  const beside = [...(hasNotes ? [madeOnce(notesBlock(notes, 'here'))] : []), checks]
  const after = [...(hasNotes ? [madeOnce(notesBlock(notes, 'across'))] : []), checks]
  const fitting = beside.findLastIndex(
    (_, index) => flowBlocks([...facts, ...beside.slice(0, index + 1)], placeAt, LAYOUT_TEXT).sheets === 1,
  )
  const list = madeOnce(partsListBlock(analysis.partsList, density))
  const blocks = [...facts, ...beside.slice(0, fitting + 1), list, ...further, ...after.slice(fitting + 1)]
  return flowBlocks(blocks, placeAt, LAYOUT_TEXT)
}

const placeAt = (sheet: number): FlowPlace =>
  sheet === 0 ? { sheet, frame: SIDE_COLUMN } : { sheet, frame: CONTENT, isWhole: true }
