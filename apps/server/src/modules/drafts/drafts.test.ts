import {
  acceptQuote,
  CallError,
  discardDraft,
  duplicateQuote,
  getDraft,
  getDraftPreview,
  getQuote,
  listQuotes,
  saveDraft,
  vizionHeaderUpdate,
  vizionProjectGet,
} from '@ramp/contracts'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { smallPng } from '../../files/testing/small-files.ts'
import { reclaimDrafts } from './drafts.repository.ts'

const straight = layoutOf('t2-straight')
const switchback = layoutOf('t1-switchback')
const refusal = (status: number, code: string) => expect.objectContaining({ status, code })

describe.each(databases)('drafts on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const ines = () => server.as('Ines Calder')
  let id = ''
  const save = (layout = straight, basedOn = 0, more = {}) =>
    dana().call(saveDraft, { id, basedOn, project: projectOf(layout, id), ...more })
  beforeEach(async () => {
    id = (await dana().call(duplicateQuote, { id: '1002' })).id
  })

  test('a draft that one device saved is opened on another [server-drafts-1]', async () => {
    expect(await dana().call(getDraft, { id })).toEqual({ counter: 0, draft: null })
    const saved = await save()
    expect(saved).toMatchObject({ counter: 1, savedBy: 'Dana Miller', hasPreview: false })
    const { counter, draft } = await ines().call(getDraft, { id })
    expect(counter).toBe(1)
    expect(draft?.project.layout).toEqual(projectOf(straight, id).layout)
  })

  test('a draft says which edit of which browser it is', async () => {
    await save(straight, 0, { device: 'tablet', edit: 7 })
    expect((await dana().call(getDraft, { id })).draft).toMatchObject({ device: 'tablet', edit: 7 })
    await save(switchback, 1)
    expect((await dana().call(getDraft, { id })).draft).toMatchObject({ device: '', edit: 0 })
  })

  test('a hundred saves are one row, and no version of the project', async () => {
    for (let counter = 0; counter < 100; counter++) await save(counter % 2 ? straight : switchback, counter)
    const counted = z.object({ count: z.coerce.number() })
    const count = (table: string) =>
      server.database.all(counted, `select count(*) from ${table} where header_id = $1`, [Number(id)])
    expect([await count('drafts'), await count('projects')]).toEqual([[{ count: 1 }], [{ count: 0 }]])
    await expect(dana().call(vizionProjectGet, { headerID: id })).rejects.toEqual(
      refusal(404, 'project.unknown'),
    )
  })

  test('the table of drafts grows no more once the room of replaced ones is given back', async () => {
    const sized = z.object({ bytes: z.coerce.number() })
    const size = async () => {
      const [row] = await server.database.all(sized, "select pg_total_relation_size('drafts') as bytes")
      return row?.bytes ?? 0
    }
    const saves = async (from: number) => {
      for (let counter = from; counter < from + 100; counter++)
        await save({ ...straight, project: { ...straight.project, notes: `Edit ${counter}` } }, counter)
    }
    await saves(0)
    // The server does so by itself, some time later.
    if (server.database.kind === 'postgresql') await server.database.run('vacuum drafts')
    else await reclaimDrafts(server.database)
    const before = await size()
    await saves(100)
    expect(await size()).toBeLessThan(before + 32_768)
  })

  test('a save based on an older counter is refused, names who saved, and changes nothing [server-drafts-2]', async () => {
    await save(straight)
    await ines().call(saveDraft, { id, basedOn: 1, project: projectOf(switchback, id) })
    const older = await save(straight, 1).catch((error: unknown) => error)
    expect(older).toEqual(refusal(409, 'draft.changed'))
    expect((older as CallError).message).toContain('Ines Calder saved a newer draft of this quote')
    expect((await dana().call(getDraft, { id })).draft?.project.layout).toEqual(
      projectOf(switchback, id).layout,
    )
  })

  test('of twenty saves at once based on one counter, one is saved', async () => {
    await save()
    const saves = await Promise.allSettled(Array.from({ length: 20 }, () => save(switchback, 1)))
    const reasons = saves.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(reasons).toHaveLength(19)
    expectEvery(reasons, (one) => one instanceof CallError && one.code === 'draft.changed')
    expect((await dana().call(getDraft, { id })).counter).toBe(2)
  })

  test('a discarded draft is gone, and its counter does not come again', async () => {
    await save()
    expect(await dana().call(discardDraft, { id, counter: 1 })).toEqual({ counter: 2 })
    expect(await dana().call(getDraft, { id })).toEqual({ counter: 2, draft: null })
    await expect(save(straight, 1)).rejects.toEqual(refusal(409, 'draft.changed'))
    expect(await save(straight, 2)).toMatchObject({ counter: 3 })
  })

  test('a draft that was saved since is not discarded', async () => {
    await save()
    await save(switchback, 1)
    await expect(dana().call(discardDraft, { id, counter: 1 })).rejects.toEqual(refusal(409, 'draft.changed'))
    expect((await dana().call(getDraft, { id })).draft).not.toBeNull()
  })

  test('a quote that never had a draft takes none that goes on from one', async () => {
    await expect(save(straight, 7)).rejects.toEqual(refusal(409, 'draft.changed'))
  })

  test.each`
    what                             | who              | quote       | drawing      | status | code
    ${'of another customer'}         | ${'Sam Ortiz'}   | ${'own'}    | ${'own'}     | ${404} | ${'header.unknown'}
    ${'that does not exist'}         | ${'Dana Miller'} | ${'999999'} | ${'own'}     | ${404} | ${'header.unknown'}
    ${'under the number of another'} | ${'Dana Miller'} | ${'own'}    | ${'foreign'} | ${400} | ${'input.invalid'}
    ${'of another product line'}     | ${'Dana Miller'} | ${'own'}    | ${'PHD'}     | ${400} | ${'input.invalid'}
  `('a draft of a quote $what is refused', async ({ who, quote, drawing, status, code }) => {
    const at = quote === 'own' ? id : quote
    const project = projectOf(
      drawing === 'PHD' ? layoutOf('t5-phd-guards') : straight,
      drawing === 'foreign' ? '1001' : at,
    )
    await expect(server.as(who).call(saveDraft, { id: at, basedOn: 0, project })).rejects.toEqual(
      refusal(status, code),
    )
    if (who === 'Sam Ortiz')
      await expect(server.as(who).call(getDraft, { id })).rejects.toEqual(refusal(404, 'header.unknown'))
  })

  test('an accepted quote takes no draft and shows none [server-drafts-3]', async () => {
    await save(switchback)
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: switchback })
    await dana().call(acceptQuote, { id, versionNumber: 1 })
    await expect(save(straight, 1)).rejects.toEqual(refusal(409, 'quote.accepted'))
    expect((await dana().call(getQuote, { id })).draft).toBeNull()
  })

  test('the list and the quote tell of a draft: when, by whom, and its preview [server-drafts-4]', async () => {
    const saved = await save(straight, 0, { preview: smallPng })
    expect((await dana().call(getQuote, { id })).draft).toEqual(saved)
    const { quotes } = await dana().call(listQuotes, { search: id })
    expect(quotes.find((one) => one.id === id)?.draft).toEqual({ ...saved, hasPreview: true })
    const preview = await dana().download(getDraftPreview, { id })
    expect(Buffer.from(await preview.arrayBuffer()).toString('base64')).toBe(smallPng)
    expect(await save(switchback, 1)).toMatchObject({ hasPreview: true })
  })

  test('a preview that is none is refused', async () => {
    await expect(save(straight, 0, { preview: 'aGVsbG8=' })).rejects.toEqual(refusal(400, 'file.refused'))
    await expect(dana().download(getDraftPreview, { id })).rejects.toEqual(refusal(404, 'draft.unknown'))
  })

  test('a copy has the draft of its original under its own number', async () => {
    await save(straight)
    const copy = await dana().call(duplicateQuote, { id })
    const { draft } = await dana().call(getDraft, { id: copy.id })
    expect(draft).toMatchObject({ counter: 1, project: { vizionHeaderId: copy.id } })
    expect(draft?.project.layout.parts).toEqual(projectOf(straight, id).layout.parts)
  })
})
