import { POST_SIZE } from '@ramp/domain'
import { expect, test } from 'vitest'
import { readCatalogue } from './index.ts'

test.each(['P3G', 'P2G', 'PHD', 'APD', 'HAR'] as const)(
  'every ramp and stair of %s is as wide overall as it is usable, and a post on each side (spec 1 §9) [catalogue-files-12]',
  (line) => {
    const sloped = readCatalogue(line).items.filter(({ role }) =>
      ['ramp', 'starter-ramp', 'stair'].includes(role),
    )
    const borders = new Set(sloped.map(({ width, usableWidth }) => (width ?? 0) - (usableWidth ?? 0)))
    expect([...borders]).toEqual([2 * POST_SIZE])
  },
)
