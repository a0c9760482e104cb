import { missingRise } from '@ramp/domain'
import {
  artifact,
  clamped,
  down,
  type Frame,
  INK,
  LETTER,
  letters,
  type Marks,
  type Paper,
  type Picture,
  paragraph,
  type Row,
  rounded,
  type Sheet,
  SIZE,
  spacer,
  stacked,
  structured,
  type Viewport,
  widthOf,
} from '@ramp/drafting'
import { dateText, type PaperInput } from '../paper/input.ts'
import { companyPages } from './company/company-pages.ts'
import { headMarks, logoPictures } from './company/offer-head.ts'
import { drawingIn } from './offer-drawing.ts'
import { factsOf, guardWords, measuredWords, pictureWords } from './offer-facts.ts'
import { LIST_WIDTH, listMarks, listRows } from './offer-lists.ts'
import { pictureFromKerb } from './picture/picture-from-kerb.ts'
import { itemPages } from './price/item-pages.ts'
import { priceBox } from './price/price-box.ts'
import { pricePages } from './price/price-pages.ts'
import { priceShown } from './price/price-words.ts'
import type { OfferSettings } from './settings/offer-settings.ts'

const PAGE = { width: LETTER.width, height: LETTER.height } as const
const MARGIN = 44
const WIDTH = PAGE.width - 2 * MARGIN
const HEAD = { left: MARGIN, width: WIDTH } as const
const BAND_TOP = 150
const TALLEST_BAND = 318
const FACTS = { above: 22, height: 66 } as const
const LISTS_END = PAGE.height - 92

/** Where things stand on the first page: the drawing is as tall as the lists leave room. */
type Places = { readonly band: Frame; readonly factsTop: number; readonly listsTop: number }

function placesFor(lists: number): Places {
  const height = Math.min(TALLEST_BAND, LISTS_END - lists - FACTS.height - FACTS.above - BAND_TOP)
  const factsTop = BAND_TOP + height + FACTS.above
  const band = { left: MARGIN, top: BAND_TOP, width: WIDTH, height }
  return { band, factsTop, listsTop: factsTop + FACTS.height }
}

/** What a homeowner gets: a picture from the curb, plain words, the dealer's price, how long it holds, and the plan. */
export function offer(input: PaperInput, settings: OfferSettings): Paper {
  const pages = [firstPage(input, settings), ...furtherPages(input, settings)]
  const firstDrawn = pages.findIndex(({ hasDrawing }) => hasDrawing)
  return {
    title: `Proposal ${input.project.name}`.trim(),
    sheets: pages.map(
      ({ name, marks, viewports, pictures = [], hasDrawing }, index): Sheet => ({
        name,
        ...PAGE,
        viewports,
        pictures,
        layers: [
          {
            view: { scale: 1, left: 0, top: 0 },
            marks: [
              ...marks,
              ...(hasDrawing
                ? saidOnce(designMarks(input), index === firstDrawn)
                : artifact(dealerMarks(input))),
              ...saidOnce(SOURCE, index === 0),
              ...artifact(footMarks(input, index + 1, pages.length)),
            ],
          },
        ],
      }),
    ),
  }
}

/** What stands on more pages than one is read on one of them. */
const saidOnce = (marks: Marks, isHere: boolean): Marks =>
  structured({ kind: isHere ? 'paragraph' : 'artifact' }, marks)

type Page = {
  readonly name: string
  readonly marks: Marks
  readonly viewports: readonly Viewport[]
  readonly pictures?: readonly Picture[]
  /** Whether it shows the design, and not its prices alone. */
  readonly hasDrawing: boolean
}

function firstPage(input: PaperInput, settings: OfferSettings): Page {
  const lists = listRows(input, priceShown(input, settings))
  const price = priceRows(input, settings)
  const places = placesFor(Math.max(price.height + 30, ...lists.map(({ rows }) => rows.height + 30)))
  const band: Frame = { ...places.band, left: 0, width: PAGE.width }
  const isKnown = missingRise(input.analysis) === null
  return {
    name: 'Proposal',
    marks: [
      ...headMarks(input, HEAD),
      ...(isKnown
        ? structured(
            { kind: 'figure', alternative: pictureWords(input.analysis) },
            pictureFromKerb(input.analysis, band),
          )
        : []),
      ...factMarks(input, places),
      ...lists.flatMap((list, index) => listMarks(list, MARGIN + index * (LIST_WIDTH + 10), places.listsTop)),
      ...priceMarks(price, places),
      ...noteMarks(input),
    ],
    viewports: [],
    pictures: logoPictures(input, HEAD),
    hasDrawing: isKnown,
  }
}

