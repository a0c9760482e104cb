import { type Paper, POINTS, type Sheet, type SheetLayer } from '@ramp/drafting'
import { checksBlock } from './blocks/checks-block.ts'
import { legend } from './blocks/legend.ts'
import { notesBlock } from './blocks/notes-block.ts'
import { partsListBlock } from './blocks/parts-list-block.ts'
import { projectBlock } from './blocks/project-block.ts'
import { runsBlock } from './blocks/runs-block.ts'
import { supportsBlock } from './blocks/supports-block.ts'
import { titleBlock } from './blocks/title-block.ts'
import { planLayers } from './plan/plan.ts'
import { type Flow, type Frame, flowBlocks } from './sheet/flow-blocks.ts'
import type { LayoutInput } from './sheet/layout-input.ts'
import { type Block, measuredOnce } from './sheet/row.ts'
import { CONTENT, SHEET, SIDE_COLUMN } from './sheet/sheet.ts'
import type { Density } from './sheet/table.ts'
import { sideViews } from './side-view/side-views.ts'

/**
 * The layout PDF: the plan and what belongs to it on the first sheet, the parts list and the notes beside it if they fit
 * there, else on further sheets. The plan fills its frame, so no sheet is true to a standard scale.
 */
export function layoutPaper(input: LayoutInput): Paper {
  const views = sideViews(input.analysis)
  const { sheets, placed, titlesOn } = flowOf(input, views.further)
  const { name } = input.analysis.layout.project
  return {
    title: name === '' ? 'Ramp layout' : name,
    sheets: Array.from(
      { length: sheets },
      (_, sheet): Sheet => ({
        name: `${sheet + 1} ${sheet === 0 ? 'Plan' : titlesOn(sheet).join(' · ')}`,
        width: SHEET.width,
        height: SHEET.height,
        viewports: [],
        pictures: [],
        layers: [
          ...(sheet === 0 ? [...planLayers(input.analysis), ...views.first, legendLayer(input)] : []),
          { view: POINTS, marks: titleBlock(input, sheet + 1, sheets) },
          {
            view: POINTS,
            marks: placed.filter((each) => each.sheet === sheet).flatMap(({ marks }) => marks),
          },
        ],
      }),
    ),
  }
}

const legendLayer = ({ analysis }: LayoutInput): SheetLayer => ({ view: POINTS, marks: legend(analysis) })

/** Close together only where that takes fewer sheets. */
function flowOf(input: LayoutInput, further: readonly Block[]): Flow {
  const airy = flowAt(input, further, 'airy')
  if (airy.sheets === 1) return airy
  const close = flowAt(input, further, 'close')
  return close.sheets < airy.sheets ? close : airy
}

/**
 * What the crew reads first stands beside the plan, the list as wide as a sheet; checks and notes stand beside the plan
 * as far as they have room there whole, and else after the list, so that no sheet is left half empty.
 */
function flowAt(input: LayoutInput, further: readonly Block[], density: Density): Flow {
  const { analysis } = input
  const { notes } = analysis.layout.project
  const hasNotes = notes.trim() !== ''
  const facts = [projectBlock(input), runsBlock(analysis, density), supportsBlock(analysis, density)].map(
    measuredOnce,
  )
  const checks = measuredOnce(checksBlock(analysis))
  const beside = [...(hasNotes ? [measuredOnce(notesBlock(notes, 'here'))] : []), checks]
  const after = [...(hasNotes ? [measuredOnce(notesBlock(notes, 'across'))] : []), checks]
  const fitting = beside.findLastIndex(
    (_, index) => flowBlocks([...facts, ...beside.slice(0, index + 1)], frameAt).sheets === 1,
  )
  const list = measuredOnce(partsListBlock(analysis.partsList, density))
  const blocks = [...facts, ...beside.slice(0, fitting + 1), list, ...further, ...after.slice(fitting + 1)]
  return flowBlocks(blocks, frameAt)
}

const frameAt = (index: number): Frame =>
  index === 0 ? { sheet: 0, box: SIDE_COLUMN, isWhole: false } : { sheet: index, box: CONTENT, isWhole: true }
