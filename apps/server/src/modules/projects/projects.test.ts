import {
  acceptQuote,
  fileGet,
  filesPost,
  vizionHeaderGet,
  vizionHeaderUpdate,
  vizionProjectCreate,
  vizionProjectGet,
  vizionProjectUpdate,
} from '@ramp/contracts'
import { newLayout } from '@ramp/domain'
import { readSavedProject } from '@ramp/formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const straight = projectOf(layoutOf('t2-straight'), '1001')
const switchback = projectOf(layoutOf('t1-switchback'), '1001')
const json = { container: 'vizionprojects', filePathAndExtension: '1001.json' }

describe.each(databases)('projects on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  test('a quote that was never drawn has no project', async () => {
    await expect(server.as('Dana Miller').call(vizionProjectGet, { headerID: '1001' })).rejects.toMatchObject(
      {
        status: 404,
        code: 'project.unknown',
      },
    )
  })

  test('a saved project is given back as it was, and the header tells that there is one [server-projects-1]', async () => {
    const dana = server.as('Dana Miller')
    expect(await dana.call(vizionProjectCreate, { headerID: '1001', project: straight })).toMatchObject({
      version: 1,
    })
    const stored = await dana.call(vizionProjectGet, { headerID: '1001' })
    expect(stored).toMatchObject({ headerID: '1001', version: 1, savedBy: 'Dana Miller', project: straight })
    const header = await dana.call(vizionHeaderGet, { headerID: '1001' })
    expect(header.dtmLastUpdate > header.dtmCreated).toBe(true)
  })

  test('the first save happens once; every further one is a version of its own [server-projects-4]', async () => {
    const dana = server.as('Dana Miller')
    await expect(
      dana.call(vizionProjectCreate, { headerID: '1001', project: straight }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'project.exists',
    })
    expect(await dana.call(vizionProjectUpdate, { headerID: '1001', project: switchback })).toMatchObject({
      version: 2,
    })
    expect((await dana.call(vizionProjectGet, { headerID: '1001' })).project).toEqual(switchback)
  })

  test('saves of two tabs at once are both kept', async () => {
    const dana = server.as('Dana Miller')
    const project = projectOf(layoutOf('t6-stair'), '1002')
    const saves = await Promise.all(
      Array.from({ length: 5 }, () => dana.call(vizionProjectUpdate, { headerID: '1002', project })),
    )
    expect(saves.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5])
  })

  test('the project also lies beside the PDF as a file of its own', async () => {
    const { base64File } = await server.as('Dana Miller').call(fileGet, json)
    expect(readSavedProject(Buffer.from(base64File, 'base64').toString())).toEqual({
      isReadable: true,
      saved: switchback,
    })
  })

  test('a project that comes as a file is saved as a project', async () => {
    const dana = server.as('Dana Miller')
    const base64File = Buffer.from(JSON.stringify(straight)).toString('base64')
    await dana.call(filesPost, { items: [{ ...json, base64File }] })
    expect(await dana.call(vizionProjectGet, { headerID: '1001' })).toMatchObject({
      version: 3,
      project: straight,
    })
  })

  test('a project file cut in half is refused, and the last whole one stays', async () => {
    const dana = server.as('Dana Miller')
    const text = JSON.stringify(switchback)
    const base64File = Buffer.from(text.slice(0, text.length / 2)).toString('base64')
    await expect(dana.call(filesPost, { items: [{ ...json, base64File }] })).rejects.toMatchObject({
      status: 400,
      code: 'file.refused',
      message: expect.stringContaining('The file is damaged or was cut short.'),
    })
    expect(await dana.call(vizionProjectGet, { headerID: '1001' })).toMatchObject({
      version: 3,
      project: straight,
    })
  })

  test('a project too old to load is not stored, and the one before stays [server-projects-5]', async () => {
    const dana = server.as('Dana Miller')
    const before = await dana.call(vizionProjectGet, { headerID: '1001' })
    const project = { ...switchback, dtmLastUpdate: '2020-12-02T21:59:00Z' }
    const refused = {
      status: 422,
      code: 'project.unreadable',
      message: 'This project is too old to load. It was saved before December 2, 2020.',
    }
    for (const [save, headerID] of [
      [vizionProjectUpdate, '1001'],
      [vizionProjectCreate, '1003'],
    ] as const) {
      const sent = { headerID, project: { ...project, vizionHeaderId: headerID } }
      await expect(dana.call(save, sent)).rejects.toMatchObject(refused)
    }
    expect(await dana.call(vizionProjectGet, { headerID: '1001' })).toEqual(before)
  })

  test.each([
    ['of another quote', projectOf(newLayout('P3G'), '1002'), 'project.vizionHeaderId'],
    ['of another product line', projectOf(newLayout('RAILWAY'), '1001'), 'project.layout.project.product'],
  ])('a project %s is refused', async (_, project, field) => {
    await expect(
      server.as('Dana Miller').call(vizionProjectUpdate, { headerID: '1001', project }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining(field) })
  })

  describe('a project as it was saved before', () => {
    const ramp = straight.layout.parts.find(({ kind }) => kind === 'ramp')
    const bare = {
      kind: 'ramp',
      id: ramp?.id,
      at: ramp?.at,
      rotation: ramp?.rotation,
      shortDesc: ramp?.shortName,
    }
    const parts = straight.layout.parts.map((part) => (part === ramp ? bare : part))
    const keep = (body: unknown, version: number) =>
      server.database.run(
        'insert into projects (header_id, version, body, saved_by, saved_at) values (1001, $1, $2::jsonb, $3, $4)',
        [version, JSON.stringify(body), 'Dana Miller', new Date()],
      )
    const get = () => server.as('Dana Miller').call(vizionProjectGet, { headerID: '1001' })

    test('is brought up to date when it is loaded (spec 1 §4) [server-projects-3]', async () => {
      await keep({ ...straight, layout: { ...straight.layout, parts } }, 100)
      expect((await get()).project).toEqual(straight)
    })

    test('has its houses, obstacles and keep-offs as things, with version 3', async () => {
      const at = { x: 900, y: 900 }
      const obstacles = [{ name: 'oak', at, radius: 16, clearance: 30, isToMove: true }]
      const keepOffs = [{ name: 'lid', kind: 'septic-lid', at, radius: 12 }]
      const site = { ...straight.layout.site, obstacles, keepOffs }
      await keep({ ...straight, layout: { ...straight.layout, version: 2, site } }, 101)
      const { layout } = (await get()).project
      expect(layout.version).toBe(3)
      expect(layout.site.things).toEqual([
        { kind: 'obstacle', name: 'oak', at, radius: 16, clearance: 30, fate: 'moves' },
        { kind: 'septic-lid', name: 'lid', at, radius: 12 },
      ])
      await server.database.run('delete from projects where version >= 100', [])
    })

    test('is refused in the words of the specification when it is too old or holds none [server-projects-2]', async () => {
      await keep({ ...straight, dtmLastUpdate: '2020-12-02T21:59:00Z' }, 101)
      await expect(get()).rejects.toMatchObject({
        status: 422,
        code: 'project.unreadable',
        message: 'This project is too old to load. It was saved before December 2, 2020.',
      })
      await keep({ notes: 'nothing' }, 102)
      await expect(get()).rejects.toMatchObject({ message: expect.stringContaining('No Project Data') })
      await server.database.run('delete from projects where version >= 100', [])
    })
  })

  test('a price level that staff gave a project stays with it, and a dealer brings in no other', async () => {
    const at = (priceLevel: 'dealer' | 'fss') =>
      projectOf({ ...switchback.layout, project: { ...switchback.layout.project, priceLevel } }, '1002')
    const [dana, ines] = [server.as('Dana Miller'), server.as('Ines Calder')]
    const asFile = (project: object) => ({
      container: json.container,
      filePathAndExtension: '1002.json',
      base64File: Buffer.from(JSON.stringify(project)).toString('base64'),
    })
    const refused = { status: 403, code: 'price-level.refused' }
    const save = (project: ReturnType<typeof at>) =>
      dana.call(vizionProjectUpdate, { headerID: '1002', project })
    await expect(save(at('dealer'))).rejects.toMatchObject(refused)
    await expect(dana.call(filesPost, { items: [asFile(at('dealer'))] })).rejects.toMatchObject(refused)
    await ines.call(vizionProjectUpdate, { headerID: '1002', project: at('dealer') })
    expect(await save(at('dealer'))).toMatchObject({ headerID: '1002' })
    await expect(save(at('fss'))).rejects.toMatchObject(refused)
    expect((await dana.call(vizionProjectGet, { headerID: '1002' })).project).toEqual(at('dealer'))
    // Whose it is comes first: a stranger learns nothing of the level.
    await expect(
      server.as('Sam Ortiz').call(vizionProjectUpdate, { headerID: '1002', project: at('fss') }),
    ).rejects.toMatchObject({ code: 'header.unknown' })
  })

  test('the project of an accepted quote can be read and no longer saved', async () => {
    const dana = server.as('Dana Miller')
    await dana.call(vizionHeaderUpdate, { headerID: '1001', layout: straight.layout })
    await dana.call(acceptQuote, { id: '1001', versionNumber: 1 })
    await expect(
      dana.call(vizionProjectUpdate, { headerID: '1001', project: switchback }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'quote.accepted',
    })
    expect((await dana.call(vizionProjectGet, { headerID: '1001' })).project).toEqual(straight)
  })
})
