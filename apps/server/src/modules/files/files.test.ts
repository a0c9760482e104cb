import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import {
  acceptQuote,
  fileGet,
  filesPost,
  rampImageGet,
  rampImagePost,
  rampLayoutPost,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { savedProjectOf } from '@ramp/formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import {
  CATALOG,
  PAGE,
  PAGES,
  pdfWith,
  pngOf,
  smallPdf,
  smallPng,
  streamWith,
} from '../../files/testing/small-files.ts'
import { fileNameOf } from './file-name.policy.ts'

const container = 'vizionprojects'
const noted = (layout: Layout, notes: string): Layout => ({
  ...layout,
  project: { ...layout.project, notes },
})
/** A straight ramp as it is saved to a quote, with these notes. */
const projectFile = (headerID: string, notes: string) =>
  JSON.stringify(savedProjectOf(noted(layoutOf('t2-straight'), notes), { now: new Date(), headerID }))
const base64 = (text: string) => Buffer.from(text).toString('base64')

test.each([
  ['vizionprojects', '1001.pdf', { headerID: '1001', kind: 'pdf' }],
  ['vizionprojects', '1001.json', { headerID: '1001', kind: 'json' }],
  ['vizionprojects', '../1001.pdf', null],
  ['vizionprojects', '..%2f1001.pdf', null],
  ['vizionprojects', 'a/1001.pdf', null],
  ['vizionprojects', '1001.pdf\0.json', null],
  ['vizionprojects', '1001.pdf/', null],
  ['vizionprojects', '01001.pdf', null],
  ['vizionprojects', '1001.PDF', null],
  ['vizionprojects', '1001.exe', null],
  ['vizionprojects', '1001', null],
  ['..', '1001.pdf', null],
  ['database', '1001.pdf', null],
])('in %s, %o names %o [server-files-4]', (place, name, file) => {
  expect(fileNameOf(place, name)).toEqual(file)
})

const withScript = pdfWith([CATALOG, PAGES, PAGE, '<</S/JavaScript/JS(app.alert\\(1\\))>>'])
const pngAndPage = Buffer.concat([pngOf(), Buffer.from('<html>')]).toString('base64')
const bombOf = (megabytes: number) =>
  streamWith('/N 0/First 0/Filter/FlateDecode', deflateSync(Buffer.alloc(megabytes * 1024 * 1024)))
/** Larger than what is looked at at once. */
const FILLING = streamWith('', Buffer.alloc(1_000_000, ' '))

