import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../steps/free-port.mjs'
import { inRoot, root } from '../steps/root.mjs'
import { type Trial, trials } from './programs.ts'

const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(inRoot('package.json'), 'utf8'),
).scripts
const namesIn = (folder: string, ending: string) =>
  readdirSync(inRoot(folder)).flatMap((file) =>
    file.endsWith(ending) ? [file.slice(0, -ending.length)] : [],
  )

/** Every program there is: the scripts, each benchmark in the place of `bench`, and programs without a script. */
function programs(): readonly string[] {
  const inScripts = Object.values(scripts).join('\n')
  return [
    ...Object.keys(scripts).filter((name) => name !== 'bench'),
    ...namesIn('bench', '.bench.ts').map((name) => `bench ${name}`),
    ...namesIn('tools', '.mjs')
      .map((name) => `tools/${name}.mjs`)
      .filter((file) => !inScripts.includes(file)),
  ]
}

/** The command of a script as npm would run it, without npm. */
function commandOf({ program, args }: Trial): readonly [string, ...string[]] {
  const [script = '', ...more] = program.split(' ')
  const [name, ...words] = (scripts[script] ?? `node ${script}`).split(' ')
  const file = name === 'node' ? process.execPath : inRoot('node_modules', '.bin', name ?? '')
  return [file, ...words, ...more, ...args]
}

/** Far more than any trial takes, also on a machine with much else to do; what hangs ends here. */
const PATIENCE = 120_000

const folder = mkdtempSync(join(tmpdir(), 'rampwright-trials-'))
const dataOf = (program: string) => join(folder, program.replaceAll(/\W/g, '-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function outcomeOf(trial: Trial) {
  const [file, ...args] = commandOf(trial)
  const dataDir = dataOf(trial.program)
  mkdirSync(dataDir)
  const child = spawn(file, args, {
    cwd: root,
    // A test program that is started by a test would report to it.
    env: {
      ...ownEnvironment(),
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      // The first trial leaves it behind.
      ...(!isFirst(trial) && { PREPARED_DATA: dataOf('start') }),
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    if (trial.goesOn && said.includes(trial.says)) child.kill('SIGTERM')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const late = setTimeout(() => {
    said += `\n(ended after ${PATIENCE} ms)`
    child.kill('SIGKILL')
  }, PATIENCE)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(late)
  return { said, code }
}

const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|DEV|PROD|MODE|SSR)/.test(name)),
  )

test('every program of tools and bench has a row in the table of trials, and every row a program', () => {
  expect(trials.map(({ program }) => program).toSorted()).toEqual(programs().toSorted())
})

const isFirst = ({ program }: Trial) => program === 'start'

async function expectToRun(_: string, trial: Trial) {
  const { said, code } = await outcomeOf(trial)
  expect({ code, says: said.includes(trial.says) ? trial.says : said }).toEqual({
    code: trial.code ?? 0,
    says: trial.says,
  })
}

const titled = (some: readonly Trial[]) => some.map((trial) => [trial.program, trial] as const)

test.each(titled(trials.filter(isFirst)))('%s runs', expectToRun, PATIENCE + 10_000)

test.concurrent.each(titled(trials.filter((trial) => !isFirst(trial))))(
  '%s runs',
  expectToRun,
  PATIENCE + 10_000,
)
