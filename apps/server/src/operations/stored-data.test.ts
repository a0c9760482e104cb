import { createHash } from 'node:crypto'
import { vizionHeaderUpdate, vizionProjectCreate } from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../app/testing/test-server.ts'
import { damageOf } from '../db/contents.ts'
import type { Sql } from '../db/database.ts'
import { changeIssued } from '../db/testing/change-issued.ts'
import { databases } from '../db/testing/databases.ts'
import { smallPdf } from '../files/testing/small-files.ts'
import { watchStoredData } from './stored-data.ts'

const RESTORE = () => 'Restore a backup.'

/** Ends a transaction whose changes are not to stay. */
class Enough extends Error {}

describe.each(databases)('stored data on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
    const dana = server.as('Dana Miller')
    const finish = { key: 'finish-of-damage', base64File: smallPdf('finish'), unanswered: [] }
    await dana.call(vizionHeaderUpdate, { headerID: '1001', layout: layoutOf('t2-straight'), finish })
    const project = projectOf(layoutOf('t2-straight'), '1002')
    await dana.call(vizionProjectCreate, { headerID: '1002', project })
    await changeIssued(
      server.database,
      `update issued_quotes set payload = jsonb_set(payload, '{customs}', '[{"itemNumber": "80000"}]'), issued_at = issued_at + interval '2 days'`,
    )
    await server.database.run(
      `insert into custom_items (product_line, running, item_number, short_name, wish, created_by, created_at)
       values ('P3G', 1, '80000', 'CUSTOM', '{}', 'Dana Miller', now())`,
    )
  })
  afterAll(() => server.close())

  async function told(change: (sql: Sql) => Promise<unknown>): Promise<string | null> {
    let sentence: string | null = null
    const look = server.database.transaction(async (sql) => {
      await sql.run('set local session_replication_role = replica')
      await change(sql)
      sentence = await damageOf(sql, RESTORE)
      throw new Enough()
    })
    await expect(look).rejects.toBeInstanceOf(Enough)
    return sentence
  }

  test('is sound when nothing was lost', async () => {
    expect(await damageOf(server.database, RESTORE)).toBeNull()
  })

  test.each([
    ['headers', 'headers lacks quotes that other tables name (3)'],
    ['issued_quotes', 'issued_quotes lacks quotes that were issued (1)'],
    ['projects', 'projects lacks drawings that were saved (2)'],
    ['files', 'files lacks PDFs of issued quotes (1)'],
    ['catalogue_versions', 'catalogue_versions lacks catalogs that quotes were issued from (1)'],
    ['catalogue_lines', 'catalogue_lines lacks catalogs that items belong to (1)'],
    ['items', 'items lacks catalogs with items (1)'],
    ['custom_items', 'custom_items lacks quotes with custom parts (1)'],
    ['revision_status', 'revision_status lacks states of issued quotes (1)'],
    ['audit', 'audit lacks quotes that were issued since it is kept (1)'],
  ])('is damaged when the table %s is empty', async (table, what) => {
    const sentence = await told((sql) => sql.run(`delete from ${table}`))
    expect(sentence).toBe(`The database is damaged: ${what}. Restore a backup.`)
  })

  test('is told of an empty list of migrations, and nothing is taken for a new database', async () => {
    const { migrate } = await import('../db/migrate.ts')
    await server.database.run('alter table migrations rename to migrations_aside')
    await server.database.run('create table migrations (name text primary key, checksum text not null)')
    await expect(migrate(server.database)).rejects.toThrow('its table migrations is empty')
    await server.database.run('drop table migrations')
    await server.database.run('alter table migrations_aside rename to migrations')
  })

  const nameFile = (place: string, content: string) =>
    server.database.run(
      `insert into files (name, header_id, content_type, bytes, sha256, saved_by, saved_at, place)
       values ($1, 1003, 'application/pdf', $2, $3, 'Dana Miller', now(), $1)`,
      [place, content.length, createHash('sha256').update(content).digest('hex')],
    )

  async function watched(contents: Readonly<Record<string, string | Error>>, areFilesLost = false) {
    const warnings: string[] = []
    const stored = watchStoredData({ warn: (one) => void warnings.push(one), wayBack: RESTORE, areFilesLost })
    const read = async (place: string) => {
      const content =
        contents[place] ??
        (place.startsWith('vizionprojects/1001-') ? Buffer.from(smallPdf('finish'), 'base64') : null)
      if (content instanceof Error) throw content
      return typeof content === 'string' ? Buffer.from(content) : content
    }
    await stored.checkTables(server.database)
    stored.checkFiles({ database: server.database, store: { read } })
    const damaged = [...(await stored.damagedFiles(new AbortController().signal))]
    const damage = stored.damage()
    await stored.end()
    return { damage, damaged, warnings }
  }

  test('has files that were changed, cut short, missing or not to be read, each called what it is', async () => {
    const places = ['a', 'b', 'c', 'd'].map((one) => `vizionprojects/1003-${one}.pdf`)
    for (const place of places) await nameFile(place, 'drawing')
    const [a = '', b = '', c = '', d = ''] = places
    const whole = { [a]: 'drawing', [b]: 'drawing', [c]: 'drawing', [d]: 'drawing' }
    expect(await watched(whole)).toEqual({ damage: null, damaged: [], warnings: [] })
    const forbidden = Object.assign(new Error('no'), { code: 'EACCES' })
    const { [d]: _, ...without } = whole
    const found = await watched({ ...without, [a]: 'DRAWING', [b]: 'draw', [c]: forbidden })
    const damage =
      '2 of 5 stored files are damaged (vizionprojects/1003-a.pdf was changed, vizionprojects/1003-b.pdf has another size). Copy them back from a backup or another copy (docs/operations.md, Restore), then start again. To continue without them, start with FILES_ARE_LOST=yes.'
    const unreadable =
      '1 of 5 stored files is not readable for the user that runs the server (vizionprojects/1003-c.pdf cannot be read). Give all files to that user (chown -R).'
    expect(found).toEqual({
      damage: `${damage} ${unreadable}`,
      damaged: [a, b],
      warnings: [
        damage,
        unreadable,
        '1 of 5 stored files is missing (vizionprojects/1003-d.pdf is missing). Copy them back from a backup or another copy (docs/operations.md, Restore), then start again.',
      ],
    })
    const lost = await watched({ ...whole, [a]: 'DRAWING' }, true)
    expect([lost.damage, lost.damaged, lost.warnings.length]).toEqual([null, [a], 1])
  })

  test('is not called damaged because file storage is not responding', async () => {
    const found = await watched({ 'vizionprojects/1003-a.pdf': new Error('away') })
    expect([found.damage, found.damaged]).toEqual([null, []])
    expect(found.warnings).toEqual(['Stored files could not be checked. Error: away'])
  })
})
