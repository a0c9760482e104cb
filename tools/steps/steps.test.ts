import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { satisfies, subset } from 'semver'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepOwnAddress } from './bundle.mjs'
import { countPlaywright, countVitest, lastLine } from './count.mjs'
import { isFresh, makeFresh } from './fresh.mjs'
import { agrees, kindOfInstall, neededBy } from './installed.mjs'
import { missingFromLock } from './lock-file.mjs'
import { isSupportedNode } from './node-version.mjs'
import { inRoot } from './root.mjs'

const readJson = (name: string) => JSON.parse(readFileSync(inRoot(name), 'utf8'))
const ENGINES: string = readJson('package.json').engines.node

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s runs the product: %s, and package.json says the same', (version, runs) => {
  expect(isSupportedNode(version)).toBe(runs)
  expect(satisfies(version, ENGINES)).toBe(runs)
})

test('every locked package runs on each Node that package.json names', () => {
  const packages: Record<string, { engines?: { node?: string } }> = readJson('package-lock.json').packages
  const refusing = Object.entries(packages).filter(
    ([, { engines }]) => !subset(ENGINES, engines?.node ?? '*'),
  )
  expect(refusing.map(([path, { engines }]) => `${path} wants Node ${engines?.node}`)).toEqual([])
})

test.each(['README.md', 'CONTRIBUTING.md'])('%s names the same releases of Node', (file) => {
  expect(readFileSync(inRoot(file), 'utf8')).toContain('Node 20.19, 22.13, or 24 and newer')
})

test('every package is compiled in the surroundings it may know, and in no other', () => {
  const compiled = ['pure', 'node', 'browser'].flatMap((surroundings) => {
    const settings: { include: string[] } = JSON.parse(
      readFileSync(inRoot(`tools/types/${surroundings}.json`), 'utf8'),
    )
    return settings.include
  })
  const packages = ['packages', 'apps'].flatMap((group) =>
    readdirSync(inRoot(group)).map((name) => `../../${group}/${name}/src`),
  )
  expect(compiled.toSorted()).toEqual(packages.toSorted())
})

describe('an installation', () => {
  const ownLink = { 'node_modules/@ramp/domain': { link: true } }
  const locked = {
    '': {},
    'packages/domain': { version: '0.0.0' },
    ...ownLink,
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/only-on-mac': { version: '1.0.0', optional: true },
  }

  test('made by hand counts when it is what the lock file asks for', () => {
    expect(agrees(locked, { ...ownLink, 'node_modules/zod': { version: '4.6.7' } })).toBe(true)
  })

  test('with another version does not count', () => {
    expect(agrees(locked, { ...ownLink, 'node_modules/zod': { version: '4.6.6' } })).toBe(false)
  })

  test('that lacks a package does not count', () => {
    expect(agrees(locked, ownLink)).toBe(false)
  })

  test('from before a package of our own was added does not count', () => {
    expect(agrees(locked, { 'node_modules/zod': { version: '4.6.7' } })).toBe(false)
  })
})

describe('an install for production', () => {
  const locked = {
    '': { devDependencies: { esbuild: '1.0.0', jose: '6.0.0' } },
    'apps/server': { dependencies: { '@ramp/domain': '*', jose: '6.0.0' } },
    'apps/web': { dependencies: { react: '19.0.0' } },
    'packages/domain': { dependencies: { delaunator: '5.0.0' } },
    'node_modules/@ramp/domain': { link: true, resolved: 'packages/domain' },
    'node_modules/jose': { version: '6.0.0', dependencies: { zod: '3.0.0' } },
    'node_modules/jose/node_modules/zod': { version: '3.0.0' },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/delaunator': { version: '5.0.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/esbuild': { version: '1.0.0' },
  }
  const { 'apps/server': _, 'packages/domain': __, ...production } = neededBy(locked, 'apps/server')

  test('holds what the server needs, by way of our own packages too', () => {
    expect(Object.keys(production).toSorted()).toEqual([
      'node_modules/@ramp/domain',
      'node_modules/delaunator',
      'node_modules/jose',
      'node_modules/jose/node_modules/zod',
    ])
  })

  test.each([
    ['all', locked],
    ['production', production],
    ['production-outdated', { ...production, 'node_modules/jose': { version: '5.0.0' } }],
    ['other', { ...production, 'node_modules/esbuild': { version: '1.0.0' } }],
    ['other', {}],
  ] as const)('is known from others: %s', (kind, installed) => {
    expect(kindOfInstall(locked, installed)).toBe(kind)
  })
})

