import { setFlagsFromString } from 'node:v8'
import { newLayout } from '@ramp/domain'
import { afterEach, expect, test } from 'vitest'
import { type AnalysisPool, type Budget, openAnalysisPool } from './analysis-pool.ts'
import { showPool } from './pool-figures.ts'
import type { Task } from './task.ts'

const program = new URL('testing/unruly-worker.mjs', import.meta.url)
const noLists = { inForce: () => '', open: () => [] }
let pool: AnalysisPool
const open = (budget: Partial<Budget>) => {
  pool = openAnalysisPool(noLists, { program, kept: 0, milliseconds: 300_000, ...budget })
  return pool
}
afterEach(() => pool.close())

/** A worker may start late where much else runs. */
const PATIENT = { timeout: 60_000 }

const named = (name: string): Task => ({ kind: 'lines', layout: newLayout('P3G', name), of: 'legs' })

test('a drawing that takes too much memory is refused with a sentence, and the next one is worked out', async () => {
  const { run, numbers } = open({ megabytes: 32, places: 1 })
  await expect(run('dana', named('hoard'))).rejects.toMatchObject({
    status: 422,
    code: 'analysis.too-large',
    message: expect.stringContaining('Split it into several quotes'),
  })
  expect(await run('dana', named('small'))).toBe('small')
  expect(numbers()).toMatchObject({ overMemory: 1, done: 1, running: 0, waiting: 0 })
})

test('a drawing that takes too long is refused with a sentence, and the next one is worked out', async () => {
  const { run, numbers } = open({ milliseconds: 3_000, places: 1, kept: 1 })
  const isDone = () => run('dana', named('small'))
  await expect.poll(isDone, PATIENT).toBe('small')
  await expect(run('dana', named('go on for ever'))).rejects.toMatchObject({
    status: 422,
    code: 'analysis.too-long',
  })
  await expect.poll(isDone, PATIENT).toBe('small')
  expect(numbers().overTime).toBeGreaterThan(0)
})

test('a site may take longer than a drawing', async () => {
  const { run } = open({ milliseconds: 4_000, kept: 1 })
  const title = 'take six seconds'
  await expect.poll(() => run('dana', named('small')), PATIENT).toBe('small')
  const ofDrawing = expect(run('dana', named(title))).rejects.toMatchObject({ code: 'analysis.too-long' })
  expect(await run('dana', { kind: 'fit', site: { title } })).toBe(title)
  await ofDrawing
})

test('while one person fills all places and the line that is theirs, another is answered', async () => {
  const { run } = open({ places: 3, running: 2, waiting: 8 })
  const heavy = Array.from({ length: 10 }, () => run('greedy', named('go on for ever')).catch(String))
  await expect(run('greedy', named('small'))).rejects.toMatchObject({ status: 429, retryAfter: 2 })
  expect(await run('dana', named('small'))).toBe('small')
  await pool.close()
  for (const one of await Promise.all(heavy.slice(0, 2))) expect(one).toContain('being restarted')
})

test('a fault of the program is no refusal', async () => {
  const { run, numbers } = open({})
  await expect(run('dana', named('fail'))).rejects.toThrow('out of order')
  expect(numbers()).toMatchObject({ failed: 1 })
})

test('the room that the server itself is given for young objects is not given to every worker', async () => {
  setFlagsFromString('--max-semi-space-size=32')
  const { run } = open({ places: 1 })
  expect(Number(await run('dana', named('forget')))).toBeLessThan(20)
})

test('what the pool does is shown among the figures of the server', async () => {
  const figures = new Map<string, () => number>()
  showPool({ gauge: (name, _, value) => figures.set(name, value) }, open({ places: 3 }))
  await pool.run('dana', named('small'))
  expect(figures.get('analysis_places')?.()).toBe(3)
  expect(figures.get('analysis_done')?.()).toBe(1)
  expect(figures.get('analysis_over_time')?.()).toBe(0)
  expect(figures.get('analysis_seconds')?.()).toBeGreaterThan(0)
})
