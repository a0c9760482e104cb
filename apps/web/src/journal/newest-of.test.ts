import { expect, test } from 'vitest'
import { newestOf, nextEdit } from './newest-of.ts'

const of = (edit: number, value = `edit ${edit}`) => ({ edit, value })

test.each`
  what                                 | found                                | newest
  ${'nothing'}                         | ${[]}                                | ${null}
  ${'nothing that can be read'}        | ${[null, null]}                      | ${null}
  ${'one that cannot be read and one'} | ${[null, of(3)]}                     | ${of(3)}
  ${'an older and a newer'}            | ${[of(3), of(4)]}                    | ${of(4)}
  ${'a newer and an older'}            | ${[of(4), of(3)]}                    | ${of(4)}
  ${'two of one edit'}                 | ${[of(4, 'first'), of(4, 'second')]} | ${of(4, 'first')}
`('of $what the newest is chosen', ({ found, newest }) => {
  expect(newestOf(found)).toEqual(newest)
})

test.each`
  clock                        | seen               | next
  ${'goes on'}                 | ${[100, 900]}      | ${1000}
  ${'stands still'}            | ${[1000]}          | ${1001}
  ${'was set back a day'}      | ${[86_401_000, 5]} | ${86_401_001}
  ${'is asked the first time'} | ${[]}              | ${1000}
`('the next edit has a higher number when the clock $clock', ({ seen, next }) => {
  expect(nextEdit(seen, new Date(1000))).toBe(next)
})
