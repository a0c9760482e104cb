import { randomBytes } from 'node:crypto'
import {
  CallError,
  createQuote,
  duplicateQuote,
  getQuotePhoto,
  listQuotes,
  rampLayoutPost,
  removeQuotePhoto,
  saveQuotePhoto,
  vizionHeaderUpdate,
  vizionProjectCreate,
  vizionProjectUpdate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { jpegOf, smallJpeg, smallPdf } from '../files/testing/small-files.ts'
import { layoutOf, projectOf, startTestServer, type TestServer } from './testing/test-server.ts'

const KILOBYTE = 1024
const straight = layoutOf('t2-straight')
const FULL = {
  status: 507,
  code: 'storage.full',
  message:
    'Customer 10001 has used its 1 MB of storage. Remove photos you no longer need, or contact customer service.',
}

/** A photo of so many kilobytes, most of them remarks of 32 KB. */
function photoOf(kilobytes: number): string {
  const photo = jpegOf('')
  const remark = Buffer.concat([Buffer.from([0xff, 0xfe, 0x7f, 0xfe]), Buffer.alloc(0x7ffc)])
  const remarks = Array.from({ length: Math.floor((kilobytes * KILOBYTE) / remark.length) }, () => remark)
  return Buffer.concat([photo.subarray(0, 2), ...remarks, photo.subarray(2)]).toString('base64')
}

describe.each(databases)('a customer that may store 1 MB on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open, { variables: { CUSTOMER_STORAGE_MB: '1' } })
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const save = (photo: string, kilobytes: number) =>
    dana().call(saveQuotePhoto, { id: '1001', photo, base64File: photoOf(kilobytes) })

  test('is refused what goes beyond it, and can read', async () => {
    await save('yard', 600)
    await expect(save('door', 600)).rejects.toMatchObject(FULL)
    expect((await dana().download(getQuotePhoto, { id: '1001', photo: 'yard' })).size).toBeGreaterThan(
      550 * KILOBYTE,
    )
    expect((await dana().call(listQuotes, {})).quotes.length).toBeGreaterThan(0)
  })

  test('has room again for what it removes or makes smaller', async () => {
    await dana().call(removeQuotePhoto, { id: '1001', photo: 'yard' })
    for (let count = 1; count <= 5; count++) await save('yard', 500)
    await save('yard', 100)
    await save('door', 800)
    await expect(save('steps', 800)).rejects.toMatchObject(FULL)
  })

  test('counts photos that a copy shares once', async () => {
    await dana().call(vizionProjectCreate, { headerID: '1001', project: projectOf(straight, '1001') })
    const { id } = await dana().call(duplicateQuote, { id: '1001' })
    await dana().call(saveQuotePhoto, { id, photo: 'small', base64File: smallJpeg })
  })

  test('takes no room from another one, who cannot use up its room either', async () => {
    const sam = server.as('Sam Ortiz')
    await sam.call(saveQuotePhoto, { id: '1003', photo: 'yard', base64File: photoOf(900) })
    const foreign = { headerID: '1001', project: projectOf(straight, '1001') }
    for (let count = 1; count <= 30; count++)
      await expect(sam.call(vizionProjectUpdate, foreign)).rejects.toMatchObject({ code: 'header.unknown' })
    await dana().call(saveQuotePhoto, { id: '1002', photo: 'small', base64File: smallJpeg })
  })

  test('is refused every call that stores something, for saved drawings count too', async () => {
    for (let version = 101; version <= 120; version++)
      await server.database.run(`insert into projects values (1001, $1, $2::jsonb, 'Dana Miller', now())`, [
        version,
        JSON.stringify(randomBytes(60_000).toString('hex')),
      ])
    await expect(save('large', 900)).rejects.toMatchObject(FULL)
    const headerID = '1001'
    const project = projectOf(straight, headerID)
    const finish = { key: 'finish-of-storage', base64File: smallPdf('finish'), unanswered: [] }
    const calls = [
      () => dana().call(vizionProjectUpdate, { headerID, project }),
      () => dana().call(vizionHeaderUpdate, { headerID, layout: straight, finish }),
      () => dana().call(vizionHeaderUpdate, { headerID, layout: straight }),
      () => dana().call(rampLayoutPost, { headerID, base64File: smallPdf('layout') }),
      () => dana().call(duplicateQuote, { id: headerID }),
      () => dana().call(createQuote, { name: 'One more', productLine: 'P3G' }),
      () => save('more', 40),
    ]
    const outcomes = await Promise.all(
      calls.map((call) =>
        call().catch((error: unknown) => (error instanceof CallError ? error.code : error)),
      ),
    )
    expect(outcomes).toEqual(calls.map(() => 'storage.full'))
  })
})
