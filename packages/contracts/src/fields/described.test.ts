import { described } from '@ramp/formats'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as contracts from '../index.ts'

test('a schema with words checks what it did, and the one it was made of has none', () => {
  const count = z.number().check(z.minimum(1))
  const parts = count.apply(described, 'Parts of the layout.')
  expect(z.toJSONSchema(parts)).toMatchObject({
    type: 'number',
    minimum: 1,
    description: 'Parts of the layout.',
  })
  expect(z.toJSONSchema(count)).not.toHaveProperty('description')
  expect(parts.safeParse(0).success).toBe(false)
})

/** All schemas of a schema, itself included. */
function within(value: unknown, known = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (typeof value !== 'object' || value === null) return known
  if (value instanceof z.core.$ZodType) {
    if (known.has(value)) return known
    known.add(value)
  }
  const inner = value instanceof z.core.$ZodType ? value._zod.def : value
  for (const one of Object.values(inner)) within(one, known)
  return known
}

test('no schema of a call has a check that the server cannot compile', () => {
  const checks = Object.values(contracts)
    .flatMap((one) => (typeof one === 'object' && 'path' in one ? [...within(one)] : []))
    .flatMap(({ _zod }) => _zod.def.checks ?? [])
    .map((check) => check._zod.def.check)
  expect(checks.length).toBeGreaterThan(50)
  expect(checks).not.toContain('describe')
})
