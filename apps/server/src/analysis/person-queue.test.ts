import { describe, expect, test } from 'vitest'
import { personQueue } from './person-queue.ts'

const limits = { places: 3, running: 2, waiting: 3, waitingOfAll: 5, work: 'drawings' }

/** Work that ends when it is told to, and writes down when it begins. */
function desk(queue: ReturnType<typeof personQueue>) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const bring = (person: string, name: string) =>
    queue.run(person, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    bring,
    settled,
    endFirst: async () => {
      ends.shift()?.()
      await settled()
    },
  }
}

describe('a queue with a line for each person', () => {
  test('one person never has all the places, and another begins at once', async () => {
    const { begun, bring, settled } = desk(personQueue(limits))
    for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
    await settled()
    expect(begun).toEqual(['a1', 'a2'])
    void bring('b', 'b1')
    await settled()
    expect(begun).toEqual(['a1', 'a2', 'b1'])
  })

  test('lines take turns, whoever came first', async () => {
    const { begun, bring, settled, endFirst } = desk(personQueue({ ...limits, places: 1, running: 1 }))
    for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
    void bring('b', 'b1')
    await settled()
    for (let index = 0; index < 4; index++) await endFirst()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  test('who has too much waiting is refused, the others are not', async () => {
    const { begun, bring, settled } = desk(personQueue(limits))
    for (let index = 0; index < 5; index++) void bring('a', `a${index}`)
    await expect(bring('a', 'one too many')).rejects.toMatchObject({
      status: 429,
      code: 'calls.too-many',
      retryAfter: 2,
      message: expect.stringContaining('You already have 5 drawings in progress.'),
    })
    void bring('b', 'b1')
    await settled()
    expect(begun).toEqual(['a0', 'a1', 'b1'])
  })

  test('when too much waits at all, everybody who has to wait is asked to come again', async () => {
    const queue = personQueue(limits)
    const { bring } = desk(queue)
    for (const person of ['a', 'b', 'c', 'd']) for (const one of [1, 2]) void bring(person, `${person}${one}`)
    expect(queue.numbers()).toEqual({ running: 3, waiting: 5 })
    await expect(bring('e', 'e1')).rejects.toMatchObject({ status: 503, code: 'server.busy', retryAfter: 2 })
  })

  test('work that fails gives its place to the next', async () => {
    const queue = personQueue({ ...limits, places: 1 })
    const failing = queue.run('a', () => Promise.reject(new Error('out of order')))
    const next = queue.run('a', async () => 'done')
    await expect(failing).rejects.toThrow('out of order')
    expect(await next).toBe('done')
    expect(queue.numbers()).toEqual({ running: 0, waiting: 0 })
  })
})
