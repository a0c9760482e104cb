import {
  across,
  artifact,
  clamped,
  type Frame,
  INK,
  LETTER,
  letters,
  type Marks,
  POINTS,
  type Sheet,
  SIZE,
  structured,
  widthOf,
} from '@ramp/drafting'
import { dateText, type PaperInput } from '../paper/input.ts'
import { numberedWords } from './words.ts'

/** Letter upright, in points. */
const PAGE = { width: LETTER.width, height: LETTER.height } as const
const MARGIN = 28
const HEAD = 66
const FOOT = 30

/** What a page has room for below its head. */
export const LETTER_BODY: Frame = {
  left: MARGIN,
  top: HEAD + 12,
  width: PAGE.width - 2 * MARGIN,
  height: PAGE.height - HEAD - 12 - FOOT - 8,
}

type Place = { readonly paper: string; readonly number: number; readonly count: number }

/** A page of a paper on Letter: whose project it is, which paper and quote, and which page of how many. */
export function letterSheet(
  input: PaperInput,
  page: Pick<Sheet, 'name' | 'viewports' | 'pictures'> & { readonly marks: Marks },
  place: Place,
): Sheet {
  const { marks, ...more } = page
  const frame = [...headMarks(input, page.name, place), ...footMarks(input, place)]
  return { ...more, ...PAGE, layers: [{ view: POINTS, marks: [...frame, ...marks] }] }
}

function headMarks({ project, quote }: PaperInput, name: string, { paper, number }: Place): Marks {
  const right = PAGE.width - MARGIN
  const onSite = [project.contact, project.phone].filter((one) => one !== '').join(', ')
  const title = { size: SIZE.title, weight: 'bold' } as const
  const which = { size: SIZE.lead, weight: 'bold' } as const
  const words = `${paper}: ${name.toLowerCase()}`
  const whose = clamped(
    project.name || 'Project: not entered',
    right - MARGIN - widthOf(words, which) - 16,
    title,
  )
  const half = (right - MARGIN) * 0.58
  const said: Marks = [
    ...structured({ kind: 'heading', level: 1 }, [
      letters(words, right, 33, { ...which, align: 'end' }),
      letters(whose, MARGIN, 33, title),
    ]),
    ...[
      project.address.join(', ') || 'Address: not entered',
      ...(onSite === '' ? [] : [`On site: ${onSite}`]),
    ].flatMap((line, index) =>
      structured({ kind: 'paragraph' }, [
        letters(clamped(line, half), MARGIN, 47 + index * 13, { size: SIZE.small, color: INK.muted }),
      ]),
    ),
    ...structured({ kind: 'paragraph' }, [
      letters(`${numberedWords('Quote', quote)} · ${dateText(quote.date)}`, right, 60, {
        size: SIZE.small,
        align: 'end',
      }),
    ]),
    across(MARGIN, right, HEAD, { width: 1 }),
  ]
  // The head of every further page is said already.
  return number === 1 ? said : artifact(said)
}

function footMarks({ dealer, quote }: PaperInput, { number, count }: Place): Marks {
  const small = { size: SIZE.small, color: INK.muted } as const
  const whose = [dealer.name, dealer.drawnBy === '' ? '' : `drawn by ${dealer.drawnBy}`]
  const words = [...whose, `drawing ${quote.hash}`].filter((one) => one !== '').join(' · ')
  const y = PAGE.height - 22
  return artifact([
    letters(clamped(words, 440), MARGIN, y, small),
    letters(`page ${number} of ${count}`, PAGE.width - MARGIN, y, { ...small, align: 'end' }),
  ])
}
