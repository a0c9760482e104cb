import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backupsIn } from '../data/backups/backups.ts'
import { type Places, placesIn } from '../data/folder/places.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openDump } from '../db/open-dump.ts'
import { openFileStore } from './open-file-store.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-require-files-'))
const places: Places = placesIn(root)
const open = () => openEmbedded(root, { warn: () => undefined, openDump })
const fileAt = (name: string) => join(places.files, 'vizionprojects', name)
const write = (name: string) => {
  mkdirSync(dirname(fileAt(name)), { recursive: true })
  writeFileSync(fileAt(name), 'drawing')
}

let database: Database
beforeAll(async () => {
  const first = await open()
  await first.run(
    `insert into headers (customer_number, name, product_line, industry, creator_client_id, created_by, created_at, updated_at)
     values ('10001', 'Harper', 'P3G', 'residential', 2, 'Dana Miller', now(), now())`,
  )
  for (const name of ['1001-a.pdf', '1001-b.pdf']) {
    write(name)
    await first.run(
      `insert into files (name, header_id, content_type, bytes, sha256, saved_by, saved_at, place)
       values ($1, 1001, 'application/pdf', 7, $3, 'Dana Miller', now(), $2)`,
      [name, `vizionprojects/${name}`, createHash('sha256').update('drawing').digest('hex')],
    )
  }
  await first.close()
  database = await open()
})
beforeEach(() => rmSync(places.files, { recursive: true, force: true }))
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

const openStore = (more = {}) =>
  openFileStore({ files: { kind: 'folder' }, dataDir: root, ...more }, database, () => undefined)

test('a folder that has lost all files refuses the start, with the command that brings them back', async () => {
  const [backup] = backupsIn(places.backups)
  await expect(openStore()).rejects.toThrow(
    `The 2 files that quotes named last are not in ${places.files}. Mount the disk that contains them, or restore them: cp -a '${backup?.folder}/files' '${root}'. To continue without them, start with FILES_ARE_LOST=yes. No changes were made.`,
  )
})

test('one that is there is enough, and who knows of the loss may go on', async () => {
  write('1001-a.pdf')
  await (await openStore()).close()
  rmSync(places.files, { recursive: true })
  await (await openStore({ areFilesLost: true })).close()
})

test('another place that has none of them is refused too', async () => {
  await expect(openStore({ files: { kind: 'database' } })).rejects.toThrow(
    'The 2 files that quotes named last are not in the database. Set FILES or S3_BUCKET to where they are, or first start',
  )
})
