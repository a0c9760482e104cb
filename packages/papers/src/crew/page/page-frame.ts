import {
  across,
  artifact,
  clamped,
  type Frame,
  INK,
  LETTER,
  letters,
  type Marks,
  SIZE,
  structured,
} from '@ramp/drafting'
import { numberedWords } from '../../content/words.ts'
import { dateText, type PaperInput } from '../../paper/input.ts'

/** Letter upright, in points. */
export const PAGE = { width: LETTER.width, height: LETTER.height } as const
const MARGIN = 28
const HEAD = 60
const UNDER_HEAD = 10
const FOOT = 32
/** What a page has room for between its head and its foot. */
export const BODY: Frame = {
  left: MARGIN,
  top: HEAD + UNDER_HEAD,
  width: PAGE.width - 2 * MARGIN,
  height: PAGE.height - HEAD - UNDER_HEAD - FOOT,
}

/** Head and foot of every page: which job it is, which page, and which drawing. */
export function frameMarks(
  { project, dealer, quote }: PaperInput,
  { name, number, count }: { readonly name: string; readonly number: number; readonly count: number },
): Marks {
  const right = PAGE.width - MARGIN
  const title = { size: SIZE.title, weight: 'bold' } as const
  const small = { size: SIZE.small, color: INK.muted } as const
  const said = numberedWords('Quote', quote)
  const foot = [dealer.name, dealer.phone, `drawing ${quote.hash}`].filter((one) => one !== '')
  const head: Marks = [
    letters(`Crew pack: ${name.toLowerCase()}`, right, 32, { size: SIZE.lead, weight: 'bold', align: 'end' }),
    letters(clamped(project.name || 'Project: not entered', 330, title), MARGIN, 32, title),
  ]
  const isFirst = number === 1
  return [
    // A reader hears the head of the first page; on the others it is said a second time.
    ...structured(isFirst ? { kind: 'heading', level: 1 } : { kind: 'artifact' }, head),
    ...artifact([
      letters(clamped(project.address.join(', '), (right - MARGIN) * 0.52), MARGIN, 50, small),
      letters(`${said} · ${dateText(quote.date)}`, right, 50, { size: SIZE.small, align: 'end' }),
      across(MARGIN, right, HEAD, { width: 1 }),
      letters(clamped(foot.join(' · '), 440), MARGIN, PAGE.height - 22, small),
      letters(`page ${number} of ${count}`, right, PAGE.height - 22, { ...small, align: 'end' }),
    ]),
  ]
}
