import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { inRoot } from '../../steps/root.mjs'
import { exportMain, fitMain, quoteMain, serverCommands, serverMain } from '../../steps/targets.mjs'
import { expectNames } from '../expect-names.ts'
import { FULL_SYSTEM } from '../reading/fixtures.ts'
import { pathsIn } from '../reading/paths.ts'

const folder = mkdtempSync(join(tmpdir(), 'outward-names-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fixture = (kind: 'systems' | 'sites', name: string) =>
  inRoot('packages/domain/fixtures', kind, `${name}.json`)

function file(name: string, json: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(json))
  return path
}

type Ended = { readonly code: number; readonly output: string; readonly said: string }

/** Starts a program as its script does, on an empty data folder, and waits for its end. */
const run = (program: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
  new Promise<Ended>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data'), ...variables }
    execFile(
      process.execPath,
      [program, ...args],
      { env, cwd: folder, maxBuffer: 2 ** 26 },
      (error, output, said) => resolve({ code: error ? Number(error.code) : 0, output, said }),
    )
  })

const out = (name: string) => join(folder, name)
const good = fixture('systems', 't1-switchback')
const wrong = file('wrong.json', { ...FULL_SYSTEM, runs: [], entrances: [], exits: [], customParts: [] })
const sited = file('sited.json', { ...FULL_SYSTEM, customParts: [] })
const none = file('none.json', {})
const noRoom = file('no-room.json', {
  format: 'ramp-site/1',
  product: 'P3G',
  door: { at: { x: 0, y: 0 }, faces: 180, sill: 24 },
  yard: [
    { x: -60, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 40 },
    { x: -60, y: 40 },
  ],
})

/** Everything a person may start and what it ends with. */
const STARTED = {
  'quote, a system': [quoteMain, [good]],
  'quote, a system on a site': [quoteMain, [sited]],
  'quote, a system on braces': [quoteMain, [fixture('systems', 'p2g-high-on-braces')]],
  'quote, a system with errors': [quoteMain, [wrong]],
  'quote, no system': [quoteMain, [none]],
  'quote, no file': [quoteMain, []],
  'fit, a site': [fitMain, [fixture('sites', 's1-driveway-at-the-side')]],
  'fit, a site with room for steeper ramps': [fitMain, [fixture('sites', 's8-only-at-1-10')]],
  'fit, a site without room': [fitMain, [noRoom]],
  'fit, no site': [fitMain, [none]],
  'export, a system': [exportMain, [good, '--to', 'svg', '--out', out('a.svg')]],
  'export, a system with errors': [exportMain, [wrong, '--to', 'svg', '--out', out('b.svg')]],
  'export, an unknown kind': [exportMain, [good, '--to', 'poster', '--out', out('c')]],
  'backup list, no backups': [serverCommands, ['list']],
  'restore, an unknown backup': [serverCommands, ['restore', 'yesterday']],
  'backup, an unknown command': [serverCommands, ['mend']],
} as const

const codeLine = (name: string, { code }: Ended) => `${name}: ${code}`

/** Ids of parts are data. */
const IDS = /^([A-Z]|[a-z]\d+)$/

test('programs end with the codes of the list, and what they print has its fields', async () => {
  const started = Object.entries(STARTED).map(
    async ([name, [program, args]]) => [name, await run(program, args)] as const,
  )
  const server = run(serverMain, [], { PORT: 'none' })
  const ended = await Promise.all(started)
  const printed = (script: string) =>
    ended
      .filter(([name, { output }]) => name.startsWith(script) && output.startsWith('{'))
      .flatMap(([, { output }]) => pathsIn(JSON.parse(output), (key) => IDS.test(key)))
  await expectNames('commands', {
    'Exit codes': [
      ...ended.map(([name, end]) => codeLine(name, end)),
      codeLine('start, a wrong variable', await server),
    ],
    'Printed by quote': printed('quote'),
    'Printed by fit': printed('fit'),
    'Printed by export': printed('export'),
  })
})
