import {
  acceptQuote,
  addOption,
  beginChange,
  changeRevision,
  createQuote,
  getProposal,
  issueRevision,
  listOptions,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

describe.each(databases)('the life of a quote on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  const dana = () => server.as('Dana Miller')
  async function newQuote(name = 'Harper') {
    const { id } = await dana().call(createQuote, { name, productLine: 'P3G' })
    return id
  }
  const finish = async (headerID: string, option?: number, system = 't2-straight') =>
    (
      await dana().call(vizionHeaderUpdate, {
        headerID,
        layout: layoutOf(system),
        ...(option ? { option } : {}),
      })
    ).quote.versionNumber
  const states = async (id: string) => {
    const { options } = await dana().call(listOptions, { id })
    return options.flatMap(({ revisions }) =>
      revisions.map((one) => `${one.option}${one.letter} ${one.offer} ${one.order}`),
    )
  }
  const issue = (id: string, versionNumber: number, more = {}) =>
    dana().call(issueRevision, { id, versionNumber, ...more })
  const act = (id: string, versionNumber: number, action: 'withdraw' | 'approve' | 'decline' | 'cancel') =>
    dana().call(changeRevision, { id, versionNumber, action })

  test('a drawing that is finished twice before it is issued is one revision; the next one is lettered once it is issued', async () => {
    const id = await newQuote()
    await finish(id)
    const second = await finish(id)
    expect(await states(id)).toEqual(['1A none none'])
    await issue(id, second)
    expect(await states(id)).toEqual(['1A issued none'])
    const third = await finish(id)
    expect(await states(id)).toEqual(['1A issued none', '1B none none'])
    await issue(id, third)
    expect(await states(id)).toEqual(['1A superseded none', '1B issued none'])
    await act(id, third, 'withdraw')
    expect(await states(id)).toEqual(['1A issued none', '1B withdrawn none'])
    const proposal = await dana().download(getProposal, { id, versionNumber: second })
    expect((await proposal.text()).startsWith('%PDF')).toBe(true)
  })

  test('approving one option leaves the others; cancelling brings them back; ordering ends it, and a change order follows', async () => {
    const id = await newQuote()
    const straight = await finish(id)
    await issue(id, straight)
    await dana().call(addOption, { id, name: 'Switchback' })
    const other = await finish(id, 2, 't1-switchback')
    await issue(id, other)
    expect(await states(id)).toEqual(['1A issued none', '2A issued none'])
    await act(id, other, 'approve')
    expect(await states(id)).toEqual(['1A not-chosen none', '2A approved none'])
    await act(id, other, 'cancel')
    expect(await states(id)).toEqual(['1A issued none', '2A canceled none'])
    await dana().call(acceptQuote, { id, versionNumber: straight })
    expect(await states(id)).toEqual(['1A issued ordered', '2A canceled none'])
    await expect(finish(id)).rejects.toMatchObject({ code: 'quote.accepted' })
    await dana().call(beginChange, { id })
    const changed = await finish(id, 1, 't4-l-shape-pickets')
    await dana().call(acceptQuote, { id, versionNumber: changed })
    const { orders } = await dana().call(listOptions, { id })
    expect(orders.map(({ sequence, name }) => [sequence, name])).toEqual([
      [0, `${id}-1A`],
      [1, `${id}-1B`],
    ])
    expect(await states(id)).toEqual(['1A superseded ordered', '1B issued ordered', '2A canceled none'])
  })
})
