import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  acceptQuote,
  duplicateQuote,
  fileGet,
  getQuotePhoto,
  listQuotePhotos,
  removeQuotePhoto,
  saveQuotePhoto,
  vizionHeaderUpdate,
  vizionProjectCreate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { openFolder } from '../../files/folder.ts'
import { sweepFiles } from '../../files/sweep-files.ts'
import { jpegOf, smallJpeg, smallPng } from '../../files/testing/small-files.ts'

const id = '1001'
const jpeg = (text: string) => jpegOf(text).toString('base64')

describe.each(databases)('photos of a visit on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const sweepLater = () =>
    sweepFiles(openFolder(join(server.folder, 'files')), server.database, {
      now: new Date(Date.now() + 2 * 3_600_000),
    })
  const photosOf = async (quote: string) =>
    (await dana().call(listQuotePhotos, { id: quote })).photos.map(({ photo }) => photo)
  const bytesOf = async (quote: string, photo: string) =>
    Buffer.from(await (await dana().download(getQuotePhoto, { id: quote, photo })).arrayBuffer()).toString(
      'base64',
    )

  test('a photo is stored with its quote and comes back byte for byte, on any device', async () => {
    expect(await photosOf(id)).toEqual([])
    const base64File = jpeg('yard')
    expect(await dana().call(saveQuotePhoto, { id, photo: 'yard', base64File })).toEqual({
      photo: 'yard',
      bytes: jpegOf('yard').length,
    })
    expect((await dana().call(listQuotePhotos, { id })).photos).toMatchObject([
      { photo: 'yard', bytes: jpegOf('yard').length, savedBy: 'Dana Miller' },
    ])
    expect(await bytesOf(id, 'yard')).toBe(base64File)
  })

  test('the same photo once more takes the place of the one before', async () => {
    await dana().call(saveQuotePhoto, { id, photo: 'yard', base64File: jpeg('yard again') })
    expect(await photosOf(id)).toEqual(['yard'])
    expect(await bytesOf(id, 'yard')).toBe(jpeg('yard again'))
  })

  test('a photo that is saved again and again takes the room of one', async () => {
    for (let count = 1; count <= 20; count++)
      await dana().call(saveQuotePhoto, { id, photo: 'yard', base64File: jpeg('yard again') })
    await Promise.all(
      Array.from({ length: 20 }, () =>
        dana().call(saveQuotePhoto, { id, photo: 'yard', base64File: jpeg('yard again') }),
      ),
    )
    expect(readdirSync(join(server.folder, 'files', 'vizionprojects'))).toHaveLength(1)
    expect(await bytesOf(id, 'yard')).toBe(jpeg('yard again'))
  })

  test('a copy of the quote has the photos, and keeps them when the original loses them', async () => {
    await dana().call(vizionProjectCreate, { headerID: id, project: projectOf(layoutOf('t2-straight'), id) })
    const copy = await dana().call(duplicateQuote, { id })
    expect(await photosOf(copy.id)).toEqual(['yard'])
    await dana().call(removeQuotePhoto, { id, photo: 'yard' })
    expect(await photosOf(id)).toEqual([])
    await sweepLater()
    expect(await bytesOf(copy.id, 'yard')).toBe(jpeg('yard again'))
    await dana().call(removeQuotePhoto, { id: copy.id, photo: 'yard' })
    expect(readdirSync(join(server.folder, 'files', 'vizionprojects'))).toEqual([])
  })

  test('a photo that is not there is told, and taking it off changes nothing', async () => {
    await expect(dana().download(getQuotePhoto, { id, photo: 'door' })).rejects.toMatchObject({
      status: 404,
      code: 'file.unknown',
      message: 'Quote 1001 has no photo door. It may have been removed.',
    })
    expect(await dana().call(removeQuotePhoto, { id, photo: 'door' })).toEqual({ photo: 'door' })
  })

  test.each([
    ['another kind of picture', smallPng, 'The file is not a JPEG image.'],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xdb]).toString('base64'), 'The file was cut short.'],
    ['nothing', '', 'The file is empty.'],
    ['no base64', 'data:image/jpeg;base64,/9j/', 'The content is not base64.'],
    [
      'more than 2 MB',
      Buffer.concat([jpegOf(), Buffer.alloc(2_097_152)]).toString('base64'),
      'The file is larger than 2 MB.',
    ],
  ])('%s is refused with a reason', async (_, base64File, reason) => {
    await expect(dana().call(saveQuotePhoto, { id, photo: 'door', base64File })).rejects.toMatchObject({
      status: 400,
      code: 'file.refused',
      message: expect.stringContaining(reason),
    })
  })

  test('no photo is reached as a file of another kind', async () => {
    const named = { container: 'vizionprojects', filePathAndExtension: '1001/photos/yard.jpg' }
    await expect(dana().call(fileGet, named)).rejects.toMatchObject({ code: 'file.refused' })
  })

  test('a quote holds 60 photos and no more; each may still be replaced', async () => {
    for (let count = 1; count <= 60; count++)
      await dana().call(saveQuotePhoto, { id: '1002', photo: `p${count}`, base64File: smallJpeg })
    await dana().call(saveQuotePhoto, { id: '1002', photo: 'p7', base64File: smallJpeg })
    await expect(
      dana().call(saveQuotePhoto, { id: '1002', photo: 'p61', base64File: smallJpeg }),
    ).rejects.toMatchObject({
      code: 'file.refused',
      message: 'A quote can have 60 photos. Remove one first.',
    })
    expect(await photosOf('1002')).toHaveLength(60)
  })

  test('photos of an accepted quote can be seen and no longer changed', async () => {
    await dana().call(saveQuotePhoto, { id, photo: 'door', base64File: smallJpeg })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t2-straight') })
    await dana().call(acceptQuote, { id, versionNumber: 1 })
    const refused = { status: 409, code: 'quote.accepted' }
    await expect(
      dana().call(saveQuotePhoto, { id, photo: 'yard', base64File: smallJpeg }),
    ).rejects.toMatchObject(refused)
    await expect(dana().call(removeQuotePhoto, { id, photo: 'door' })).rejects.toMatchObject(refused)
    expect(await bytesOf(id, 'door')).toBe(smallJpeg)
  })
})

