import {
  acceptQuote,
  duplicateQuote,
  fileGet,
  getDesignerLink,
  getQuote,
  getQuotePreview,
  listQuotes,
  vizionHeaderGet,
  vizionHeaderUpdate,
  vizionProjectGet,
  vizionProjectUpdate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { smallPdf, smallPng } from '../../files/testing/small-files.ts'

const straight = layoutOf('t2-straight')
const switchback = layoutOf('t1-switchback')
const ORIGINAL = { id: '1001', name: 'Harper residence, front entrance' }

describe.each(databases)('a quote is duplicated on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const layoutIn = async (headerID: string) =>
    (await dana().call(vizionProjectGet, { headerID })).project.layout

  test('before anything is drawn: the copy is a quote to be designed', async () => {
    const copy = await dana().call(duplicateQuote, { id: '1002' })
    expect(copy).toMatchObject({
      name: 'Lindqvist residence, garage door (copy)',
      status: 'draft',
      customerNumber: '10001',
      productLine: 'P3G',
      createdBy: 'Dana Miller',
      preview: null,
      copiedFrom: { id: '1002', name: 'Lindqvist residence, garage door' },
    })
    const header = await dana().call(vizionHeaderGet, { headerID: copy.id })
    expect(header.dtmLastUpdate).toBe(header.dtmCreated)
  })

  test('accepted, it opens in the designer with the drawing of its original', async () => {
    const finish = { key: 'finish-of-harper', base64File: smallPdf(), preview: smallPng }
    await dana().call(vizionHeaderUpdate, { headerID: '1001', layout: switchback, finish })
    await dana().call(acceptQuote, { id: '1001', versionNumber: 1 })
    const accepted = await dana().call(getQuote, { id: '1001' })

    const copy = await dana().call(duplicateQuote, { id: '1001' })
    expect(copy).toMatchObject({ status: 'draft', issued: null, pdf: null, copiedFrom: ORIGINAL })
    const { name, ...drawing } = await layoutIn(copy.id).then(({ project, ...rest }) => ({
      ...rest,
      name: project.name,
    }))
    expect(name).toBe('Harper residence, front entrance (copy)')
    const { project: _, ...original } = switchback
    expect(drawing).toEqual(original)
    // The designer offers what was saved where the header was changed after it was created.
    const header = await dana().call(vizionHeaderGet, { headerID: copy.id })
    expect(header.dtmLastUpdate > header.dtmCreated).toBe(true)
    expect((await dana().call(getDesignerLink, { id: copy.id })).path).toContain('/designer?product=P3G&id=')
    const json = { container: 'vizionprojects', filePathAndExtension: `${copy.id}.json` }
    expect((await dana().call(fileGet, json)).base64File.length).toBeGreaterThan(1000)

    expect(await dana().call(getQuote, { id: '1001' })).toEqual(accepted)
  })

  test('the copy shows the picture of its original until it has one of its own', async () => {
    const copy = (await dana().call(listQuotes, { search: 'harper copy' })).quotes[0]
    const { preview } = await dana().call(getQuote, { id: '1001' })
    expect(copy).toMatchObject({ preview, copiedFrom: ORIGINAL })
    const id = copy?.id ?? ''
    const picture = await dana().download(getQuotePreview, { id })
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(smallPng)
    const finish = { key: 'finish-of-the-copy', base64File: smallPdf(), preview: smallPng }
    const layout = await layoutIn(id)
    await dana().call(vizionHeaderUpdate, { headerID: id, layout, finish })
    expect(await dana().call(getQuote, { id })).toMatchObject({
      status: 'received',
      partsTotal: 897_991,
      preview: expect.stringMatching(new RegExp(`^${id}-[0-9a-f-]{36}$`)),
      copiedFrom: ORIGINAL,
    })
    expect((await dana().call(getQuote, { id: '1001' })).preview).toBe(preview)
  })

  test('a drawing that lies in the quote only, or was saved after it, is copied all the same', async () => {
    await dana().call(vizionHeaderUpdate, { headerID: '1002', layout: straight })
    const fromQuote = await dana().call(duplicateQuote, { id: '1002' })
    expect((await layoutIn(fromQuote.id)).parts).toEqual(straight.parts)
    await dana().call(vizionProjectUpdate, { headerID: '1002', project: projectOf(switchback, '1002') })
    const fromProject = await dana().call(duplicateQuote, { id: '1002' })
    expect((await layoutIn(fromProject.id)).parts).toEqual(switchback.parts)
  })

  test('staff duplicate a quote for the customer it is for', async () => {
    const copy = await server.as('Ines Calder').call(duplicateQuote, { id: '1003' })
    expect(copy).toMatchObject({ customerNumber: '10002', createdBy: 'Ines Calder' })
    expect((await server.as('Sam Ortiz').call(getQuote, { id: copy.id })).copiedFrom?.id).toBe('1003')
    await expect(dana().call(getQuote, { id: copy.id })).rejects.toMatchObject({ status: 404 })
  })

  test('a drawing that cannot be read leaves no copy without it', async () => {
    const { total } = await dana().call(listQuotes, {})
    await server.database.run(
      "insert into projects (header_id, version, body, saved_by, saved_at) values (1002, 99, '{}', 'x', now() + interval '1 day')",
    )
    await expect(dana().call(duplicateQuote, { id: '1002' })).rejects.toMatchObject({
      status: 422,
      code: 'project.unreadable',
    })
    expect((await dana().call(listQuotes, {})).total).toBe(total)
  })
})
