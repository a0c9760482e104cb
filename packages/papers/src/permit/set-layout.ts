import {
  bestPacking,
  type Chosen,
  isWhole,
  type Packing,
  SHEET_SIZES,
  type SheetName,
  type SheetSize,
  sheetFor,
  type WordsToPack,
} from '@ramp/drafting'
import type { PaperInput } from '../paper/input.ts'
import { missingCount, type SetFacts } from './blocks.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { bodyOf, revisionsOnCover } from './frame.ts'
import { atLargest, type ScaledView, smallerScales } from './set-scales.ts'
import { boxesOf, detailBoxes, type SetBox, type SetView, viewsOf } from './set-views.ts'
import { setWords } from './set-words.ts'
import { type SheetTitle, sheetTitles } from './sheet-names.ts'

export type SetLayout = {
  readonly sheet: SheetSize
  readonly packing: Packing<SetBox>
  readonly titles: readonly SheetTitle[]
}

/** A set on the smallest sheet that holds each of its views, on the fewest of them, each view at the largest scale that takes no more. */
export function setLayout(input: PaperInput, settings: PermitSettings): SetLayout {
  const only = settings.sheet === 'auto' ? undefined : settings.sheet
  const { views, noSitePlan } = drawnViews(input, only)
  const chosen = sheetFor(views, bodyOf, only)
  const largest = atLargest(views, chosen)
  const wordsFor = setWords(input, settings)
  const revisions = revisionsOnCover(input, chosen.sheet)
  const make = { chosen, noSitePlan, revisions, wordsFor, details: detailBoxes(input) }
  const missing = (scaled: readonly ScaledView[]) =>
    missingCount(input, settings, { sheet: chosen.name, ratios: ratiosOf(scaled) })
  let best = layoutOf(largest, make)
  if (!best) throw new Error('a set has no layout')
  for (const smaller of smallerScales(largest)) {
    const sheets: number = best.packing.sheets
    if (sheets === 1) break
    const scaled = smaller(sheets)
    // What a department asks for is worth a sheet.
    if (missing(scaled) <= missing(largest)) best = layoutOf(scaled, make, sheets - 1) ?? best
  }
  return best
}

type Make = {
  readonly chosen: Chosen
  readonly noSitePlan: string | null
  readonly revisions: SetFacts['revisions']
  readonly wordsFor: (facts: SetFacts) => readonly WordsToPack[]
  readonly details: readonly SetBox[]
}

const ratiosOf = (scaled: readonly ScaledView[]): readonly number[] =>
  scaled.flatMap(({ view, scale }) => (view.part === 'site' ? [] : [scale.ratio]))

/** So many sheets most sets take; the index has a line for each. */
const GUESSED = 2
const UNNAMED: SheetTitle = { code: '', name: '' }
/** The index names the sheets, and what it says may move what is on them. */
const MOST_ROUNDS = 3

function layoutOf(
  scaled: readonly ScaledView[],
  { chosen, noSitePlan, revisions, wordsFor, details }: Make,
  mostSheets?: number,
): SetLayout | null {
  const body = bodyOf(chosen.sheet)
  const boxes = [...boxesOf(scaled, body), ...details]
  const says = [...chosen.says, ...scaled.flatMap(({ why }) => why ?? [])]
  const facts = { sheet: chosen.name, says, ratios: ratiosOf(scaled), noSitePlan, revisions }
  let titles: readonly SheetTitle[] = Array.from({ length: mostSheets ?? GUESSED }, () => UNNAMED)
  for (let round = 0; ; round += 1) {
    const packing = bestPacking({ boxes, words: wordsFor({ ...facts, titles }) }, body, mostSheets)
    if (!packing) return null
    titles = sheetTitles(packing)
    const named = withWords(packing, wordsFor({ ...facts, titles }))
    if (named || round === MOST_ROUNDS) return { sheet: chosen.sheet, packing: named ?? packing, titles }
  }
}

/** A packing with other words in the places of its own; null where they are of another height. */
function withWords(packing: Packing<SetBox>, words: readonly WordsToPack[]): Packing<SetBox> | null {
  const found = packing.words.map((one) => ({
    ...one,
    words: words.find(({ name }) => name === one.words.name) ?? one.words,
  }))
  const isSame = found.every(
    ({ words: other, width }, index) => heights(other, width) === heights(packing.words[index]?.words, width),
  )
  return isSame ? { ...packing, words: found } : null
}

const heights = (words: WordsToPack | undefined, width: number): string =>
  (words?.blocks(width) ?? []).flatMap(({ rows }) => rows.map(({ height }) => height)).join(' ')

/** The views of a set; a lot that no sheet holds is not drawn. */
function drawnViews(
  input: PaperInput,
  only: SheetName | undefined,
): { readonly views: readonly SetView[]; readonly noSitePlan: string | null } {
  const views = viewsOf(input)
  const site = views.find(({ part }) => part === 'site')
  const scale = site?.scales.at(-1)
  if (!site || !scale)
    return {
      views,
      noSitePlan:
        'Not drawn: property lines, house, setbacks and north are not known of this site. Survey it in the designer, or attach the owner’s survey.',
    }
  const sheet = SHEET_SIZES[only ?? LARGEST]
  if (isWhole(site, scale, bodyOf(sheet))) return { views, noSitePlan: null }
  const larger = only === undefined ? 'any sheet' : sheet.words
  return {
    views: views.filter((view) => view !== site),
    noSitePlan: `Not drawn: the lot is larger than ${larger} at ${scale.words}. Attach the owner’s survey.`,
  }
}

const LARGEST: SheetName = 'arch-d'
