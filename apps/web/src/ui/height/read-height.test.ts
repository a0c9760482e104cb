import { describe, expect, test } from 'vitest'
import { readHeight } from './read-height.ts'

describe('a height is typed in inches or in feet and inches (spec 3 §5.3)', () => {
  test.each`
    typed          | inches
    ${'31'}        | ${31}
    ${' 31.5 '}    | ${31.5}
    ${'.5'}        | ${0.5}
    ${'31"'}       | ${31}
    ${'31″'}       | ${31}
    ${'31 in'}     | ${31}
    ${'31 1/2'}    | ${31.5}
    ${'31-1/2"'}   | ${31.5}
    ${'3/8'}       | ${0.375}
    ${"2'"}        | ${24}
    ${"2' 7"}      | ${31}
    ${'2′ 7 1/2″'} | ${31.5}
    ${'2\'7"'}     | ${31}
    ${'2 ft 7 in'} | ${31}
    ${'2\'-7"'}    | ${31}
    ${'2.5 ft'}    | ${30}
    ${'0'}         | ${0}
    ${'-5'}        | ${0}
    ${'-1 1/2'}    | ${0}
  `('"$typed" is $inches inches', ({ typed, inches }) => {
    expect(readHeight(typed)).toEqual({ kind: 'height', inches })
  })

  test.each(['', '   '])('"%s" is no height yet', (typed) => {
    expect(readHeight(typed)).toEqual({ kind: 'empty' })
  })

  test.each(['abc', '31x', '1/0', '-', "'", '1 2 3', '3/', '1.2.3', 'Infinity', '1e3'])(
    '"%s" cannot be read',
    (typed) => {
      expect(readHeight(typed)).toEqual({ kind: 'unreadable' })
    },
  )
})
