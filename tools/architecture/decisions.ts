import { basename } from 'node:path'
import type { Page } from './documents.ts'

/** A decision of docs/decisions, as its first lines give it. `changes` are the numbers of decisions that it amends or supersedes. */
export type Decision = {
  readonly file: string
  readonly number: string
  readonly title: string
  readonly date: string
  readonly status: string
  readonly changes: readonly string[]
}

const NUMBER = /\b\d{3}\b/g
const HEAD =
  /^# (\d{3}) (.+)\n\nDate: (\d{4}-\d\d-\d\d)\n\nStatus: (.+)\n(?:\n(?:Amends|Supersedes): (\d{3}(?:, \d{3})*)\n)?\n/
const STATUS = /^(?:Accepted|(?:Amended|Superseded) by \d{3}(?:, \d{3})*)$/

/** The first lines of a decision; null where they are not in the form of docs/decisions/README.md. */
export function decisionIn({ path, text }: Page): Decision | null {
  const [, number, title, date, status, changes] = HEAD.exec(text) ?? []
  if (!number || !title || !date || !status) return null
  return { file: basename(path), number, title, date, status, changes: changes?.match(NUMBER) ?? [] }
}

/** What is wrong with one decision, a sentence each. */
export function faultsOfDecision(page: Page, all: readonly Decision[]): string[] {
  const decision = decisionIn(page)
  if (!decision)
    return [`${page.path} needs '# NNN Title', 'Date: YYYY-MM-DD' and 'Status: …', in this order.`]
  const says = (fault: string) => `${page.path}: ${fault}`
  const faults: string[] = []
  if (decision.file !== fileNameOf(decision)) faults.push(says(`name the file ${fileNameOf(decision)}.`))
  if (!STATUS.test(decision.status))
    faults.push(says("Status is 'Accepted', 'Amended by NNN' or 'Superseded by NNN'."))
  for (const part of ['Context', 'Decision'])
    if (!page.text.includes(`\n**${part}.**`)) faults.push(says(`write a paragraph '**${part}.**'.`))
  for (const number of changedBy(decision, all).filter((one) => !decision.status.includes(one)))
    faults.push(says(`decision ${number} changes it, so Status must name ${number}.`))
  for (const number of (decision.status.match(NUMBER) ?? []).filter(
    (one) => !changedBy(decision, all).includes(one),
  ))
    faults.push(says(`Status names ${number}, which has no 'Amends: ${decision.number}'.`))
  return faults
}

const changedBy = ({ number }: Decision, all: readonly Decision[]): readonly string[] =>
  all.filter(({ changes }) => changes.includes(number)).map((one) => one.number)

const fileNameOf = ({ number, title }: Pick<Decision, 'number' | 'title'>): string =>
  `${number}-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.md`

/** What is wrong with the index: a decision without its row, and a row without its decision. */
export function faultsOfIndex(index: string, all: readonly Decision[]): string[] {
  const rows = index.split('\n').filter((line) => /^\| \[?\d{3}/.test(line))
  const expected = all.map(rowOf)
  return [
    ...expected
      .filter((row) => rows.filter((one) => one === row).length !== 1)
      .map((row) => `docs/decisions/README.md needs this row once: ${row}`),
    ...rows
      .filter((row) => !expected.includes(row))
      .map((row) => `docs/decisions/README.md has a row of no decision: ${row}`),
  ]
}

const rowOf = ({ file, number, title, date, status }: Decision) =>
  `| [${number}](${file}) | ${title} | ${date} | ${status} |`

const BY_NUMBER = /\bdecisions?[ /](\d{3}\b(?!-)(?:(?:, | and |, and )\d{3}\b)*)/gi
const BY_FILE = /(?:\bdecisions\/|\]\()(\d{3}-[\w-]+\.md)/g

/** Pointers to decisions that do not exist, by number or by file. */
export function pointersToNothing({ path, text }: Page, all: readonly Decision[]): string[] {
  const numbers = [...text.matchAll(BY_NUMBER)].flatMap(([, list]) => list?.match(NUMBER) ?? [])
  const files = [...text.matchAll(BY_FILE)].map(([, file]) => file ?? '')
  return [
    ...numbers.filter((number) => !all.some((one) => one.number === number)),
    ...files.filter((file) => !all.some((one) => one.file === file)),
  ].map((pointer) => `${path} names decision ${pointer}, which does not exist.`)
}
