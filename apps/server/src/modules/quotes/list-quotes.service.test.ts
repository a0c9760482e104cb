import { expect, test } from 'vitest'
import type { Caller } from '../../identity/caller.ts'
import { dayIn } from '../revisions/offer-days.ts'
import { listQuotesService } from './list-quotes.service.ts'

const caller = (id: string): Caller => ({
  id,
  name: id,
  email: `${id}@ridgeline.example`,
  customerNumber: '10001',
  permissions: [],
  roles: [],
  isInternal: false,
})

/** A list whose database answers when it is let. */
function slowList() {
  const asked: (() => void)[] = []
  const list = () =>
    new Promise<{ quotes: []; counts: { found: []; customers: [] } }>((resolve) =>
      asked.push(() => resolve({ quotes: [], counts: { found: [], customers: [] } })),
    )
  // The list asks for nothing else of it.
  const repository = { list } as unknown as Parameters<typeof listQuotesService>[0]['repository']
  return { asked, quotes: listQuotesService({ repository, now: () => new Date(), dayIn }) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('of one person one search is under way and seven wait; others search, and lists without words never wait', async () => {
  const { asked, quotes } = slowList()
  const ends = Array.from({ length: 9 }, (_, at) => quotes.list(caller('dana'), { search: `harper ${at}` }))
  await expect(ends.at(-1)).rejects.toMatchObject({ code: 'calls.too-many' })
  await settled()
  expect(asked).toHaveLength(1)
  const others = [quotes.list(caller('sam'), { search: 'harper' }), quotes.list(caller('dana'), {})]
  await settled()
  expect(asked).toHaveLength(3)
  for (let count = 0; count < 10; count++) {
    asked[count]?.()
    await settled()
  }
  await Promise.all([...ends.slice(0, 8), ...others])
})

test('people who search for the same at once share a place and an answer', async () => {
  const { asked, quotes } = slowList()
  const people = Array.from({ length: 20 }, (_, at) => `person ${at}`)
  const answers = people.map((id) => quotes.list(caller(id), { search: 'harper' }))
  for (const at of [0, 1]) {
    await settled()
    expect(asked).toHaveLength(at + 1)
    asked[at]?.()
  }
  expect(await Promise.all(answers)).toHaveLength(20)
})
