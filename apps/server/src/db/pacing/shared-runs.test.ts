import { expect, test } from 'vitest'
import { sharedRuns } from './shared-runs.ts'

/** Questions that are answered, or refused, when the test says so. */
function asked() {
  const runs: { readonly question: string; readonly end: (error?: Error) => void }[] = []
  const share = sharedRuns<number>()
  const answer = (question: string) =>
    new Promise<number>((resolve, reject) => {
      const run = runs.length + 1
      runs.push({ question, end: (error) => (error ? reject(error) : resolve(run)) })
    })
  const ask = (question: string) => share(question, () => answer(question))
  return { runs, ask }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('who asks during a run shares the next one, which begins once that has ended', async () => {
  const { runs, ask } = asked()
  const answers = [ask('list'), ask('list'), ask('list')]
  await settled()
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await settled()
  expect(runs).toHaveLength(2)
  const later = ask('list')
  runs[1]?.end()
  await settled()
  runs[2]?.end()
  expect(await Promise.all([...answers, later])).toEqual([1, 2, 2, 3])
})

test('other questions do not wait', async () => {
  const { runs, ask } = asked()
  const answers = [ask('list'), ask('by price')]
  expect(runs.map(({ question }) => question)).toEqual(['list', 'by price'])
  for (const { end } of runs) end()
  expect(await Promise.all(answers)).toEqual([1, 2])
})

test('a run that fails is no answer for those who asked after it had begun', async () => {
  const { runs, ask } = asked()
  const [failed, next] = [ask('list'), ask('list')]
  runs[0]?.end(new Error('away'))
  await expect(failed).rejects.toThrow('away')
  await settled()
  runs[1]?.end()
  expect(await next).toBe(2)
})

test('a question that nobody asks any more is answered anew', async () => {
  const { runs, ask } = asked()
  const first = ask('list')
  runs[0]?.end()
  expect(await first).toBe(1)
  const second = ask('list')
  runs[1]?.end()
  expect(await second).toBe(2)
})
