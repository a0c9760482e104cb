import { type Analysis, listed } from '@ramp/domain'
import {
  artifact,
  type Block,
  CLOSE,
  lengthText,
  paragraph,
  type Row,
  stacked,
  type TableColumn,
  tableOf,
} from '@ramp/drafting'
import { settingOut, taggedLegs } from '@ramp/solids'
import { OPEN_ITEMS, openItems } from '../content/open/open-items.ts'
import { kindOf } from '../content/part-facts.ts'
import { rampCount } from '../content/ramp-count.ts'
import { sillAboveEnd, stepDownText } from '../content/rise.ts'
import { numberedWords, quantityWords } from '../content/words.ts'
import { dateText, type PaperInput } from '../paper/input.ts'

const NOT_ENTERED = 'not entered'

type Fact = { readonly name: string; readonly words: string }

/** Where the job is, who to ask there, who to call at the dealer, and what is built: all of it, however long. */
export function jobBlock({ analysis, project, dealer, quote }: PaperInput, width: number): Block {
  const facts: readonly Fact[] = [
    { name: 'Project', words: known([project.name]) },
    { name: 'Address', words: known(project.address) },
    { name: 'On site', words: known([project.contact, project.phone]) },
    { name: 'Dealer', words: known([dealer.name, dealer.phone]) },
    { name: 'Drawn by', words: known([dealer.drawnBy, dealer.email]) },
    { name: 'Quote', words: `${numberedWords('', quote).trim()}, ${dateText(quote.date)}` },
    { name: 'System', words: systemText(analysis) },
  ]
  const columns: readonly TableColumn<Fact>[] = [
    { title: 'Job', cell: ({ name }) => name, weight: 'bold' },
    { title: '', cell: ({ words }) => words, isFlexible: true },
  ]
  return { heading: '', rows: tableOf(columns, facts, width, { ...CLOSE, headsAt: 'left' }).rows }
}

const known = (parts: readonly string[]): string =>
  parts.filter((one) => one.trim() !== '').join(', ') || NOT_ENTERED

/** `P3G, rise 31", 2 ramps in five sections, two platforms, twelve legs` */
function systemText(analysis: Analysis): string {
  const { parts } = settingOut(analysis)
  const count = (kind: ReturnType<typeof kindOf>) =>
    parts.filter(({ placed }) => kindOf(placed) === kind).length
  const { ramps, sections } = rampCount(analysis)
  const [platforms, stairs] = [count('platform'), count('stair')]
  const legs = taggedLegs(analysis).length
  return listed([
    analysis.layout.project.product,
    ...heightTexts(analysis),
    ...(ramps === 0
      ? []
      : [
          ramps === sections
            ? quantityWords(ramps, 'ramp')
            : `${quantityWords(ramps, 'ramp')} in ${quantityWords(sections, 'section')}`,
        ]),
    ...(platforms === 0 ? [] : [quantityWords(platforms, 'platform')]),
    ...(stairs === 0 ? [] : [quantityWords(stairs, 'stair')]),
    quantityWords(legs, 'leg'),
  ])
}

/** The rise; where the deck is below the sill, the sill, which is what a crew measures. */
function heightTexts(analysis: Analysis): readonly string[] {
  const [sill, step] = [lengthText(sillAboveEnd(analysis), 'height'), stepDownText(analysis)]
  return step === '' ? [`rise ${sill}`] : [`sill ${sill} above the ground at the lower end`, step]
}

/** The notes of the project, word for word. */
export function notesBlock({ layout }: Analysis, width: number): Block {
  const { notes } = layout.project
  const lines = notes.trim() === '' ? [NOT_ENTERED] : notes.trimEnd().split(/\r\n?|\n/)
  return { heading: 'Project notes', rows: lines.map((line) => lineOf(line, width)) }
}

/** An empty line stays one, and says nothing. */
function lineOf(line: string, width: number): Row {
  if (line.trim() !== '') return paragraph(line, width)
  const empty = paragraph(' ', width)
  return { ...empty, draw: (left, top) => artifact(empty.draw(left, top)) }
}

/** What the crew would find missing; nothing where all is ordered. */
export function openBlock({ analysis }: PaperInput, width: number): readonly Block[] {
  const items = openItems(analysis)
  return items.length === 0
    ? []
    : [{ heading: OPEN_ITEMS, rows: items.map((item) => paragraph(item, width, { weight: 'bold' })) }]
}

const STOP = [
  'The sill is at another height.',
  'The ground differs by more than a leg has range left.',
  'Soft soil or water under a foot.',
  'Anything in the way.',
] as const

/** When to stop, and whom to call. */
export function stopBlock({ dealer }: PaperInput, width: number): Block {
  const call = [dealer.drawnBy, dealer.phone].filter((one) => one !== '').join(', ')
  return {
    heading: 'Stop and call',
    rows: [
      stacked([
        paragraph(STOP.join(' '), width),
        paragraph(call === '' ? `Phone: ${NOT_ENTERED}` : call, width, { weight: 'bold' }),
      ]),
    ],
  }
}
