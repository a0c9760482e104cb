import { flowIn, type Marks, type Paper, type Sheet, type Viewport } from '@ramp/drafting'
import type { PaperInput } from '../paper/input.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { frameMarks } from './frame.ts'
import { type SetLayout, setLayout } from './set-layout.ts'

/** Everything a building department asks a dealer for, on as few sheets of one size as hold it. */
export function permitSet(input: PaperInput, settings: PermitSettings): Paper {
  const layout = setLayout(input, settings)
  const { sheet } = layout
  return {
    title: `Permit set ${input.project.name}`.trim(),
    sheets: layout.titles.map((title, index, all): Sheet => {
      const { marks, viewports } = contentOf(layout, index)
      const frame = frameMarks(input, sheet, { ...title, number: index + 1, of: all.length })
      return {
        name: `${title.code} ${title.name}`,
        width: sheet.width,
        height: sheet.height,
        viewports,
        pictures: [],
        layers: [{ view: { scale: 1, left: 0, top: 0 }, marks: [...frame, ...marks] }],
      }
    }),
  }
}

/** What is on one sheet; its views are numbered as they are read. */
function contentOf(
  { packing: { boxes, words }, titles }: SetLayout,
  sheet: number,
): { readonly marks: Marks; readonly viewports: readonly Viewport[] } {
  const own = boxes.filter((one) => one.sheet === sheet)
  const read = own.toSorted((a, b) => a.frame.top - b.frame.top || a.frame.left - b.frame.left)
  const drawn = read.map((one, index) =>
    one.box.draw(one.frame, {
      number: index + 1,
      size: one.size,
      placeOf: (piece, from) => {
        const other = boxes.find(({ box }) => box.view === one.box.view && box.piece === piece)
        if (!other) return ''
        if (other.sheet !== sheet)
          return `${from === 'from' ? 'from' : 'on'} ${titles[other.sheet]?.code ?? ''}`
        return `${from === 'from' ? 'from' : 'in'} view ${read.indexOf(other) + 1}`
      },
    }),
  )
  // Notes say how tables were worked out, so they are read after them.
  const isNotes = (one: (typeof words)[number]) => one.words.name === 'notes'
  const told = [...words.filter((one) => !isNotes(one)), ...words.filter(isNotes)]
  return {
    marks: [...drawn.flatMap(({ marks }) => marks), ...told.flatMap((one) => flowIn(one).marksOn(sheet))],
    viewports: drawn.map(({ viewport }) => viewport),
  }
}
