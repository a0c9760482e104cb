import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { newPart } from '../../model/layout/new-part.ts'
import { clusterParts } from './clusters.ts'
import { placementOf, placePart } from './place-parts.ts'
import type { PlacedPart } from './placed-part.ts'

const catalogue = catalogues('P3G')
const item = catalogue.byShortName.get('PPS55TL')

/** A 5x5 platform, 66.1 in square, whose centre lies at x. */
function platform(id: string, x: number): PlacedPart {
  const part = item && newPart(item, id, { x, y: 0 }, 0)
  const placed = part && placePart(part, catalogue)
  if (!placed) throw new Error('the catalogue lacks the platform')
  return placed
}

const [a, b, c, far] = [platform('a', 0), platform('b', 66.1), platform('c', 180), platform('far', 600)]
const names = (parts: readonly PlacedPart[]) =>
  clusterParts(placementOf(parts), null)
    .clusters.map((cluster) => cluster.parts.map(({ part }) => part.id).join(' '))
    .sort()

describe('clusters', () => {
  test.each<[string, readonly PlacedPart[], readonly string[]]>([
    ['joined platforms are one', [a, b], ['a b']],
    ['a platform on the other side of the yard is another', [a, b, far], ['a b', 'far']],
    ['platforms too far apart to share a leg are two', [b, c], ['b', 'c']],
    ['platforms near enough to share a leg are one', [a, platform('d', 66.1 + 20)], ['a d']],
    ['a chain is one, in drawing order', [platform('e', 120), a, b], ['e a b']],
    ['nothing is none', [], []],
  ])('%s', (_, parts, expected) => {
    expect(names(parts)).toEqual(expected)
  })

  // Clustered in each test, not before them: the mutation check must see which tests take part in it.
  const clustersAfter = (parts: readonly PlacedPart[]) => {
    const before = clusterParts(placementOf([a, b, c, far]), null)
    const { clusters } = clusterParts(placementOf(parts), before)
    return { clusters, held: clusters.filter((one) => before.clusters.includes(one)) }
  }

  test.each<[string, readonly PlacedPart[], number]>([
    ['nothing changed: all three are kept', [a, b, c, far], 3],
    ['a part moved within its own place: the others are kept', [a, b, platform('c', 182), far], 2],
    ['a part moved beside another cluster: that one is looked at again', [a, b, platform('c', 590), far], 1],
    ['a part taken away: the others are kept', [a, c, far], 2],
    ['a part added beside a cluster: the others are kept', [a, b, c, far, platform('g', 660)], 2],
    ['another drawing order within a cluster: it is looked at again', [b, a, c, far], 2],
  ])('after an edit: %s', (_, parts, kept) => {
    expect(clustersAfter(parts).held).toHaveLength(kept)
  })

  test.each<[string, readonly PlacedPart[]]>([
    ['a bridge between two clusters', [a, b, platform('bridge', 123), c, far]],
    ['a cluster torn apart', [a, platform('b', 300), c, far]],
  ])('gives what it would give from nothing: %s', (_, parts) => {
    const ids = (one: { parts: readonly PlacedPart[] }) => one.parts.map(({ part }) => part.id).join(' ')
    expect(clustersAfter(parts).clusters.map(ids).sort()).toEqual(names(parts))
  })
})
