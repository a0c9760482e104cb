import { type Analysis, askedCodes, codeEditionText, counted, listed } from '@ramp/domain'
import {
  type Block,
  CLOSE,
  lengthText,
  paragraph,
  type Row,
  type SheetName,
  SIZE,
  type TableColumn,
  tableOf,
} from '@ramp/drafting'
import { measuresOf, partTags, taggedBraces } from '@ramp/solids'
import { footings, footText, padCountText } from '../content/footings/footings.ts'
import { groundHeights, measuredText } from '../content/heights-known.ts'
import { OPEN_ITEMS, openItems } from '../content/open/open-items.ts'
import { sillAboveEnd, stepDownText } from '../content/rise.ts'
import { supportNotes } from '../content/support-notes.ts'

import type { PaperInput, Revision } from '../paper/input.ts'
import { checkedAgainst } from './facts/authorities.ts'
import { authoritiesOf } from './facts/authorities-at.ts'
import { type CodeRow, codeRows, codesLookedAt, isForPerson } from './facts/code-rows.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { loadNote, ratedNote, totalNote } from './load-blocks.ts'
import { revisionBlock } from './revisions.ts'
import type { SheetTitle } from './sheet-names.ts'
import { verifyBlock } from './verify-block.ts'

const small = (text: string, width: number): Row => paragraph(text, width, { size: SIZE.small })