function factMarks({ analysis }: PaperInput, { factsTop }: Places): Marks {
  const facts = factsOf(analysis)
  const each = WIDTH / Math.max(1, facts.length)
  return facts.flatMap(({ figure, words }, index) => {
    const left = MARGIN + index * each + (index === 0 ? 0 : 10)
    return [
      ...(index === 0
        ? []
        : [down(left - 10, factsTop - 12, factsTop + 36, { width: 0.6, color: INK.hairline })]),
      ...structured({ kind: 'item' }, [
        letters(figure, left, factsTop + 3, { size: 15, weight: 'bold' }),
        ...paragraph(words, each - 18, { size: SIZE.small, color: INK.muted }).draw(left, factsTop + 8),
      ]),
    ]
  })
}

const DAY = 24 * 60 * 60 * 1000
const untilText = (date: Date, days: number): string => dateText(new Date(date.getTime() + days * DAY))

const PRICE = { left: MARGIN + WIDTH - 164, width: 164, pad: 12 } as const

function priceRows(input: PaperInput, settings: OfferSettings): Row {
  const { analysis, quote } = input
  const { validDays } = settings
  const inner = PRICE.width - 2 * PRICE.pad
  const until = validDays === null ? 'not entered' : untilText(quote.date, validDays)
  return stacked([
    ...priceBox(input, settings, inner),
    spacer(5),
    paragraph(`Valid until: ${until}`, inner, { size: SIZE.text, weight: 'bold' }),
    paragraph(measuredWords(analysis), inner, { size: SIZE.small, color: INK.muted }),
  ])
}

const priceMarks = (content: Row, { listsTop }: Places): Marks => [
  rounded(
    { left: PRICE.left, top: listsTop, width: PRICE.width, height: content.height + 22 },
    6,
    null,
    INK.well,
  ),
  ...content.draw(PRICE.left + PRICE.pad, listsTop + 10),
]

function noteMarks({ analysis }: PaperInput): Marks {
  const words = guardWords(analysis)
  return words === null ? [] : paragraph(words, WIDTH, { size: SIZE.small }).draw(MARGIN, PAGE.height - 82)
}

const NO_BIDS = 'Not for bids or construction.'

/** Whose design it is, on every page that shows it; a long name is shortened before what it says is. */
function designMarks({ dealer }: PaperInput): Marks {
  const look = { size: SIZE.small, color: INK.muted } as const
  const rest = widthOf(`Design of . ${NO_BIDS}`, look)
  const whose = dealer.name === '' ? '' : `Design of ${clamped(dealer.name, WIDTH - rest, look)}. `
  return [letters(`${whose}${NO_BIDS}`, MARGIN, PAGE.height - 42, look)]
}

const dealerMarks = ({ dealer }: PaperInput): Marks => [
  letters(clamped(dealer.name, WIDTH), MARGIN, PAGE.height - 42, { size: SIZE.small, color: INK.muted }),
]

const SOURCE: Marks = [
  letters('Drawn from the same numbers as the plans.', MARGIN, PAGE.height - 28, {
    size: SIZE.small,
    color: INK.muted,
  }),
]

const footMarks = ({ quote }: PaperInput, number: number, count: number): Marks => [
  letters(`drawing ${quote.hash} · page ${number} of ${count}`, MARGIN + WIDTH, PAGE.height - 28, {
    size: SIZE.small,
    color: INK.muted,
    align: 'end',
  }),
]

const WHOLE: Frame = { left: MARGIN, top: 54, width: WIDTH, height: PAGE.height - 54 - 60 }

/** How the price comes to its total, the plan, the parts with their prices, and the company with its terms. */
function furtherPages(input: PaperInput, settings: OfferSettings): readonly Page[] {
  const drawing = drawingIn(input, WHOLE)
  const price = priceShown(input, settings)
  return [
    ...(price ? pricePages(price, settings, WHOLE).map((marks) => figuresPage('Price', marks)) : []),
    ...(drawing
      ? [{ name: 'Drawing', marks: drawing.marks, viewports: [drawing.viewport], hasDrawing: true }]
      : []),
    ...(price && settings.price === 'itemized'
      ? itemPages(price, WHOLE).map((marks) => figuresPage('Item by item', marks))
      : []),
    ...companyPages(input.dealer, WHOLE).map(({ name, marks }) => figuresPage(name, marks)),
  ]
}

const figuresPage = (name: string, marks: Marks): Page => ({ name, marks, viewports: [], hasDrawing: false })
