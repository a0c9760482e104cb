import { type Mark, type Marks, POINTS, textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import type { PaperInput, Revision } from '../../paper/input.ts'
import { paperFaults } from '../../paper/paper-faults.ts'
import { onItsLot } from '../../testing/surveyed.ts'
import { inputFor, SAMPLE } from '../../testing/systems.ts'
import { DEFAULT_PERMIT } from '../facts/permit-settings.ts'
import { permitSet } from '../permit-set.ts'
import { namesOnSheets } from './named-on-sheets.ts'

const revised = (
  input: PaperInput,
  ...revisions: readonly Pick<Revision, 'letter' | 'tags'>[]
): PaperInput => ({
  ...input,
  quote: {
    ...input.quote,
    revisions: revisions.map((one) => ({ date: '2026-11-25', by: 'DM', what: 'Changed', ...one })),
  },
})

type Change = {
  readonly sheet: string
  readonly says: string
  readonly hasCloud: boolean
  readonly delta: string
}

/** What the sheets of a set say of revisions in figures of their own. */
function changesOn(input: PaperInput): readonly Change[] {
  const changes = (sheet: string, marks: Marks): readonly Change[] =>
    marks.flatMap((mark): readonly Change[] => {
      if (mark.kind !== 'group') return []
      const { structure, children } = mark
      if (structure?.kind !== 'figure' || !structure.alternative.startsWith('Revision '))
        return changes(sheet, children)
      const hasCloud = children.some((one: Mark) => one.kind === 'path' && one.d.includes('A'))
      const delta = textsOf(children, POINTS)
        .map(({ text }) => text)
        .join(' ')
      return [{ sheet, says: structure.alternative, hasCloud, delta }]
    })
  return permitSet(input, DEFAULT_PERMIT).sheets.flatMap(({ name, layers }) =>
    layers.flatMap(({ marks }) => changes(name.split(' ')[0] ?? '', marks)),
  )
}

const t1 = inputFor('t1-switchback')
const one = (sheet: string, says: string, hasCloud: boolean): Change => ({
  sheet,
  says,
  hasCloud,
  delta: says.slice('Revision '.length).split(':')[0] ?? '',
})

test.each<{
  readonly title: string
  readonly revisions: readonly Pick<Revision, 'letter' | 'tags'>[]
  readonly changes: readonly Change[]
}>([
  { title: 'no tags', revisions: [{ letter: 'A' }], changes: [] },
  {
    title: 'a part, however it is typed',
    revisions: [{ letter: 'B', tags: [' r5 '] }],
    changes: [one('A1', 'Revision B: R5', true), one('A2', 'Revision B: R5', true)],
  },
  {
    title: 'a leg beside its part: one cloud for both',
    revisions: [{ letter: 'B', tags: ['R2', 'L7'] }],
    changes: [one('A1', 'Revision B: R2 and L7', true), one('A2', 'Revision B: R2 and L7', true)],
  },
  {
    title: 'an earlier revision: its delta without a cloud',
    revisions: [
      { letter: 'A', tags: ['R5'] },
      { letter: 'B', tags: ['R1'] },
    ],
    changes: [
      one('A1', 'Revision A: R5', false),
      one('A1', 'Revision B: R1', true),
      one('A2', 'Revision A: R5', false),
      one('A2', 'Revision B: R1', true),
    ],
  },
  {
    title: 'a view',
    revisions: [{ letter: 'C', tags: ['plan'] }],
    changes: [one('A1', 'Revision C: plan', true)],
  },
])('the sheets show of a revision $title', ({ revisions, changes }) => {
  expect(changesOn(revised(t1, ...revisions))).toEqual(changes)
})

test('the site plan and every detail have a cloud of their own', () => {
  const changes = changesOn(revised(onItsLot(), { letter: 'B', tags: ['Site plan', 'Details'] }))
  expect(changes.filter(({ says }) => says === 'Revision B: Site plan')).toHaveLength(1)
  expect(changes.filter(({ says }) => says === 'Revision B: Details').length).toBeGreaterThan(2)
})

test('a stair has a cloud around its own detail too', () => {
  const changes = changesOn(revised(inputFor('t6-stair'), { letter: 'B', tags: ['S1'] }))
  expect(changes).toHaveLength(3)
})

test.each(SAMPLE)('clouds and deltas hide no text of %s, and no name is without its delta', (name) => {
  const input = inputFor(name)
  const names = namesOnSheets(input.analysis)
  const tags = [...names.filter((_, index) => index % 2 === 0), 'Plan', 'Elevation', 'Details']
  const earlier = names.filter((_, index) => index % 3 === 0)
  const changed = revised(input, { letter: 'A', tags: earlier }, { letter: 'AB', tags })
  expect(paperFaults(permitSet(changed, DEFAULT_PERMIT))).toEqual([])
  const changes = changesOn(changed)
  expect(changes.filter(({ delta }) => delta === '')).toEqual([])
  const said = changes.map(({ says }) => says).join(' ')
  for (const tag of [...earlier, ...tags]) expect(said).toContain(tag)
})

test('a view cut at match lines has its clouds where its pieces show what changed, and hides no text', () => {
  const input = inputFor('straight-104-ft')
  const changed = revised(input, { letter: 'B', tags: namesOnSheets(input.analysis) })
  const paper = permitSet(changed, { ...DEFAULT_PERMIT, sheet: 'tabloid' })
  expect(paper.sheets.flatMap(({ viewports }) => viewports.map(({ name }) => name))).toContain('Plan, 1 of 2')
  expect(paperFaults(paper)).toEqual([])
})

test('a set takes no more sheets for its clouds', () => {
  const sheets = (input: PaperInput) => permitSet(input, DEFAULT_PERMIT).sheets.length
  const all = revised(t1, { letter: 'B', tags: namesOnSheets(t1.analysis) })
  expect(sheets(all)).toBe(sheets(t1))
})