export function braceSchedule(analysis: Analysis, width: number): Block {
  const braces = taggedBraces(analysis)
  const names = partTags(analysis)
  if (braces.length === 0) return { heading: 'Braces', rows: [small('No braces.', width)] }
  type Brace = (typeof braces)[number]
  const columns: readonly TableColumn<Brace>[] = [
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

/** `12 pads 12" square under the feet of 12 legs (L1 to L12), as entered. Anchors at the feet: not entered.` */
function feetNote({ analysis, foundation }: PaperInput): string {
  const { pads, anchors } = footings(analysis, foundation)
  const anchored = {
    true: anchors && `Anchored to the ground: ${footText(anchors)}, as entered.`,
    false: 'Feet are not anchored to the ground, as entered.',
    null: 'Anchors at the feet: not entered.',
  }[`${foundation.isAnchored}`]
  return [pads && `${padCountText(pads)} under ${footText(pads.feet)}, as entered.`, anchored]
    .filter((one) => one !== null)
    .join(' ')
}

/** What is known of the ground: measured is said only of readings. */
function gradeNote(analysis: Analysis): string {
  const { all, measured } = groundHeights(analysis)
  if (all === 0) return 'Grade: not entered, drawn level.'
  return `Grade from ${counted(all, 'height')}, ${measuredText({ all, measured })}.`
}

/** The rise of the ramp is on the title block: where the deck is below the sill, this is not it. */
function riseNote(analysis: Analysis): string {
  const [sill, step] = [lengthText(sillAboveEnd(analysis), 'height'), stepDownText(analysis)]
  return step === ''
    ? `Rise ${sill}, as entered.`
    : `Sill ${sill} above the ground at the lower end, as entered, ${step}.`
}

/** How it stands, what the maker states, and how the loads were worked out. */
export function generalNotes(input: PaperInput, settings: PermitSettings, width: number): Block {
  const { analysis } = input
  const measures = measuresOf(analysis.layout.project.product)
  const ours = Object.values(measures).some(({ source }) => source === null)
  const notes = [
    [...supportNotes(analysis), feetNote(input)].join(' '),
    `${riseNote(analysis)} ${gradeNote(analysis)}`,
    ...(ours ? ['† Not in the manufacturer’s catalog; assumed for this drawing.'] : []),
    ratedNote(analysis),
    loadNote(input, settings),
    totalNote(input, settings),
  ]
  return { heading: 'General notes', rows: notes.map((note) => small(note, width)) }
}

/** What is open, what was looked at of the codes, what was found, and what only a person on the site can answer. */
export function codeBlocks(
  analysis: Analysis,
  settings: Pick<PermitSettings, 'soilBearing'>,
  width: number,
): readonly Block[] {
  const rows = codeRows(analysis)
  const columns: readonly TableColumn<CodeRow>[] = [
    { title: 'Section', cell: ({ section }) => section, size: SIZE.small },
    { title: 'What', cell: ({ what }) => what, isFlexible: true, size: SIZE.small },
    { title: 'Found', cell: ({ found }) => found, weight: 'bold', isFlexible: true, size: SIZE.small },
  ]
  const tables = codesLookedAt(rows).map((code): Block => {
    const own = rows.filter((row) => row.code === code)
    const answered = own.filter((row) => !isForPerson(row))
    return { heading: `Checked: ${code}`, ...tableOf(columns, answered, width, CLOSE) }
  })
  const notes = rows.flatMap(({ section, note }) => (note === null ? [] : [`${section}: ${note}`]))
  const open = openItems(analysis)
  return [
    ...(open.length > 0 ? [{ heading: OPEN_ITEMS, rows: open.map((item) => small(item, width)) }] : []),
    ...tables,
    ...verifyBlock(analysis, settings, width),
    ...(notes.length > 0
      ? [{ heading: 'Notes to the codes', rows: notes.map((note) => small(note, width)) }]
      : []),
  ]
}

/** What the cover says of the set. */
export type SetFacts = {
  readonly titles: readonly SheetTitle[]
  readonly sheet: SheetName
  /** Why it is this sheet, and views are at these scales. */
  readonly says: readonly string[]
  /** Of plan and elevations. */
  readonly ratios: readonly number[]
  /** Why there is no site plan; null where there is one. */
  readonly noSitePlan: string | null
  /** Those of which title blocks do not say everything. */
  readonly revisions: readonly Revision[]
}

/** The sheets, why they are of this size and scale, and what each department's list still needs. */
export function coverBlocks(
  input: PaperInput,
  settings: PermitSettings,
  { titles, sheet, says, ratios, noSitePlan, revisions, width }: SetFacts & { readonly width: number },
): readonly Block[] {
  const lists = checkedAgainst(authoritiesOf(settings, input.project.address), {
    input,
    sheet,
    ratios,
  })
  const listRows = lists.map(({ name, missing, byHand }) =>
    small(
      `${name}: ${missing.length === 0 ? 'nothing of its list is missing here' : `still needs ${missing.join('; ')}`}${byHand.length === 0 ? '' : `; add ${byHand.join('; ')}`}.`,
      width,
    ),
  )
  const { permitNumber } = input.quote.review
  return [
    {
      heading: 'Drawings',
      rows: [
        ...(permitNumber === '' ? [] : [small(`Permit application ${permitNumber}`, width)]),
        ...titles.map(({ code, name }) => small(`${code}  ${name}`, width)),
        ...says.map((words) => small(words, width)),
      ],
    },
    ...(revisions.length === 0 ? [] : [revisionBlock(revisions, width)]),
    ...(noSitePlan === null ? [] : [{ heading: 'Site plan', rows: [small(noSitePlan, width)] }]),
    {
      heading: 'Codes checked',
      rows: [
        small(listed(codesLookedAt(codeRows(input.analysis))) || noCodesText(input.analysis), width),
        small(codeEditionText(input.analysis.layout.project), width),
      ],
    },
    ...(listRows.length === 0
      ? []
      : [{ heading: 'Department checklists', remark: 'ask before you submit', rows: listRows }]),
  ]
}

const noCodesText = ({ layout }: Analysis): string =>
  askedCodes(layout.project).length === 0
    ? 'None: no building code is chosen.'
    : 'None: no ramp and no stair is drawn.'

/** How much the lists of departments still miss of a set on such a sheet and at such scales. */
export const missingCount = (
  input: PaperInput,
  settings: PermitSettings,
  at: Pick<SetFacts, 'sheet' | 'ratios'>,
): number =>
  checkedAgainst(authoritiesOf(settings, input.project.address), { input, ...at }).reduce(
    (sum, { missing }) => sum + missing.length,
    0,
  )
