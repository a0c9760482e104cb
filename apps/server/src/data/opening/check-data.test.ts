import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { writeManifest } from '../folder/manifest.ts'
import { type Places, placesIn } from '../folder/places.ts'
import { lastHeaderKnownTo, requireWritable } from './check-data.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-check-data-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let places: Places
beforeEach(() => {
  places = placesIn(mkdtempSync(join(root, 'case-')))
})

describe('something else lies where the server keeps its own', () => {
  const asFile = (what: 'database' | 'files' | 'backups') => () => writeFileSync(places[what], 'a file')
  const asFolder = (what: 'manifest' | 'secret') => () => mkdirSync(places[what])
  const elsewhere = () => {
    mkdirSync(join(places.dataDir, 'elsewhere'))
    symlinkSync(join(places.dataDir, 'elsewhere'), places.database)
  }
  const nowhere = () => symlinkSync('/nowhere/files', places.files)

  test.each([
    ['database', asFile('database'), 'is a file, but must be a folder. Move it. No changes were made.'],
    ['files', asFile('files'), 'is a file, but must be a folder.'],
    ['backups', asFile('backups'), 'is a file, but must be a folder.'],
    ['manifest', asFolder('manifest'), 'is a folder, but must be a file. Move it.'],
    ['secret', asFolder('secret'), 'is a folder, but must be a file.'],
    ['files', nowhere, 'is a broken link. Mount the disk it points to, or fix the link.'],
    ['database', elsewhere, 'is a link. Move the database there,'],
  ] as const)('%s', (what, happen, says) => {
    happen()
    expect(() => requireWritable(places)).toThrow(`${places[what]} ${says}`)
  })

  test('a file in place of the whole folder', () => {
    const dataDir = join(places.dataDir, 'file')
    writeFileSync(dataDir, 'a file')
    expect(() => requireWritable(placesIn(dataDir))).toThrow('or name another folder with DATA_DIR')
    expect(readFileSync(dataDir, 'utf8')).toBe('a file')
  })
})

test('folders elsewhere are as good as folders here', () => {
  mkdirSync(join(places.dataDir, 'disk'))
  symlinkSync(join(places.dataDir, 'disk'), places.files)
  expect(() => requireWritable(places)).not.toThrow()
})

test('what a restore put aside remembers numbers too', () => {
  const aside = placesIn(join(places.dataDir, 'aside-2026-11-22T10-00-00-000Z'))
  mkdirSync(aside.dataDir)
  const counts = { identity: null, headers: 3, issuedQuotes: 0 }
  writeManifest(aside.manifest, { ...counts, lastHeader: 1203, isStopped: true, writtenAt: '' })
  expect(lastHeaderKnownTo(places)).toBe(1203)
})
