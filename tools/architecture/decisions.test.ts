import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot, root } from '../steps/root.mjs'
import { type Decision, decisionIn, faultsOfDecision, faultsOfIndex, pointersToNothing } from './decisions.ts'
import type { Page } from './documents.ts'

const FOLDER = 'docs/decisions'

const page = (path: string): Page => ({ path, text: readFileSync(inRoot(path), 'utf8') })

const pages = readdirSync(inRoot(FOLDER))
  .filter((file) => file !== 'README.md')
  .map((file) => page(`${FOLDER}/${file}`))

const decisions = pages.map(decisionIn).filter((one) => one !== null)

/** Everything that may point at a decision; this file has pointers that are wrong on purpose. */
const tracked = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|css|csv|md|sql|ya?ml)$/.test(file) && existsSync(inRoot(file)))
    .filter((file) => !file.endsWith('architecture/decisions.test.ts'))
    .map(page)

test('every decision has a title, a date and a status, and a file named after its title', () => {
  expect(pages.length).toBeGreaterThan(75)
  expect(pages.flatMap((one) => faultsOfDecision(one, decisions))).toEqual([])
})

test('no two decisions have one number', () => {
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length)
})

test('the index lists every decision with its title, date and status', () => {
  expect(faultsOfIndex(page(`${FOLDER}/README.md`).text, decisions)).toEqual([])
})

test('every pointer to a decision, in pages and in code, names one that exists', () => {
  expect(tracked().flatMap((one) => pointersToNothing(one, decisions))).toEqual([])
})

const A: Decision = {
  file: '001-use-a-for-b.md',
  number: '001',
  title: 'Use A for B',
  date: '2026-11-21',
  status: 'Accepted',
  changes: [],
}
const C: Decision = { ...A, file: '002-use-c.md', number: '002', title: 'Use C', changes: ['001'] }

const BODY = '**Context.** Why.\n\n**Decision.** What.\n'
const written = (head: string, body = BODY, path = `${FOLDER}/001-use-a-for-b.md`): Page => ({
  path,
  text: `${head}\n\n${body}`,
})
const GOOD = '# 001 Use A for B\n\nDate: 2026-11-21\n\nStatus: Accepted'

test.each<[fault: string, page: Page, all: readonly Decision[], says: RegExp]>([
  ['has no date', written('# 001 Use A for B\n\nStatus: Accepted'), [A], /Date/],
  ['has no status', written('# 001 Use A for B\n\nDate: 2026-11-21'), [A], /Status/],
  ['has a status of its own', written(GOOD.replace('Accepted', 'Holds')), [A], /'Accepted'/],
  ['has another file name', written(GOOD, BODY, `${FOLDER}/001-a.md`), [A], /001-use-a-for-b\.md/],
  ['does not say what was decided', written(GOOD, '**Context.** Why.\n'), [A], /Decision/],
  ['does not name the decision that amends it', written(GOOD), [A, C], /Status must name 002/],
  [
    'names one that does not amend it',
    written(GOOD.replace('Accepted', 'Amended by 003')),
    [A],
    /no 'Amends: 001'/,
  ],
])('a decision is refused when it %s', (_fault, one, all, says) => {
  expect(faultsOfDecision(one, all)).toEqual([expect.stringMatching(says)])
})

test('a decision is in order when its head and its file name agree', () => {
  expect(faultsOfDecision(written(GOOD), [A])).toEqual([])
  expect(faultsOfDecision(written(GOOD.replace('Accepted', 'Amended by 002')), [A, C])).toEqual([])
})

test.each([
  ['has no row of a decision', '', 1],
  ['has another title', '| [001](001-use-a-for-b.md) | Use A | 2026-11-21 | Accepted |', 2],
  ['has another date', '| [001](001-use-a-for-b.md) | Use A for B | 2026-11-22 | Accepted |', 2],
  ['has the same row', '| [001](001-use-a-for-b.md) | Use A for B | 2026-11-21 | Accepted |', 0],
])('an index that %s', (_title, index, faults) => {
  expect(faultsOfIndex(index, [A])).toHaveLength(faults)
})

test.each([
  ['decision 001', 0],
  ['decision 009', 1],
  ['Decisions 001, 008 and 009', 2],
  ['docs/decisions/009', 1],
  ['[it](docs/decisions/001-use-a-for-b.md)', 0],
  ['[it](docs/decisions/001-gone.md)', 1],
  ['[it](001-gone.md)', 1],
])('the pointer %s', (text, faults) => {
  expect(pointersToNothing({ path: 'README.md', text }, [A])).toHaveLength(faults)
})
