import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Places, placesIn } from '../folder/places.ts'
import { decideRestoring, finishRestoring, forgetUnreadablePlan, stagingOf } from './finish-restoring.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-finish-restoring-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A data folder with something in each place, and a restore beside it that is ready. */
function layOut(places: Pick<Places, 'database' | 'files' | 'manifest'>, text: string) {
  for (const folder of [places.database, places.files]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'content'), text)
  }
  writeFileSync(places.manifest, text)
}

let places: Places
beforeEach(() => {
  places = placesIn(mkdtempSync(join(root, 'case-')))
  layOut(places, 'old')
  layOut(stagingOf(places), 'new')
  mkdirSync(stagingOf(places).aside)
  writeFileSync(stagingOf(places).secret, 'secret of the backup')
})
const decided = { backup: 'backups/one', aside: 'aside-2026', told: 'The backup one is in place.' }

const contentIn = (folder: string) =>
  Object.fromEntries(
    ['database/content', 'files/content', 'manifest.json', 'server-secret'].map((name) => {
      const file = join(folder, name)
      return [name, existsSync(file) ? readFileSync(file, 'utf8') : null]
    }),
  )
const of = (text: string, secret: string | null = null) => ({
  'database/content': text,
  'files/content': text,
  'manifest.json': text,
  'server-secret': secret,
})

test('what was not decided is forgotten, and nothing has changed', () => {
  expect(finishRestoring(places)).toBeNull()
  expect(contentIn(places.dataDir)).toEqual(of('old'))
  expect(existsSync(places.restoring)).toBe(false)
})

const STEPS = [
  'restoring/aside to aside-2026',
  ...['files', 'database', 'manifest.json'].flatMap((name) => [
    `${name} to aside-2026/${name}`,
    `restoring/${name} to ${name}`,
  ]),
  'restoring/server-secret to server-secret',
  'forget the plan',
]

describe('what was decided is finished, cut short before each of its steps', () => {
  test.each(STEPS)('%s', (step) => {
    decideRestoring(places, decided)
    const cut = (next: string) => {
      if (next === step) throw new Error('cut short')
    }
    expect(() => finishRestoring(places, cut)).toThrow('cut short')
    expect(finishRestoring(places)).toEqual(decided)
    expect(contentIn(places.dataDir)).toEqual(of('new', 'secret of the backup'))
    expect(contentIn(join(places.dataDir, 'aside-2026'))).toEqual(of('old'))
    expect(readdirSync(places.dataDir).sort()).toEqual([
      ...['aside-2026', 'database', 'files', 'manifest.json', 'server-secret'],
    ])
  })

  test('and these are all steps', () => {
    decideRestoring(places, decided)
    const steps: string[] = []
    finishRestoring(places, (step) => void steps.push(step))
    expect(steps).toEqual(STEPS)
  })
})

test('a secret that is there stays', () => {
  writeFileSync(places.secret, 'secret of today')
  decideRestoring(places, decided)
  finishRestoring(places)
  expect(contentIn(places.dataDir)).toEqual(of('new', 'secret of today'))
})

test('what a server laid out meanwhile goes aside too, beside what was there first', () => {
  decideRestoring(places, decided)
  const cut = (name: string) => {
    if (name === 'restoring/manifest.json to manifest.json') throw new Error('cut short')
  }
  expect(() => finishRestoring(places, cut)).toThrow('cut short')
  writeFileSync(places.manifest, 'of an earlier version')
  finishRestoring(places)
  expect(contentIn(places.dataDir)).toMatchObject(of('new', expect.any(String)))
  const aside = (name: string) => readFileSync(join(places.dataDir, 'aside-2026', name), 'utf8')
  expect([aside('manifest.json'), aside('manifest.json-2')]).toEqual(['old', 'of an earlier version'])
})

describe('a folder that cannot be moved', () => {
  const refuse = (path: string) => {
    throw Object.assign(new Error('busy'), { syscall: 'rename', code: 'EBUSY', path })
  }

  test('is named, and everything is as before', () => {
    decideRestoring(places, decided)
    const busy = (name: string) =>
      name === 'database to aside-2026/database' ? refuse(places.database) : undefined
    expect(() => finishRestoring(places, busy)).toThrow(
      `The restore was interrupted: ${places.database} cannot be moved (EBUSY). Is it in use, or on a separate disk? A restore needs all of ${places.dataDir} on one disk. No changes were made.`,
    )
    expect(contentIn(places.dataDir)).toEqual(of('old'))
    expect(finishRestoring(places)).toBeNull()
    expect(contentIn(places.dataDir)).toEqual(of('old'))
  })

  test('later on is named, and the restore waits to be finished', () => {
    decideRestoring(places, decided)
    const cut = (name: string) => {
      if (name === 'restoring/manifest.json to manifest.json') throw new Error('cut short')
    }
    expect(() => finishRestoring(places, cut)).toThrow('cut short')
    expect(() => finishRestoring(places, () => refuse(places.manifest))).toThrow(
      `A restore was cut short and cannot be finished: ${places.manifest} cannot be moved (EBUSY).`,
    )
    finishRestoring(places)
    expect(contentIn(places.dataDir)).toMatchObject(of('new', expect.any(String)))
  })
})

test('a plan that cannot be read is refused with what to do, and takes nothing away', () => {
  decideRestoring(places, decided)
  writeFileSync(stagingOf(places).plan, 'nonsense')
  expect(() => finishRestoring(places)).toThrow('Restore again with: npm run restore -- NAME')
  expect(contentIn(places.restoring)).toMatchObject(of('new', expect.any(String)))
  forgetUnreadablePlan(places)
  expect(finishRestoring(places)).toBeNull()
})
