import { newAnswers } from '@ramp/shell'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answerOf, queryOf } from './use-call.ts'

/** A server whose answers come when the test says so. */
function slowServer() {
  const asked: {
    readonly question: string
    readonly answer: (value: string) => void
    readonly refuse: () => void
  }[] = []
  const ask = (question: string, isKept = false) => ({
    question: [question] as const,
    isKept,
    ask: () =>
      new Promise<string>((resolve, reject) => {
        asked.push({ question, answer: resolve, refuse: () => reject(new Error('The database is away.')) })
      }),
  })
  return { asked, ask }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Shows the answer to a question as a panel does. */
function panelOf(answers: ReturnType<typeof newAnswers>, call: Parameters<typeof queryOf<string>>[0]) {
  const observer = new QueryObserver(answers, queryOf(call))
  const close = observer.subscribe(() => undefined)
  return {
    close,
    shown: () => answerOf(observer.getCurrentResult()),
    ask: (next: typeof call) => observer.setOptions(queryOf(next)),
    askAgain: () => void observer.refetch(),
  }
}

test('the last answer stays while a new question is under way', async () => {
  const { asked, ask } = slowServer()
  const panel = panelOf(newAnswers(), ask('36 wide'))
  expect(panel.shown()).toEqual({ kind: 'waiting' })
  asked[0]?.answer('narrow ramps')
  await settled()
  panel.ask(ask('48 wide'))
  expect(panel.shown()).toEqual({ kind: 'answered', value: 'narrow ramps' })
  asked[1]?.answer('wide ramps')
  await settled()
  expect(panel.shown()).toEqual({ kind: 'answered', value: 'wide ramps' })
})

test('an answer that a later question overtook never shows', async () => {
  const { asked, ask } = slowServer()
  const panel = panelOf(newAnswers(), ask('36 wide'))
  panel.ask(ask('48 wide'))
  asked[1]?.answer('wide ramps')
  asked[0]?.answer('narrow ramps')
  await settled()
  expect(panel.shown()).toEqual({ kind: 'answered', value: 'wide ramps' })
})

test('a call that failed is not made again by itself, and stays failed until it is answered', async () => {
  const { asked, ask } = slowServer()
  const panel = panelOf(newAnswers(), ask('add-ons'))
  asked[0]?.refuse()
  await settled()
  expect(panel.shown()).toEqual({ kind: 'failed' })
  expect(asked).toHaveLength(1)
  panel.askAgain()
  expect(panel.shown()).toEqual({ kind: 'failed' })
  asked[1]?.answer('a bench')
  await settled()
  expect(panel.shown()).toEqual({ kind: 'answered', value: 'a bench' })
})

test('what is kept is asked for once, whoever asks and whenever', async () => {
  const { asked, ask } = slowServer()
  const answers = newAnswers()
  const panels = [panelOf(answers, ask('add-ons', true)), panelOf(answers, ask('add-ons', true))]
  asked[0]?.answer('a bench')
  await settled()
  for (const { close } of panels) close()
  await settled()
  expect(panelOf(answers, ask('add-ons', true)).shown()).toEqual({ kind: 'answered', value: 'a bench' })
  expect(asked).toHaveLength(1)
})

test('what was to be kept and failed is asked for anew by the next panel', async () => {
  const { asked, ask } = slowServer()
  const answers = newAnswers()
  const first = panelOf(answers, ask('add-ons', true))
  asked[0]?.refuse()
  await settled()
  first.close()
  expect(panelOf(answers, ask('add-ons', true)).shown()).toEqual({ kind: 'waiting' })
  expect(asked).toHaveLength(2)
})

test('everything else is asked for anew by the next panel', async () => {
  const { asked, ask } = slowServer()
  const answers = newAnswers()
  const first = panelOf(answers, ask('36 wide'))
  asked[0]?.answer('narrow ramps')
  await settled()
  first.close()
  await settled()
  expect(panelOf(answers, ask('36 wide')).shown()).toEqual({ kind: 'waiting' })
  expect(asked).toHaveLength(2)
})

test('another person begins without the answers of the one before', async () => {
  const { asked, ask } = slowServer()
  panelOf(newAnswers(), ask('add-ons', true))
  asked[0]?.answer('a bench')
  await settled()
  expect(panelOf(newAnswers(), ask('add-ons', true)).shown()).toEqual({ kind: 'waiting' })
})
