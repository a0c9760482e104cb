import { expect, test } from 'vitest'
import { p3g } from '../../fixtures/p3g.ts'
import { newPart } from '../layout/new-part.ts'
import type { Part } from '../layout/part.ts'
import { placePart } from './place-parts.ts'
import { isSameButPlace } from './same-but-place.ts'

function made(shortName: string, change: object = {}) {
  const item = p3g.byShortName.get(shortName)
  const part = item && newPart(item, 'a', { x: 100, y: 100 }, 0)
  const placed = part && placePart({ ...part, ...change } as Part, p3g)
  if (!placed) throw new Error(`the catalogue lacks ${shortName}`)
  return placed
}

test.each`
  what                       | one                                         | isSame
  ${'moved'}                 | ${made('PRSTL8', { at: { x: 3, y: 4 } })}   | ${true}
  ${'turned'}                | ${made('PRSTL8', { rotation: 90 })}         | ${true}
  ${'supported at its top'}  | ${made('PRSTL8', { isSupportedTop: true })} | ${false}
  ${'only drawn'}            | ${made('PRSTL8', { isLogicless: true })}    | ${false}
  ${'with loops of its own'} | ${made('PRSTL8', { loops: true })}          | ${false}
  ${'shorter'}               | ${made('PRSTL6')}                           | ${false}
  ${'under another id'}      | ${made('PRSTL8', { id: 'b' })}              | ${false}
`('a ramp that is $what: the same but for its place: $isSame', ({ one, isSame }) => {
  expect(isSameButPlace(made('PRSTL8'), one)).toBe(isSame)
  expect(isSameButPlace(one, made('PRSTL8'))).toBe(isSame)
})

test('a part that is gone is no other part', () => {
  expect(isSameButPlace(undefined, undefined)).toBe(true)
  expect(isSameButPlace(made('PRSTL8'), undefined)).toBe(false)
  expect(isSameButPlace(undefined, made('PRSTL8'))).toBe(false)
})
