import { describe, expect, test } from 'vitest'
import { HOW_TO_TYPE, readHeight } from './read-height.ts'

describe('a height is typed in inches or in feet and inches (spec 3 §5.3)', () => {
  test.each`
    typed          | inches
    ${'31'}        | ${31}
    ${' 31.5 '}    | ${31.5}
    ${'.5'}        | ${0.5}
    ${'31"'}       | ${31}
    ${'31"'}       | ${31}
    ${'31 in'}     | ${31}
    ${'31 1/2'}    | ${31.5}
    ${'31-1/2"'}   | ${31.5}
    ${'3/8'}       | ${0.375}
    ${"2'"}        | ${24}
    ${"2' 7"}      | ${31}
    ${`2'-7 1/2"`} | ${31.5}
    ${'2\'7"'}     | ${31}
    ${'2 ft 7 in'} | ${31}
    ${'2\'-7"'}    | ${31}
    ${'2.5 ft'}    | ${30}
    ${'0'}         | ${0}
    ${'-5'}        | ${0}
    ${'-1 1/2'}    | ${0}
  `('"$typed" is $inches inches [web-ui-9]', ({ typed, inches }) => {
    expect(readHeight(typed)).toMatchObject({ kind: 'number', value: inches })
  })

  test('a height below the ground says that it becomes 0, one that nobody builds says what is taken', () => {
    expect(readHeight('-5')).toMatchObject({ note: 'A height below the ground becomes 0.' })
    expect(readHeight('31')).not.toHaveProperty('note')
    expect(readHeight('481')).toEqual({ kind: 'refused', because: 'Enter 0" to 480".' })
    expect(readHeight('-481')).toEqual({ kind: 'refused', because: 'Enter 0" to 480".' })
  })

  test.each(['abc', '31x', '1/0', '-', "'", '1 2 3', '3/', '1.2.3', 'Infinity', '1e3'])(
    '"%s" cannot be read [web-ui-10]',
    (typed) => {
      expect(readHeight(typed)).toMatchObject({ kind: 'refused', because: HOW_TO_TYPE })
    },
  )
})
