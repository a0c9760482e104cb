import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { placesIn } from './places.ts'
import { refuseRoot, unwritable } from './require-access.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-require-access-'))
chmodSync(root, 0o755)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const SOMEBODY = 65_534
const own = process.getuid?.() === 0 ? { uid: SOMEBODY, gid: SOMEBODY } : {}

/** What a user without rights is told; root may do everything, so that another one asks. */
function toldTo(file: string, call: string): string {
  const module = fileURLToPath(new URL(file, import.meta.url))
  const script = `const places = require(${JSON.stringify(fileURLToPath(new URL('./places.ts', import.meta.url)))}).placesIn(process.argv[1])
    const all = require(${JSON.stringify(module)})
    try { all.${call}(places); console.log('nothing') } catch (error) { console.log(error.message) }`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', '--eval', script, places.dataDir],
    { ...own, encoding: 'utf8', cwd: dirname(module) },
  )
  return stdout.trim() || stderr
}

let places: ReturnType<typeof placesIn>
beforeEach(() => {
  places = placesIn(mkdtempSync(join(root, 'case-')))
  for (const folder of [places.database, places.files, places.backups, join(places.database, 'global')])
    mkdirSync(folder)
  for (const file of [places.manifest, places.secret, control()]) writeFileSync(file, '')
  for (const path of [
    places.dataDir,
    places.database,
    places.files,
    places.backups,
    join(places.database, 'global'),
  ])
    chmodSync(path, 0o777)
  for (const file of [places.manifest, places.secret, control()]) chmodSync(file, 0o666)
})
const control = () => join(places.database, 'global', 'pg_control')
const sentence = (path: string) =>
  `DATA_DIR: ${path} cannot be read and written (EACCES). Give all of ${places.dataDir} to the user that runs the server (chown -R).`

describe('what belongs to somebody else is named', { timeout: 60_000 }, () => {
  test.each(['database', 'files', 'backups', 'manifest', 'secret'] as const)('%s', (what) => {
    chmodSync(places[what], 0)
    expect(toldTo('../opening/check-data.ts', 'requireWritable')).toBe(sentence(places[what]))
  })

  test('a file deep in the database', () => {
    expect(toldTo('./require-access.ts', 'requireAccessWithin')).toBe('nothing')
    chmodSync(control(), 0)
    expect(toldTo('./require-access.ts', 'requireAccessWithin')).toBe(sentence(control()))
  })

  test('a folder of files that may be read and not written', () => {
    const folder = join(places.files, 'vizionprojects')
    mkdirSync(folder)
    chmodSync(folder, 0o777)
    expect(toldTo('./require-access.ts', 'requireFilesAccess')).toBe('nothing')
    chmodSync(folder, 0o555)
    expect(toldTo('./require-access.ts', 'requireFilesAccess')).toBe(sentence(folder))
  })

  test('a file in a backup that may not be read is neither missing nor changed', async () => {
    const call = `const { wrongFilesIn } = require(${JSON.stringify(fileURLToPath(new URL('../backups/backup-files.ts', import.meta.url)))})
      wrongFilesIn(process.argv[1], [{ place: 'server-secret', bytes: 0, sha256: 'x' }, { place: 'files/a', bytes: 1, sha256: 'x' }])
        .then((wrong) => console.log(wrong.map(({ what }) => what).join()))`
    chmodSync(places.secret, 0)
    chmodSync(places.files, 0)
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', 'tsx/cjs', '--eval', call, places.dataDir],
      { ...own, encoding: 'utf8', cwd: dirname(fileURLToPath(import.meta.url)) },
    )
    expect(stdout.trim() || stderr).toBe('cannot be read,cannot be read')
  })
})

test.each([
  ['root in the folder of somebody', { owner: 1000, asking: 0 }, true],
  ['somebody in a folder of their own', { owner: 1000, asking: 1000 }, false],
  ['root in a folder of root', { owner: 0, asking: 0 }, false],
  ['root on a disk of another machine', { owner: SOMEBODY, asking: 0 }, false],
])('%s', (_, users, isRefused) => {
  const ask = () => refuseRoot(places.dataDir, users)
  if (isRefused)
    expect(ask).toThrow(
      "belongs to user 1000, and this was started by root: what root writes there, the server cannot read. Start it as that user: sudo -u '#1000' …",
    )
  else expect(ask).not.toThrow()
})

test('a disk that is read-only is told as such, and not as a matter of rights', () => {
  expect(unwritable('/data', 'EROFS').message).toContain('the disk of /data is mounted read-only (EROFS).')
  expect(unwritable('/data', 'EACCES').message).toContain('Give it to the user that runs the server')
})
