import type { Proof, Row } from './row.ts'

/** Text of a test file of ours; null when there is no such file. */
export type ReadFile = (file: string) => string | null

const IS_TEST = /\.(test|spec)\.tsx?$/

/** What is wrong with the table, one sentence a fault; nothing when every row is proven or says why not. */
export function faultsIn(rows: readonly Row[], read: ReadFile): readonly string[] {
  return [...rows.flatMap((row) => faultsOf(row, read)), ...repeated(rows)]
}

function faultsOf({ source, rule, proofs, reason }: Row, read: ReadFile): string[] {
  const name = `${source}, "${rule}"`
  if (proofs.length === 0)
    return reason ? [] : [`${name}: name the test that proves it, or say why none does.`]
  if (reason) return [`${name}: proven and excused at once; keep one of the two.`]
  return proofs.flatMap((proof) => faultOf(proof, read).map((fault) => `${name}: ${fault}`))
}

function faultOf({ file, title }: Proof, read: ReadFile): string[] {
  if (!IS_TEST.test(file)) return [`${file} is no test.`]
  const text = read(file)
  if (text === null) return [`there is no ${file}.`]
  return text.includes(title) ? [] : [`${file} holds no test called "${title}".`]
}

function repeated(rows: readonly Row[]): string[] {
  const seen = new Set<string>()
  return rows.flatMap(({ source, rule }) => {
    const name = `${source}, "${rule}"`
    if (seen.has(name)) return [`${name} stands in the table twice.`]
    seen.add(name)
    return []
  })
}