describe.each(databases)('a photo that is replaced while somebody reads it on the $database', ({ open }) => {
  let server: TestServer
  let meanwhile: (() => Promise<unknown>) | null = null
  beforeAll(async () => {
    server = await startTestServer(open, {
      storeOf: (_, folder) => {
        const store = openFolder(join(folder, 'files'))
        return {
          ...store,
          async read(place) {
            const happen = meanwhile
            meanwhile = null
            await happen?.()
            return store.read(place)
          },
        }
      },
    })
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const save = (text: string) => dana().call(saveQuotePhoto, { id, photo: 'yard', base64File: jpeg(text) })
  const read = async () => {
    const photo = await dana().download(getQuotePhoto, { id, photo: 'yard' })
    return Buffer.from(await photo.arrayBuffer()).toString('base64')
  }

  test('is given as it is now', async () => {
    await save('before')
    meanwhile = () => save('after')
    expect(await read()).toBe(jpeg('after'))
  })

  test('is not there when it was removed', async () => {
    meanwhile = () => dana().call(removeQuotePhoto, { id, photo: 'yard' })
    await expect(read()).rejects.toMatchObject({ status: 404, code: 'file.unknown' })
  })

  test('is given or not there, whoever reads and replaces it at once', async () => {
    await save('first')
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, async (_, turn) =>
        turn % 2 === 0 ? (await save(`turn ${turn}`)).photo : (await read()).slice(0, 4),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set(['yard', '/9j/']))
  })
})
