import { readFileSync } from 'node:fs'
import { fitted, type KeptPart } from '@ramp/domain'
import { readFitRequest } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { askedBesides, isNoneBetter, stillOffered, withKeptFrom } from './kept-from.ts'
import { keyOf, type Offered } from './offered/fit-messages.ts'

const json = JSON.parse(readFileSync('packages/domain/fixtures/sites/s3-corner-lot.json', 'utf8'))
const ask = readFitRequest(json)
const found = fitted(ask, { catalogue: p3g }).proposals
const last = (of: readonly Offered[]): Offered => {
  const one = of.at(-1)
  if (!one) throw new Error('Nothing fits')
  return one
}
const dearest = last(found)
const keptOf = ({ layout: { parts } }: Offered, id: string): KeptPart => {
  const part = parts.find((one) => one.id === id)
  if (!part) throw new Error(id)
  return { shortName: part.shortName, at: part.at, rotation: part.rotation, height: null }
}
const asking = { ...ask, keep: [keptOf(dearest, 'A')] }
const from = { asked: askedBesides(ask), offered: dearest }

describe('the ramp that a part is kept of', () => {
  test('stays among six that are cheaper, as the last of them', () => {
    const again = fitted(asking, { catalogue: p3g }).proposals.filter((one) => keyOf(one) !== keyOf(dearest))
    const shown = withKeptFrom(again, stillOffered(from, asking))
    expect(shown.length).toBe(6)
    expect(last(shown)).toEqual({ ...dearest, why: 'The ramp this part is from.' })
    expect(isNoneBetter(again, dearest)).toBe(false)
  })

  test('is shown once where it was found again', () => expect(withKeptFrom(found, dearest)).toBe(found))

  test('is there where nothing else is, and nothing is better', () => {
    expect(withKeptFrom([], dearest).map(keyOf)).toEqual([keyOf(dearest)])
    expect(isNoneBetter([], dearest)).toBe(true)
    expect(isNoneBetter([dearest], dearest)).toBe(true)
  })

  test('goes when the site or what is wished for is another one, and when no part stays', () => {
    expect(stillOffered(from, asking)).toBe(dearest)
    expect(stillOffered(from, { ...asking, codes: ['ADA'] })).toBeNull()
    expect(stillOffered(from, { ...asking, keep: [] })).toBeNull()
    expect(stillOffered(null, asking)).toBeNull()
  })
})