describe('the lock file', () => {
  const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } }

  test('is complete when every optional binary is locked, wherever Node would find it', () => {
    const packages = {
      'node_modules/a/node_modules/tool': tool,
      'node_modules/a/node_modules/tool-linux': {},
      'node_modules/tool-mac': {},
    }
    expect(missingFromLock(packages)).toEqual([])
  })

  test('is not complete when the binary for another system was left out', () => {
    const packages = { 'node_modules/tool': tool, 'node_modules/tool-linux': {} }
    expect(missingFromLock(packages)).toEqual([
      expect.stringContaining('lacks tool-mac, wanted by node_modules/tool'),
    ])
  })
})

describe('what was built', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fresh-'))
    mkdirSync(join(folder, 'src'))
    writeFileSync(join(folder, 'src', 'a.ts'), 'one')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const built = () => ({ stamp: join(folder, 'dist', 'stamp'), sources: [join(folder, 'src')] })
  const nothing = async () => {}

  test('is stale before it was built and fresh afterwards', async () => {
    expect(isFresh(built())).toBe(false)
    await makeFresh(built(), nothing)
    expect(isFresh(built())).toBe(true)
  })

  test.each([
    ['changed', () => writeFileSync(join(folder, 'src', 'a.ts'), 'two')],
    ['added', () => writeFileSync(join(folder, 'src', 'b.ts'), 'one')],
    ['removed', () => rmSync(join(folder, 'src', 'a.ts'))],
  ])('is stale when a source was %s', async (_what, change) => {
    await makeFresh(built(), nothing)
    change()
    expect(isFresh(built())).toBe(false)
  })

  test('is stale when a source changed while it was being built', async () => {
    await makeFresh(built(), async () => writeFileSync(join(folder, 'src', 'a.ts'), 'two'))
    expect(isFresh(built())).toBe(false)
  })

  test('does not depend on its tests', async () => {
    await makeFresh(built(), nothing)
    writeFileSync(join(folder, 'src', 'a.test.ts'), 'one')
    expect(isFresh(built())).toBe(true)
  })
})

test('a source in a bundle keeps its own address', () => {
  const text = "readFileSync(new URL('./1.sql', import.meta.url))"
  expect(keepOwnAddress(text, '/r/apps/server/src/db/migrate.ts', '/r/apps/server/dist/main.js')).toBe(
    `readFileSync(new URL('./1.sql', new URL("../src/db/migrate.ts", import.meta.url).href))`,
  )
})

describe('the count', () => {
  const file = (status: string, ...results: string[]) => ({
    name: 'a.test.ts',
    status,
    assertionResults: results.map((result) => ({ fullName: `a ${result} test`, status: result })),
  })
  const vitest = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }

  test('takes what the unit tests report', () => {
    const report = { ...vitest, testResults: [file('failed', 'passed', 'passed', 'failed')] }
    expect(countVitest(report)).toEqual({ passed: 2, failed: 1, notes: [] })
  })

  test('counts a test that was left out as failed, and names it', () => {
    const report = { ...vitest, testResults: [file('passed', 'pending')] }
    expect(countVitest(report)).toMatchObject({
      failed: 2,
      notes: [expect.stringContaining('a pending test')],
    })
  })

  test('counts a file that cannot be loaded as failed', () => {
    expect(countVitest({ ...vitest, testResults: [file('failed')] }).failed).toBe(2)
  })

  test('takes what the browser tests report', () => {
    const suites = [
      { title: 'portal.spec.ts', specs: [{ title: 'a quote', tests: [{ status: 'skipped' }] }] },
      { title: 'canvas.spec.ts', specs: [{ title: 'a drag', tests: [{ status: 'flaky' }] }] },
    ]
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }, errors: [], suites }
    expect(countPlaywright(report)).toEqual({
      passed: 4,
      failed: 2,
      notes: [
        expect.stringContaining('portal.spec.ts: a quote'),
        'passed at the second try: canvas.spec.ts: a drag',
      ],
    })
  })

  test('ends in one line for everything', () => {
    const one = { passed: 1, failed: 0, notes: [] }
    expect(lastLine([one, { passed: 20, failed: 3, notes: [] }])).toBe('21 passed, 3 failed')
  })
})
