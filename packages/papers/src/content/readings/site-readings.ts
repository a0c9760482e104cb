import type { Analysis, CodeFinding } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { partTags } from '@ramp/solids'
import { groundHeights } from '../heights-known.ts'
import { kindOf } from '../part-facts.ts'
import { sillAboveEnd } from '../rise.ts'
import { listedTags } from '../words.ts'

/** How an answer is written: a figure with its unit, `1:` before it, or yes or no. */
export type ReadingUnit = 'in' | 'ft' | 'psf' | '1:n' | 'risers' | 'yes or no' | 'in table of legs'

/** Something that is measured or answered on the site. */
export type SiteReading = {
  /** The sections of codes that ask for it, as `R311.8.3.1`; nothing where the drawing does. */
  readonly section: string
  /** What is measured, and where. */
  readonly words: string
  readonly unit: ReadingUnit
}

/** What the codes leave to a person, each once however many codes ask for it. */
export function codeReadings(analysis: Analysis, findings: readonly CodeFinding[]): readonly SiteReading[] {
  const found = new Map<string, SiteReading>()
  for (const finding of findings) {
    if (finding.result !== 'needs-a-person') continue
    const reading = readingOf(finding, analysis)
    const held = found.get(reading.words)
    const section = held ? `${held.section}, ${reading.section}` : reading.section
    found.set(reading.words, { ...reading, section })
  }
  return [...found.values()]
}

/** What nobody measured of the site itself: the ground, and the soil where no capacity was entered. */
export function groundReadings(analysis: Analysis, soilBearing: number | null): readonly SiteReading[] {
  const { all, measured } = groundHeights(analysis)
  const legs = analysis.legs.length
  const rise = lengthText(sillAboveEnd(analysis), 'height')
  return [
    ...(measured > 0 ? [] : [reading(`Entrance above the ground at the lower end, drawn ${rise}`, 'in')]),
    ...(measured > 0 || legs === 0
      ? []
      : [
          reading(
            `Ground at each leg, below the deck it carries${all === 0 ? ', drawn level' : ''}`,
            'in table of legs',
          ),
        ]),
    ...(soilBearing === null && legs > 0 ? [reading('Soil bearing capacity', 'psf')] : []),
  ]
}

const reading = (words: string, unit: ReadingUnit): SiteReading => ({ section: '', words, unit })

/** Words with a line to write on, where no line is drawn: `Footing depth: ____ in`. */
export const readingText = ({ words, unit }: SiteReading): string => `${words}: ${BLANKS[unit]}`

const BLANKS: Readonly<Record<ReadingUnit, string>> = {
  in: '____ in',
  ft: '____ ft',
  psf: '____ psf',
  '1:n': '1:____',
  risers: '____',
  'yes or no': 'yes __ no __',
  'in table of legs': 'in the table of legs',
}

function readingOf(finding: CodeFinding, analysis: Analysis): SiteReading {
  const { section, title, unit, margin, sentence } = finding
  const asked = ASKED[title]
  if (asked)
    return {
      section,
      words: `${asked.words}${placeText(asked.of ?? kindsAt(section), analysis)}`,
      unit: asked.unit,
    }
  // What is past its limit is measured: whether the exception holds is the question.
  if (margin !== null && margin < 0) return { section, words: questionOf(sentence), unit: 'yes or no' }
  const limit = /\S+(?: ft)? (?:minimum|maximum)/.exec(sentence)?.[0]?.replace('(', '')
  const at = tagsText(finding.parts, analysis)
  const words = [`${NAMES[title] ?? title}${at}`, ...(limit ? [limit] : [])].join(', ')
  return { section, words, unit: unit ?? 'yes or no' }
}

/** `Running slope: 1:8.2 (1:12 maximum), allowed only where the ramp does not serve the required egress door`. */
function questionOf(sentence: string): string {
  const { groups: { said, only } = {} } =
    /^(?<said>.*?)\. It is allowed only (?<only>[^.]*)\./.exec(sentence) ?? {}
  return said === undefined ? sentence.replace(/\.$/, '') : `${said}, allowed only ${only}`
}

type Kinds = 'ramps' | 'stairs' | 'ramps and stairs' | 'nowhere'
type Asked = { readonly words: string; readonly unit: ReadingUnit; readonly of?: Kinds }

/** What the sections ask for that no drawing answers. */
const ASKED: Readonly<Record<string, Asked>> = {
  'Live load': { words: 'Rated load on the manufacturer’s label', unit: 'psf', of: 'nowhere' },
  'Cross slope': { words: 'Slope across the surface, 1:48 or flatter', unit: '1:n', of: 'ramps' },
  'Edge protection': {
    words: 'A curb or barrier stops a 4" ball along every edge',
    unit: 'yes or no',
    of: 'nowhere',
  },
  'Handrail height': { words: 'Top of handrail above the surface, 34" to 38"', unit: 'in' },
  'Handrail grip size': { words: 'Handrail grip, 1 1/4" to 2" across', unit: 'in', of: 'nowhere' },
  'Handrail continuity': {
    words: 'Handrails unbroken, ends returned or at a post',
    unit: 'yes or no',
    of: 'nowhere',
  },
  'Handrail extension at the bottom of a stair': {
    words: 'Handrail continues at the slope past the last riser, one tread depth or more',
    unit: 'in',
    of: 'stairs',
  },
  'Frost protection of footings': {
    words: 'Footing depth required, 0 if none',
    unit: 'in',
    of: 'nowhere',
  },
}

/** What is measured, where the title of a section names what is asked. */
const NAMES: Readonly<Record<string, string>> = {
  'Landing at a door': 'Depth of the landing outside the door',
  'Depth in front of a door': 'Depth of the landing outside the door',
  'Clearance next to the latch of a door': 'Clear room at the latch of the door',
  'Landing length': 'Level landing along the walk, before the door and at the lower end',
  'Guard height': 'Top of the guard above the surface',
  'Opening in a guard': 'Widest opening in the guard',
  'Opening in a guard, up to 36"': 'Widest opening in the guard',
  'Highest surface without a guard': 'Lowest ground within 36" of the edges, below the deck',
  'Handrail extension at ramp ends': 'Handrail beyond the end of the ramp',
  'Handrail extension at the top of a stair': 'Handrail beyond the top riser',
}

/** The residential code asks of stairs in sections of their own. */
const kindsAt = (section: string): Kinds => (section.startsWith('R311.8') ? 'ramps' : 'ramps and stairs')

function placeText(kinds: Kinds, analysis: Analysis): string {
  if (kinds === 'nowhere') return ''
  const own = analysis.placement.parts.filter(
    (placed) =>
      placed.isSystem &&
      ((kinds !== 'stairs' && kindOf(placed) === 'ramp') ||
        (kinds !== 'ramps' && kindOf(placed) === 'stair')),
  )
  return tagsText(
    own.map(({ part }) => part.id),
    analysis,
  )
}

function tagsText(parts: CodeFinding['parts'], analysis: Analysis): string {
  const tags = partTags(analysis)
  const own = parts.flatMap((id) => tags.get(id) ?? [])
  const order = [...tags.values()]
  const sorted = [...new Set(own)].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  return sorted.length === 0 ? '' : `, at ${listedTags(sorted)}`
}
