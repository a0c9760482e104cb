import { listed } from '@ramp/domain'
import type { Packing } from '@ramp/drafting'
import type { SetBox, SetPart } from './set-views.ts'

/** `A1.1` and `Plan`: what the index and the bookmark say. */
export type SheetTitle = { readonly code: string; readonly name: string }

export type WordsPart = 'notes' | 'responses' | 'codes' | 'schedules'
type Part = SetPart | WordsPart

/** What a sheet may have on it, in the order in which its name says it. */
const NAMES = [
  { part: 'site', one: 'site', many: 'sites' },
  { part: 'plan', one: 'plan', many: 'plans' },
  { part: 'elevation', one: 'elevation', many: 'elevations' },
  { part: 'notes', one: 'notes', many: 'notes' },
  { part: 'responses', one: 'responses', many: 'responses' },
  { part: 'codes', one: 'codes', many: 'codes' },
  { part: 'schedules', one: 'schedules', many: 'schedules' },
  { part: 'detail', one: 'details', many: 'details' },
] as const satisfies readonly { part: Part; one: string; many: string }[]

/** The letters of its code in a set of many sheets: by the first of these that it has. */
const SERIES = [
  ['site', 'A0'],
  ['plan', 'A1'],
  ['elevation', 'A2'],
  ['notes', 'G0'],
  ['schedules', 'S1'],
  ['detail', 'A5'],
  ['codes', 'G0'],
  ['responses', 'G0'],
] as const satisfies readonly (readonly [Part, string])[]

/** A set of so many sheets numbers them `A1`, `A2`; a larger one by what is on each. */
const FEW = 3

/** Codes and names of sheets, which follow from what is on them. */
export function sheetTitles({ sheets, boxes, words }: Packing<SetBox>): readonly SheetTitle[] {
  const counts = new Map<string, number>()
  return Array.from({ length: sheets }, (_, sheet): SheetTitle => {
    const parts: readonly string[] = [
      ...boxes.flatMap((one) => (one.sheet === sheet ? [one.box.part] : [])),
      ...words.flatMap((one) =>
        one.columns.some((column) => column.sheet === sheet) ? [one.words.name] : [],
      ),
    ]
    const found = NAMES.filter(({ part }) => parts.includes(part))
    const [, series] = SERIES.find(([part]) => parts.includes(part)) ?? SERIES[3]
    const number = (counts.get(series) ?? 0) + 1
    counts.set(series, number)
    const isCover = sheet === 0 && found[0]?.part === 'notes'
    const names = found.map(({ part, one, many }) =>
      parts.filter((each) => each === part).length > 1 ? many : one,
    )
    return {
      code: sheets > FEW ? `${series}.${number}` : `A${sheet + 1}`,
      name: nameOf(isCover ? ['cover', ...names.slice(1)] : names),
    }
  })
}

/** `Site, plan, and notes` */
function nameOf(names: readonly string[]): string {
  const words = listed(names)
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
