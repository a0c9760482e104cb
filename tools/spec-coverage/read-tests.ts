import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { cacheFolder, reportsFolder, root } from '../steps/root.mjs'
import { runNode } from '../steps/run.mjs'
import { playwright, vitest } from '../steps/stages.mjs'
import {
  type KnownTest,
  listedByVitest,
  type PlaywrightReport,
  reportedByPlaywright,
  reportedByVitest,
  type VitestReport,
} from './known-tests.ts'

/** The tests as the stages of `npm test` that ran before have reported them. */
export function testsOfThisRun(): readonly KnownTest[] {
  const files = readdirSync(reportsFolder).filter((file) => file.endsWith('.json'))
  const reports = files.map((file): VitestReport | PlaywrightReport => readJson(join(reportsFolder, file)))
  return fromRoot(
    reports.flatMap((report) =>
      'suites' in report ? reportedByPlaywright(report) : reportedByVitest(report),
    ),
  )
}

/** The tests there are, asked of both test programs; none of them runs. */
export async function listedTests(): Promise<readonly KnownTest[]> {
  const folder = join(cacheFolder, 'lists')
  const [ofVitest, ofPlaywright] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')]
  mkdirSync(folder, { recursive: true })
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: ofPlaywright }
  const outcomes = [
    await runNode(vitest, ['list', `--json=${ofVitest}`]),
    await runNode(playwright, ['test', '--list', '--reporter=json'], { env }),
  ]
  for (const { code, output } of outcomes) if (code !== 0) throw new Error(output)
  return fromRoot([...listedByVitest(readJson(ofVitest)), ...reportedByPlaywright(readJson(ofPlaywright))])
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const fromRoot = (tests: readonly KnownTest[]): readonly KnownTest[] =>
  tests.map((test) => ({ ...test, file: relative(root, test.file).replaceAll(sep, '/') }))
