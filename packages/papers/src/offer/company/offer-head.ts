import { brandNow } from '@ramp/domain'
import {
  clamped,
  type Frame,
  INK,
  letters,
  type Marks,
  type Picture,
  path,
  SIZE,
  structured,
  widthOf,
} from '@ramp/drafting'
import { numberedWords } from '../../content/words.ts'
import { type DealerCard, dateText, type PaperInput } from '../../paper/input.ts'
import { pictureSize } from '../../paper/picture-size.ts'

/** Where the head stands across the page. */
type Across = { readonly left: number; readonly width: number }

const SIGN_WIDTH = 33
/** A logo has this room: a wide one is as wide, a tall one as tall. */
const LOGO = { top: 22, width: 150, height: 52 } as const
const BESIDE_LOGO = 12
/** Lines beside the logo: two where only name and contact are known, four with license and address. */
const FEW_LINES = [47, 61] as const
const LINES = [35, 47, 58, 69] as const
const BETWEEN = 16

/** Whose proposal it is, which one, and for whom. */
export function headMarks(input: PaperInput, { left, width }: Across): Marks {
  const { project, dealer, quote } = input
  const right = left + width
  const where = [project.contact, ...project.address].filter((one) => one !== '').join(', ')
  const logo = logoFrame(dealer, left)
  const beside = logo ? logo.left + logo.width + BESIDE_LOGO : left + SIGN_WIDTH
  const [number, date] = [numberedWords('Proposal', quote), dateText(quote.date)]
  const room = right - beside - Math.max(widthOf(number), widthOf(date)) - BETWEEN
  return [
    ...(logo ? [] : signMarks(left)),
    ...structured({ kind: 'heading', level: 1 }, [
      letters('A ramp for your door', left, 102, { size: 25, weight: 'bold' }),
    ]),
    ...(where === ''
      ? []
      : lineMarks(clamped(`For ${where}.`, width, { size: 12 }), left, 124, { size: 12, color: INK.muted })),
    ...dealerLines(dealer, beside, room),
    ...lineMarks(number, right, FEW_LINES[0], { size: SIZE.text, align: 'end' }),
    ...lineMarks(date, right, FEW_LINES[1], { size: SIZE.text, align: 'end' }),
  ]
}

/** The logo of the dealer in place of the sign of the product. */
export function logoPictures({ dealer }: PaperInput, { left }: Across): readonly Picture[] {
  const frame = logoFrame(dealer, left)
  const bytes = dealer.company?.logo
  return frame && bytes ? [{ frame, bytes }] : []
}

function logoFrame({ company }: DealerCard, left: number): Frame | null {
  const size = company?.logo ? pictureSize(company.logo) : null
  if (!size) return null
  const scale = Math.min(LOGO.width / size.width, LOGO.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  return { left, top: LOGO.top + (LOGO.height - height) / 2, width, height }
}

function signMarks(left: number): Marks {
  const { sign, accent } = brandNow()
  return sign.shapes.map(({ d, fill }) => ({
    kind: 'group',
    matrix: [0.92, 0, 0, 0.92, left, 36],
    children: [path(d, { fill: fill ?? accent })],
  }))
}

function dealerLines(dealer: DealerCard, left: number, room: number): Marks {
  const { name, licence, company, drawnBy, email, phone } = dealer
  // Beside a wide logo the last of them may not fit.
  const answers = joined(company ? [drawnBy, phone, email] : [drawnBy, email, phone])
  // What is cut here stands whole on the page of the company.
  const more = company
    ? [company.address.join(', '), licence === '' ? '' : `License ${licence}`].filter((line) => line !== '')
    : []
  const [first, second, ...others] = more.length > 0 ? LINES : FEW_LINES
  const small = { size: SIZE.small, color: INK.muted } as const
  return [
    ...lineMarks(clamped(name, room, { size: 13, weight: 'bold' }), left, first, {
      size: 13,
      weight: 'bold',
    }),
    ...lineMarks(clamped(answers, room), left, second, small),
    ...more.flatMap((line, index) => lineMarks(clamped(line, room), left, others[index] ?? second, small)),
  ]
}

const joined = (words: readonly string[]): string => words.filter((one) => one !== '').join(' · ')

/** A line that is a paragraph by itself; nothing where it has no words. */
const lineMarks = (...[words, ...place]: Parameters<typeof letters>): Marks =>
  words === '' ? [] : structured({ kind: 'paragraph' }, [letters(words, ...place)])