describe.each(databases)('files on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  test('a stored PDF lies on the disk under a name of its own and comes back byte for byte [server-files-1]', async () => {
    const dana = server.as('Dana Miller')
    const item = { container, filePathAndExtension: '1001.pdf', base64File: smallPdf('one') }
    expect(await dana.call(filesPost, { items: [item] })).toEqual({
      success: true,
      files: [
        { container, filePathAndExtension: '1001.pdf', bytes: Buffer.from(item.base64File, 'base64').length },
      ],
    })
    expect(readdirSync(join(server.folder, 'files', container))).toEqual([
      expect.stringMatching(/^1001-[0-9a-f-]{36}\.pdf$/),
    ])
    expect(await dana.call(fileGet, { container, filePathAndExtension: '1001.pdf' })).toEqual({
      success: true,
      base64File: item.base64File,
    })
  })

  test('the next PDF takes the place of the one before, and nothing unfinished is left lying', async () => {
    const dana = server.as('Dana Miller')
    await dana.call(rampLayoutPost, { headerID: '1001', base64File: smallPdf('two') })
    expect((await dana.call(fileGet, { container, filePathAndExtension: '1001.pdf' })).base64File).toBe(
      smallPdf('two'),
    )
    expect(readdirSync(join(server.folder, 'files', 'unfinished'))).toEqual([])
  })

  test('the preview picture is stored and given back [server-files-3]', async () => {
    const dana = server.as('Dana Miller')
    await dana.call(rampImagePost, { headerID: '1001', base64File: smallPng })
    expect(await dana.call(rampImageGet, { headerID: '1001' })).toEqual({
      success: true,
      base64File: smallPng,
      contentType: 'image/png',
    })
  })

  test.each([
    ['a web page', '1001.pdf', base64('<html><script>alert(1)</script>'), 'The file is not a PDF.'],
    ['a PDF cut in half', '1001.pdf', base64('%PDF-1.7\n1 0 obj'), 'The file was cut short.'],
    ['a PDF with a script', '1001.pdf', withScript.toString('base64'), 'The PDF contains JavaScript.'],
    [
      'a picture with a web page behind it',
      '1001.png',
      pngAndPage,
      'The file has extra data after the image. Save the image again and send that file.',
    ],
    ['nothing', '1001.pdf', '', 'The file is empty.'],
    ['no base64', '1001.pdf', 'data:application/pdf;base64,JVBERi0=', 'The content is not base64.'],
    ['a PDF as a picture', '1001.png', smallPdf(), 'The file is not a PNG image.'],
    ['a file for another place', '../server-secret', smallPdf(), '../server-secret cannot be stored in'],
  ])('%s is refused with a reason', async (_, filePathAndExtension, base64File, reason) => {
    await expect(
      server.as('Dana Miller').call(filesPost, { items: [{ container, filePathAndExtension, base64File }] }),
    ).rejects.toMatchObject({ status: 400, code: 'file.refused', message: expect.stringContaining(reason) })
  })

  test.each([
    ['is no project', () => '{}'],
    ['is a project of another quote', () => projectFile('1001', '')],
    ['holds what cannot be kept', () => projectFile('1002', 'a\0b')],
  ])('of several files none is stored when one of them %s [server-files-2]', async (_, text) => {
    const items = [
      { container, filePathAndExtension: '1002.pdf', base64File: smallPdf() },
      { container, filePathAndExtension: '1002.json', base64File: base64(text()) },
    ]
    await expect(server.as('Dana Miller').call(filesPost, { items })).rejects.toMatchObject({ status: 400 })
    await expect(
      server.as('Dana Miller').call(fileGet, { container, filePathAndExtension: '1002.pdf' }),
    ).rejects.toMatchObject({ status: 404, code: 'file.unknown' })
  })

  test.each([
    ['is large and has a script', [FILLING, '<</S/JavaScript>>'], 'The PDF contains JavaScript.'],
    ['unpacks to more than is looked at at once', [bombOf(2)], null],
    ['unpacks to more than a worker may hold', [bombOf(70)], 'The PDF is packed too densely to be checked.'],
  ])('a PDF that %s is looked at beside the server', async (_, objects, problem) => {
    const base64File = pdfWith([CATALOG, PAGES, PAGE, ...objects]).toString('base64')
    const saved = server.as('Dana Miller').call(rampLayoutPost, { headerID: '1002', base64File })
    if (problem === null) await expect(saved).resolves.toMatchObject({ success: true })
    else
      await expect(saved).rejects.toMatchObject({
        code: 'file.refused',
        message: expect.stringContaining(problem),
      })
  })

  test('a PDF beyond 15 MB is refused', async () => {
    const large = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(15 * 1024 * 1024),
      Buffer.from('%%EOF'),
    ])
    await expect(
      server
        .as('Dana Miller')
        .call(rampLayoutPost, { headerID: '1001', base64File: large.toString('base64') }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('files of an accepted quote can be read and no longer replaced', async () => {
    const dana = server.as('Dana Miller')
    await dana.call(vizionHeaderUpdate, { headerID: '1001', layout: layoutOf('t2-straight') })
    await dana.call(acceptQuote, { id: '1001', versionNumber: 1 })
    await expect(
      dana.call(rampLayoutPost, { headerID: '1001', base64File: smallPdf('three') }),
    ).rejects.toMatchObject({ status: 409, code: 'quote.accepted' })
    expect((await dana.call(fileGet, { container, filePathAndExtension: '1001.pdf' })).base64File).toBe(
      smallPdf('two'),
    )
  })
})
