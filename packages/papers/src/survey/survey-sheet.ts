import type { Analysis } from '@ramp/domain'
import {
  type Drawn,
  type Frame,
  flowBlocks,
  letters,
  type Marks,
  type Paper,
  type Picture,
  SIZE,
  structured,
  type Viewport,
} from '@ramp/drafting'
import { LETTER_BODY, letterSheet } from '../content/letter-sheet.ts'
import type { PaperInput } from '../paper/input.ts'
import { surveyDrawing } from './drawing/survey-drawing.ts'
import { photoPages } from './pages/photo-pages.ts'
import { surveyBlocks } from './pages/survey-blocks.ts'
import { dayText, type SurveySettings } from './survey-settings.ts'

type Page = {
  readonly name: string
  readonly marks: Marks
  readonly viewports: readonly Viewport[]
  readonly pictures: readonly Picture[]
}

/** Who and when, above the drawing. */
const WHO = 18
const SHORT = 372
const BELOW_DRAWING = 12
/** Less room than this below a drawing is left free. */
const LEAST_BELOW = 60

/** What was found on a site: the drawing, spots, readings, what is there, and photos; nothing is measured that nobody read. */
export function surveySheet(input: PaperInput, settings: SurveySettings): Paper {
  const pages = [...wordPages(input, settings), ...picturePages(input)]
  return {
    title: `Survey sheet ${input.project.name}`.trim(),
    sheets: pages.map((page, index) =>
      letterSheet(input, page, { paper: 'Survey sheet', number: index + 1, count: pages.length }),
    ),
  }
}

/** The drawing on the first page, and the lists below it and after it. */
function wordPages(input: PaperInput, settings: SurveySettings): readonly Page[] {
  const { analysis } = input
  const drawing = firstDrawing(analysis)
  const above = WHO + (drawing ? drawing.height + BELOW_DRAWING : 0)
  const below: Frame = { ...LETTER_BODY, top: LETTER_BODY.top + above, height: LETTER_BODY.height - above }
  const frames = below.height >= LEAST_BELOW ? [below] : []
  const flow = flowBlocks(surveyBlocks(analysis, LETTER_BODY.width), (index) => ({
    sheet: index + 1 - frames.length,
    frame: frames[index] ?? LETTER_BODY,
  }))
  return Array.from({ length: flow.sheets }, (_, sheet): Page => {
    const isFirst = sheet === 0
    return {
      name: isFirst ? 'Site' : 'Lists',
      marks: [
        ...(isFirst ? [...whoMarks(settings), ...(drawing?.drawn.marks ?? [])] : []),
        ...flow.marksOn(sheet),
      ],
      viewports: isFirst && drawing ? [drawing.drawn.viewport] : [],
      pictures: [],
    }
  })
}

/** As tall as leaves room for lists, or a page of its own where that shows it larger. */
function firstDrawing(analysis: Analysis): { readonly drawn: Drawn; readonly height: number } | null {
  const [short, tall] = [SHORT, LETTER_BODY.height - WHO].map((height) => {
    const drawn = surveyDrawing(analysis, { ...LETTER_BODY, top: LETTER_BODY.top + WHO, height })
    return drawn && { drawn, height }
  })
  if (!short || !tall) return null
  return tall.drawn.viewport.ratio < short.drawn.viewport.ratio ? tall : short
}

const NOT_ENTERED = 'not entered'

function whoMarks({ surveyedBy, surveyedOn }: SurveySettings): Marks {
  const words = `Surveyed by: ${surveyedBy.trim() || NOT_ENTERED}. Date of survey: ${dayText(surveyedOn) || NOT_ENTERED}.`
  const { left, top } = LETTER_BODY
  return structured({ kind: 'paragraph' }, [
    letters(words, left, top + 8, { size: SIZE.text, weight: 'bold' }),
  ])
}

const picturePages = (input: PaperInput): readonly Page[] =>
  photoPages(input, LETTER_BODY).map((page) => ({ name: 'Photos', viewports: [], ...page }))
