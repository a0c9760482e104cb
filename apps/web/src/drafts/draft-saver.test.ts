import { CallError, type DraftSummary } from '@ramp/contracts'
import { type Layout, newLayout } from '@ramp/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DraftSaver, type DraftState, type DraftToSend } from './draft-saver.ts'

const drawing = (name: string): Layout => newLayout('P3G', name)
const summary = (counter: number): DraftSummary => ({
  counter,
  savedBy: 'Dana Miller',
  savedAt: '2026-11-27T14:05:00.000Z',
  hasPreview: true,
})

/** A saver and what it does; each call is answered by `answer`. */
function saverThat(
  answer: (sent: DraftToSend, call: number) => Promise<DraftSummary>,
  { basedOn = 0, own = null as number | null } = {},
) {
  const sent: string[] = []
  const states: DraftState['kind'][] = []
  const saved: string[] = []
  const saver = new DraftSaver({
    basedOn,
    save: (toSend) => {
      sent.push(
        `${toSend.layout.project.name} on ${toSend.basedOn}${toSend.hasPreview ? ' with preview' : ''}`,
      )
      return answer(toSend, sent.length)
    },
    ownNewer: async () => own,
    onState: ({ kind }) => states.push(kind),
    onSaved: (counter, edit) => saved.push(`${counter} has ${edit}`),
  })
  return { saver, sent, states, saved }
}

const counted = async ({ basedOn }: DraftToSend) => summary(basedOn + 1)

describe('a draft is saved', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('two seconds after the last of several edits, once', async () => {
    const { saver, sent, states, saved } = saverThat(counted)
    for (const edit of [1, 2, 3]) {
      saver.change(drawing(`edit ${edit}`), edit)
      await vi.advanceTimersByTimeAsync(1500)
    }
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    expect(sent).toEqual(['edit 3 on 0 with preview'])
    expect(states.at(-1)).toBe('saved')
    expect(saved).toEqual(['1 has 3'])
  })

  test('every ten seconds while the hand does not rest', async () => {
    const { saver, sent } = saverThat(counted)
    for (let edit = 1; edit <= 20; edit++) {
      saver.change(drawing(`edit ${edit}`), edit)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThan(3)
  })

  test('one call at a time: what is edited meanwhile goes afterwards, on the new counter', async () => {
    const answers: ((draft: DraftSummary) => void)[] = []
    const { saver, sent } = saverThat(() => new Promise((resolve) => answers.push(resolve)))
    saver.change(drawing('first'), 1)
    await vi.advanceTimersByTimeAsync(2000)
    saver.change(drawing('second'), 2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(sent).toHaveLength(1)
    answers[0]?.(summary(1))
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent[1]).toMatch(/^second on 1/)
  })

  test('with a preview at most every half minute', async () => {
    const { saver, sent } = saverThat(counted)
    for (let edit = 1; edit <= 3; edit++) {
      saver.change(drawing(`edit ${edit}`), edit)
      await vi.advanceTimersByTimeAsync(12_000)
    }
    await vi.advanceTimersByTimeAsync(20_000)
    saver.change(drawing('edit 4'), 4)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent.map((one) => one.endsWith('with preview'))).toEqual([true, false, false, true])
  })

  test('again and again while there is no connection, at longer and longer intervals, and at once when it is back', async () => {
    let isOnline = false
    const unreachable = new CallError(0, 'network.unreachable', 'The server cannot be reached.')
    const { saver, sent, states } = saverThat((toSend) =>
      isOnline ? counted(toSend) : Promise.reject(unreachable),
    )
    saver.change(drawing('offline'), 1)
    await vi.advanceTimersByTimeAsync(2000 + 5000 + 10_000)
    expect(sent).toHaveLength(3)
    expect(states.at(-1)).toBe('waiting')
    saver.change(drawing('still offline'), 2)
    isOnline = true
    saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.at(-1)).toMatch(/^still offline on 0/)
    expect(states.at(-1)).toBe('saved')
  })

  test('no more once a newer one was saved elsewhere, until a person has chosen', async () => {
    const older = new CallError(409, 'draft.changed', 'Ines Calder saved a newer draft of this quote.')
    const { saver, sent, states } = saverThat((toSend) =>
      toSend.basedOn < 4 ? Promise.reject(older) : counted(toSend),
    )
    saver.change(drawing('mine'), 1)
    await vi.advanceTimersByTimeAsync(2000)
    saver.change(drawing('mine, more'), 2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent.length, states.at(-1)]).toEqual([1, 'older'])
    saver.goOnFrom(4)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.at(-1)).toMatch(/^mine, more on 4/)
  })

  test('on top of its own earlier save, where only the answer was lost', async () => {
    const older = new CallError(409, 'draft.changed', 'Dana Miller saved a newer draft of this quote.')
    const { saver, sent, states } = saverThat(
      (toSend) => (toSend.basedOn < 4 ? Promise.reject(older) : counted(toSend)),
      { own: 4 },
    )
    saver.change(drawing('mine'), 1)
    await vi.advanceTimersByTimeAsync(6000)
    expect(sent.map((one) => one.replace(' with preview', ''))).toEqual(['mine on 0', 'mine on 4'])
    expect(states.at(-1)).toBe('saved')
  })

  test.each`
    status | code                    | kind
    ${409} | ${'quote.accepted'}     | ${'refused'}
    ${404} | ${'header.unknown'}     | ${'refused'}
    ${507} | ${'storage.full'}       | ${'waiting'}
    ${503} | ${'server.unavailable'} | ${'waiting'}
    ${401} | ${'token.expired'}      | ${'waiting'}
    ${429} | ${'calls.too-many'}     | ${'waiting'}
  `('$code: $kind, and the drawing is not lost', async ({ status, code, kind }) => {
    const { saver, states } = saverThat(() => Promise.reject(new CallError(status, code, 'No.')))
    saver.change(drawing('mine'), 1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(states.at(-1)).toBe(kind)
  })

  test('never after the workspace was left', async () => {
    const { saver, sent } = saverThat(counted)
    saver.change(drawing('mine'), 1)
    saver.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
  })
})
