import type { Analysis } from '@ramp/domain'
import { type Frame, type Paper, type SetText, type Sheet, textsOf } from '@ramp/drafting'
import { partTags, taggedBraces, taggedClosures, taggedLegs } from '@ramp/solids'

/** How the tags of a system are shown on the plans of a paper. */
export type TagsShown = {
  /** Numbers that stand for a tag without room at its place; a key beside the view says which. */
  readonly keys: number
  /** Tags on no plan, neither themselves nor by a number. */
  readonly missing: readonly string[]
}

/** Names of plans begin so in the list of true views of a sheet. */
const PLAN = 'Plan'
const KEY_ROW = /^(\d+) = (.+)$/

/** What a number on a plan stands for, as its key says: `3 = L14`. */
export const keyRowText = (number: number, tag: string): string => `${number} = ${tag}`

/** Every tag of a system: parts, legs, braces, closures. */
export const tagsOf = (analysis: Analysis): readonly string[] => [
  ...partTags(analysis).values(),
  ...[...taggedLegs(analysis), ...taggedBraces(analysis), ...taggedClosures(analysis)].map(({ tag }) => tag),
]

/** Which tags of a system the plans of a paper show, and how many of them by number. */
export function tagsShown(analysis: Analysis, paper: Paper): TagsShown {
  const shown = new Set<string>()
  let keys = 0
  for (const { texts, onPlan } of paper.sheets.map(sheetText)) {
    for (const text of onPlan) for (const tag of tagsIn(text)) shown.add(tag)
    for (const text of texts) {
      const [, number = '', tag = ''] = KEY_ROW.exec(text) ?? []
      if (tag === '' || !onPlan.has(number)) continue
      for (const one of tagsIn(tag)) shown.add(one)
      keys += 1
    }
  }
  return { keys, missing: tagsOf(analysis).filter((tag) => !shown.has(tag)) }
}

/** `R1` of `R1 · 8 ft`, both of `B1, B5`. */
const tagsIn = (text: string): readonly string[] => (text.split(' · ')[0] ?? text).split(', ')

function sheetText({ layers, viewports }: Sheet): {
  readonly texts: readonly string[]
  readonly onPlan: ReadonlySet<string>
} {
  const set = layers.flatMap(({ marks, view }) => textsOf(marks, view))
  const plans = viewports.filter(({ name }) => name.startsWith(PLAN))
  const onPlan = set.filter((one) => plans.some(({ frame }) => isOn(one, frame)))
  return { texts: set.map(({ text }) => text), onPlan: new Set(onPlan.map(({ text }) => text)) }
}

function isOn({ extent: { min, max } }: SetText, { left, top, width, height }: Frame): boolean {
  const [x, y] = [(min.x + max.x) / 2, (min.y + max.y) / 2]
  return x >= left && x <= left + width && y >= top && y <= top + height
}
