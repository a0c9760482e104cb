import { expectEvery } from '@ramp/testing'
import { expect, test } from 'vitest'
import { dimensionStyles } from './dimension-styles.ts'

test.each(['solid', 'dashed'] as const)(
  'there are six %s drafting lines, no two alike (spec 2 §3.5) [web-drafting-1]',
  (kind) => {
    const styles = dimensionStyles(kind)
    expect(styles).toHaveLength(6)
    expect(new Set(styles.map(({ frontendName }) => frontendName)).size).toBe(6)
    expectEvery(styles, ({ lineType }) => lineType === kind)
  },
)
