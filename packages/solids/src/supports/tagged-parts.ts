import { type Analysis, memoize, type PartId, type PartKind } from '@ramp/domain'
import { settingOut } from '../setting-out/setting-out.ts'

/** Letters that no plan confuses with figures, in their order. */
const LETTERS = 'ABCDEFGHJKMNPQRTUVWXYZ'

const PREFIX: Readonly<Partial<Record<PartKind, string>>> = {
  ramp: 'R',
  stair: 'S',
  'platform-ext': 'E',
  arr: 'T',
}

/** What the crew calls each part: ramps `R1`, `R2` …, platforms `A`, `B` …, along the walk. */
export const partTags = (analysis: Analysis): ReadonlyMap<PartId, string> => tags(analysis, null)

const tags = memoize((analysis: Analysis, _: null): ReadonlyMap<PartId, string> => {
  const counts = new Map<string, number>()
  return new Map(
    settingOut(analysis).parts.map(({ id, placed }) => {
      const prefix = PREFIX[placed.part.kind] ?? ''
      const count = counts.get(prefix) ?? 0
      counts.set(prefix, count + 1)
      return [id, prefix === '' ? letterOf(count) : `${prefix}${count + 1}`]
    }),
  )
})

/** A, B … Z, then A2, B2 … */
function letterOf(count: number): string {
  const round = Math.floor(count / LETTERS.length)
  return `${LETTERS[count % LETTERS.length]}${round === 0 ? '' : round + 1}`
}
