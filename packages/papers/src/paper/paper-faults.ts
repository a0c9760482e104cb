import { type Paper, type SetText, SMALLEST_LETTERS, textsOf } from '@ramp/drafting'
import { hiddenTexts } from './hidden-texts.ts'

/** Every text of a paper with where it stands, sheet by sheet. */
export const sheetTexts = (paper: Paper): readonly (readonly SetText[])[] =>
  paper.sheets.map(({ layers }) => layers.flatMap(({ marks, view }) => textsOf(marks, view)))

/** What nobody could read: texts over one another, under or behind something, off their sheet, or lower than 3/32". */
export const paperFaults = (paper: Paper): readonly string[] => [
  ...overprinted(paper).map((words) => `printed over one another: ${words}`),
  ...hiddenTexts(paper).map((words) => `painted over: ${words}`),
  ...outside(paper).map((words) => `off its sheet: ${words}`),
  ...(smallestLetters(paper) < SMALLEST_LETTERS ? ['letters below 3/32"'] : []),
]

/** Texts on paper that touch another, by what they say: the height of letters counts, not their line. */
function overprinted(paper: Paper): readonly string[] {
  return sheetTexts(paper).flatMap((texts, sheet) =>
    texts.flatMap((a, index) =>
      texts
        .slice(index + 1)
        .filter((b) => touch(a, b))
        .map((b) => `sheet ${sheet + 1}: '${a.text}' and '${b.text}'`),
    ),
  )
}

const DUST = 0.6

const touch = ({ extent: a }: SetText, { extent: b }: SetText): boolean =>
  a.min.x < b.max.x - DUST && b.min.x < a.max.x - DUST && a.min.y < b.max.y - DUST && b.min.y < a.max.y - DUST

/** Texts that leave their sheet. */
const outside = (paper: Paper): readonly string[] =>
  paper.sheets.flatMap(({ width, height, layers }) =>
    layers
      .flatMap(({ marks, view }) => textsOf(marks, view))
      .filter(
        ({ extent: { min, max } }) => min.x < 12 || min.y < 12 || max.x > width - 12 || max.y > height - 12,
      )
      .map(({ text }) => text),
  )

/** Smallest letters of a paper in points. */
const smallestLetters = (paper: Paper): number =>
  Math.min(...sheetTexts(paper).flatMap((texts) => texts.map(({ size }) => size)))
