import {
  across,
  artifact,
  clamped,
  INK,
  LETTER,
  letters,
  type Marks,
  type Paper,
  POINTS,
  type Row,
  SIZE,
  stacked,
  structured,
  widthOf,
} from '@ramp/drafting'
import type { PaperInput } from '../../paper/input.ts'
import { dayText, type SurveySettings } from '../survey-settings.ts'
import { blanks } from './form-rows.ts'
import { askedSections, heightSection, obstacleSection, photoSection } from './form-sections.ts'
import { sketchSection } from './sketch.ts'

const MARGIN = 30
const TOP = 26
const WIDTH = LETTER.width - 2 * MARGIN
const BETWEEN = 18
const LEFT = 268
const RIGHT = WIDTH - LEFT - BETWEEN
const FOOT = LETTER.height - 16
/** Squares of the sketch, so that it ends with the column beside it. */
const SQUARES = 28

/** One page to fill in by hand on the site, in the order of the Site panel; what is known is filled in. */
export function surveyForm(input: PaperInput, settings: SurveySettings): Paper {
  const { analysis } = input
  const head = headRow(input, settings)
  const below = TOP + head.height
  const asked = stacked([
    ...askedSections(analysis, LEFT),
    obstacleSection(analysis, LEFT),
    photoSection(analysis, LEFT),
  ])
  const beside = stacked([sketchSection(RIGHT, SQUARES), heightSection(analysis, RIGHT)])
  return {
    title: `Survey form ${input.project.name}`.trim(),
    sheets: [
      {
        name: 'Survey form',
        width: LETTER.width,
        height: LETTER.height,
        viewports: [],
        pictures: [],
        layers: [
          {
            view: POINTS,
            marks: [
              ...head.draw(MARGIN, TOP),
              ...asked.draw(MARGIN, below),
              ...beside.draw(MARGIN + LEFT + BETWEEN, below),
              ...footMarks(input),
            ],
          },
        ],
      },
    ],
  }
}

/** Whose site it is, and who surveys it. */
function headRow({ project, quote }: PaperInput, settings: SurveySettings): Row {
  const rows = [
    blanks(
      [
        { label: 'Project', value: project.name, share: 2 },
        { label: 'Quote', value: quote.number },
      ],
      WIDTH,
    ),
    blanks([{ label: 'Address', value: project.address.join(', ') }], WIDTH),
    blanks(
      [
        { label: 'On site', value: project.contact, share: 2 },
        { label: 'Phone', value: project.phone },
      ],
      WIDTH,
    ),
    blanks(
      [
        { label: 'Surveyed by', value: settings.surveyedBy, share: 2 },
        { label: 'Date', value: dayText(settings.surveyedOn) },
      ],
      WIDTH,
    ),
  ]
  const title = { size: SIZE.title, weight: 'bold' } as const
  const hint =
    'Lengths in feet and inches, to 1/16" where it is a height. Leave blank what you did not measure.'
  const named: Row = {
    height: 22,
    draw: (left, top) => [
      ...structured({ kind: 'heading', level: 1 }, [letters('Survey form', left, top + 14, title)]),
      ...structured({ kind: 'paragraph' }, [
        letters(clamped(hint, WIDTH - widthOf('Survey form', title) - 16), left + WIDTH, top + 14, {
          size: SIZE.small,
          align: 'end',
          color: INK.muted,
        }),
      ]),
    ],
  }
  const ruled: Row = {
    height: 6,
    draw: (left, top) => artifact([across(left, left + WIDTH, top + 5, { width: 1 })]),
  }
  return stacked([named, ...rows, ruled])
}

function footMarks({ dealer }: PaperInput): Marks {
  const words = [dealer.name, dealer.phone].filter((one) => one !== '').join(' · ')
  return words === ''
    ? []
    : artifact([letters(clamped(words, WIDTH), MARGIN, FOOT, { size: SIZE.small, color: INK.muted })])
}
