import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../fixtures/p3g.ts'
import { fitted, readFitAsk } from '../index.ts'

const json = JSON.parse(
  readFileSync(new URL('../../fixtures/sites/s1-driveway-at-the-side.json', import.meta.url), 'utf8'),
)
const answer = (keep: readonly object[]) =>
  fitted(readFitAsk({ ...json, keep }), { catalogue: catalogues('P3G') }).proposals

/** Every part of a way with one turn and of one with two: platforms at the door and at turns, ramps above, between and last. */
const parts = answer([])
  .filter(({ kind }) => kind === 'l' || kind === 'z')
  .filter(({ kind }, index, all) => all.findIndex((one) => one.kind === kind) === index)
  .flatMap(({ kind, price, layout }) =>
    layout.parts.map(({ id, shortName, at, rotation }) => ({ kind, price, id, shortName, at, rotation })),
  )

describe('a part that stays', { timeout: 120_000 }, () => {
  test('there are platforms and ramps of both ways', () => {
    expect(parts.length).toBeGreaterThan(10)
  })

  test.each(parts)(
    '$id of the $kind, $shortName: every layout has it, and the one it is from costs no more',
    (part) => {
      const { shortName, at, rotation, price } = part
      const proposals = answer([{ shortName, at, rotation }])
      expect(proposals[0]?.price).toBeLessThanOrEqual(price)
      for (const { layout } of proposals)
        expect(layout.parts).toContainEqual(expect.objectContaining({ shortName, at, rotation }))
    },
  )
})
