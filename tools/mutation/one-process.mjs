// A test runner for Stryker: loads the sources once and runs the tests that cover a mutant in this very process.
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { createServer, createServerModuleRunner } from 'vite'

const SOURCES = 'packages/domain/src'
/** The tests that guard the parts list, alone: whole systems, which notice most and run first, and tables. */
const FOLDERS = [
  'rules/placement',
  'rules/connections',
  'rules/legs',
  'rules/bracing',
  'rules/closures',
  'rules/parts-list',
  'rules/cross-check',
]
const WHOLE_SYSTEMS = 'rules/analysis/whole-systems.test.ts'
/** The same for systems that stand on the ground of a site. */
const ON_GROUND = 'rules/analysis/on-ground.test.ts'
const TESTS = /\.test\.ts$/
const SHIM = fileURLToPath(new URL('table-tests.mjs', import.meta.url))

class OneProcessRunner {
  constructor() {
    // Shared with the instrumented sources.
    globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {}
    this.state = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE]
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    this.server = await createServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      resolve: {
        alias: [
          { find: 'vitest', replacement: SHIM },
          { find: /^@ramp\/(.*)$/, replacement: resolve('packages/$1/src/index.ts') },
        ],
      },
    })
    this.modules = createServerModuleRunner(this.server.environments.ssr, { hmr: false })
    this.files = [
      resolve(SOURCES, WHOLE_SYSTEMS),
      ...(await Promise.all(FOLDERS.map(testsIn))).flat(),
      resolve(SOURCES, ON_GROUND),
    ]
  }

  /** All tests, one after the other, noting which mutants each of them comes by. */
  async dryRun() {
    this.state.activeMutant = undefined
    this.state.mutantCoverage = { static: {}, perTest: {} }
    const tests = []
    for (const file of this.files)
      for (const test of await this.testsOf(file)) {
        this.state.currentTestId = test.id
        tests.push(await resultOf(test))
        this.state.currentTestId = undefined
      }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.state.mutantCoverage }
  }

  /** The tests that cover a mutant, up to the first that notices it. */
  async mutantRun({ activeMutant, testFilter, mutantActivation, hitLimit }) {
    const isStatic = mutantActivation === 'static'
    if (isStatic || this.isStale) this.modules.clearCache()
    this.isStale = isStatic
    this.state.hitLimit = hitLimit
    this.state.hitCount = hitLimit === undefined ? undefined : 0
    const tests = []
    const wanted = testFilter && new Set(testFilter)
    const files = testFilter && new Set(testFilter.map((id) => id.split('#')[0]))
    try {
      for (const file of this.files.filter((one) => !files || files.has(one))) {
        this.state.activeMutant = isStatic ? activeMutant.id : undefined
        const own = await this.testsOf(file)
        this.state.activeMutant = activeMutant.id
        for (const test of own.filter(({ id }) => !wanted || wanted.has(id))) {
          const result = await resultOf(test)
          tests.push(result)
          if (result.status === TestStatus.Failed) return this.outcome(tests, hitLimit)
        }
      }
    } catch (error) {
      if (!isStatic) throw error
      tests.push({ id: 'loading', name: 'loading the sources', timeSpentMs: 0, ...failureOf(error) })
    }
    return this.outcome(tests, hitLimit)
  }

  outcome(tests, hitLimit) {
    this.state.activeMutant = undefined
    const limited = determineHitLimitReached(this.state.hitCount, hitLimit)
    return toMutantRunResult(limited ?? { status: DryRunStatus.Complete, tests })
  }

  /** Reads a test file anew, so that what it works out beforehand is never from another mutant's time. */
  async testsOf(file) {
    const { takeTests } = await this.modules.import(SHIM)
    const known = this.modules.evaluatedModules.getModuleById(file)
    if (known) this.modules.evaluatedModules.invalidateModule(known)
    await this.modules.import(file)
    return takeTests().map((test, index) => ({ ...test, id: `${file}#${index}` }))
  }

  async dispose() {
    await this.server?.close()
  }
}

async function testsIn(folder) {
  const root = resolve(SOURCES, folder)
  const names = await readdir(root, { recursive: true })
  return names
    .map((name) => join(root, name))
    .filter((file) => TESTS.test(file))
    .sort()
}

async function resultOf({ id, name, run }) {
  const start = performance.now()
  const timed = (result) => ({ id, name, timeSpentMs: Math.ceil(performance.now() - start), ...result })
  try {
    await run()
    return timed({ status: TestStatus.Success })
  } catch (error) {
    return timed(failureOf(error))
  }
}

const failureOf = (error) => ({ status: TestStatus.Failed, failureMessage: String(error?.message ?? error) })

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'one-process', OneProcessRunner)]
