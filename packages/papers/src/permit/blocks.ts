import type { Analysis } from '@ramp/domain'
import { measuresOf, partTags, taggedBraces } from '@ramp/solids'
import { listed } from '../content/words.ts'
import { carriedText } from '../crew/legs.ts'
import { architectLength } from '../paper/architect-length.ts'
import type { PaperInput } from '../paper/input.ts'
import type { Chosen } from '../paper/sheet-for.ts'
import { SIZE } from '../typeset/ink.ts'
import { type Block, paragraph, type Row } from '../typeset/row.ts'
import { CLOSE, type Column, tableOf } from '../typeset/table.ts'
import { checkedAgainst } from './facts/authorities.ts'
import { authoritiesOf } from './facts/authorities-at.ts'
import { type CodeRow, codeRows, codesLookedAt } from './facts/code-rows.ts'
import { type LegLoad, legLoads, statedLoad } from './facts/loads.ts'
import type { PermitSettings } from './facts/permit-settings.ts'

const small = (text: string, width: number): Row => paragraph(text, width, { size: SIZE.small })
const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tens = (value: number): string => thousands.format(Math.round(value / 10) * 10)

/** Legs by tag with what they carry, by plain arithmetic. */
export function legSchedule(analysis: Analysis, settings: PermitSettings, width: number): Block {
  const names = partTags(analysis)
  const loads = legLoads(analysis, settings.deckLoad, settings.pad)
  const columns: readonly Column<LegLoad>[] = [
    { title: 'Tag', cell: ({ leg }) => leg.tag, weight: 'bold', size: SIZE.small },
    { title: 'Carries', cell: ({ leg }) => carriedText(leg, analysis, names), size: SIZE.small },
    { title: 'Deck\nat', cell: ({ leg }) => architectLength(leg.setHeight), align: 'end', size: SIZE.small },
    { title: 'Stock\nleg', cell: ({ leg }) => leg.stock ?? 'none', size: SIZE.small },
    { title: 'Load ‡', cell: ({ pounds }) => `${tens(pounds)} lb`, align: 'end', size: SIZE.small },
    { title: 'On soil ‡', cell: ({ bearing }) => `${tens(bearing)} psf`, align: 'end', size: SIZE.small },
  ]
  if (loads.length === 0)
    return { heading: 'Legs', rows: [small('No legs: everything lies on the ground.', width)] }
  return { heading: 'Legs', remark: 'tags run along the walk', ...tableOf(columns, loads, width, CLOSE) }
}

export function braceSchedule(analysis: Analysis, width: number): Block {
  const braces = taggedBraces(analysis)
  const names = partTags(analysis)
  if (braces.length === 0) return { heading: 'Braces', rows: [small('No braces.', width)] }
  type Brace = (typeof braces)[number]
  const columns: readonly Column<Brace>[] = [
    { title: 'Tag', cell: ({ tag }) => tag, weight: 'bold', size: SIZE.small },
    { title: 'Stock', cell: ({ stock }) => stock, size: SIZE.small },
    { title: 'Under', cell: ({ brace }) => names.get(brace.part) ?? '', size: SIZE.small },
    {
      title: 'At legs',
      cell: ({ legs }) => listed(legs.map(({ tag }) => tag)),
      isFlexible: true,
      size: SIZE.small,
    },
  ]
  return { heading: 'Braces', ...tableOf(columns, braces, width, CLOSE) }
}

/** How it stands, what the maker states, and how the loads were worked out. */
export function generalNotes(input: PaperInput, settings: PermitSettings, width: number): Block {
  const { analysis } = input
  const measures = measuresOf(analysis.layout.project.product)
  const side = Math.max(settings.pad, measures.foot.inches)
  const ours = Object.values(measures).some(({ source }) => source === null)
  const spots = (analysis.layout.site.ground ?? []).filter(({ how }) => how === 'measured').length
  const notes = [
    settings.isAnchored
      ? 'The ramp is anchored where the maker’s manual asks for it.'
      : 'The ramp stands by itself on its feet and is not anchored; its upper end rests on the sill.',
    statedLoad(analysis),
    spots === 0
      ? 'Ground taken as level; the height of the sill was measured.'
      : `Ground from ${spots} measured heights.`,
    ...(ours ? ['† Not in the maker’s catalogue; taken for this drawing.'] : []),
    `‡ Plain arithmetic, not a design: ${settings.deckLoad} lb on each square foot of deck, shared out equally by the legs that hold a part, half to each end of a ramp; on the soil under ${settings.pad > 0 ? 'a pad' : 'a foot'} of ${architectLength(side)} square. Not engineered; see the maker’s load table.`,
  ]
  return { heading: 'General notes', rows: notes.map((note) => small(note, width)) }
}

/** What was looked at of the codes, and what was found. */
export function codeBlocks(analysis: Analysis, width: number): readonly Block[] {
  const rows = codeRows(analysis)
  const columns: readonly Column<CodeRow>[] = [
    { title: 'Section', cell: ({ section }) => section, size: SIZE.small },
    { title: 'What', cell: ({ what }) => what, isFlexible: true, size: SIZE.small },
    { title: 'Found', cell: ({ found }) => found, weight: 'bold', isFlexible: true, size: SIZE.small },
  ]
  const tables = codesLookedAt(rows).map((code): Block => {
    const own = rows.filter((row) => row.code === code)
    return { heading: `Looked at: ${code}`, ...tableOf(columns, own, width, CLOSE) }
  })
  const notes = rows.flatMap(({ section, note }) => (note === null ? [] : [`${section}: ${note}`]))
  return [
    ...tables,
    ...(notes.length > 0
      ? [{ heading: 'Notes to the codes', rows: notes.map((note) => small(note, width)) }]
      : []),
  ]
}

/** The sheets, why they are of this size and scale, and what each department's list still misses. */
export function coverBlocks(
  input: PaperInput,
  settings: PermitSettings,
  {
    index,
    chosen,
    ratios,
    width,
  }: {
    readonly index: readonly (readonly [string, string])[]
    readonly chosen: Chosen
    /** Of plan and elevations. */
    readonly ratios: readonly number[]
    readonly width: number
  },
): readonly Block[] {
  const lists = checkedAgainst(authoritiesOf(settings, input.project.address), {
    input,
    sheet: chosen.name,
    ratios,
  })
  const listRows = lists.map(({ name, missing, byHand }) =>
    small(
      `${name}: ${missing.length === 0 ? 'nothing of its list is missing here' : `still misses ${missing.join('; ')}`}${byHand.length === 0 ? '' : `; add ${byHand.join('; ')}`}.`,
      width,
    ),
  )
  return [
    {
      heading: 'Drawings',
      rows: [
        ...index.map(([code, name]) => small(`${code}  ${name}`, width)),
        ...chosen.says.map((words) => small(words, width)),
      ],
    },
    {
      heading: 'Codes looked at',
      rows: [
        small(codesLookedAt(codeRows(input.analysis)).join(' and ') || 'None: nothing is drawn.', width),
      ],
    },
    ...(listRows.length === 0
      ? []
      : [{ heading: 'Lists of departments', remark: 'ask before handing in', rows: listRows }]),
  ]
}
