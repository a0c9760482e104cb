import { describe, expect, test } from 'vitest'
import { ENCOURAGEMENTS, encouragementFor, greetingAt } from './greeting.ts'

describe('how the designer greets by the hour (spec 2 §9)', () => {
  test.each`
    hour  | text                | scene
    ${0}  | ${'Welcome Back'}   | ${'night'}
    ${2}  | ${'Welcome Back'}   | ${'night'}
    ${3}  | ${'Good Morning'}   | ${'dawn'}
    ${10} | ${'Good Morning'}   | ${'dawn'}
    ${11} | ${'Good Afternoon'} | ${'day'}
    ${14} | ${'Good Afternoon'} | ${'day'}
    ${15} | ${'Good Evening'}   | ${'evening'}
    ${18} | ${'Good Evening'}   | ${'night'}
    ${23} | ${'Good Evening'}   | ${'night'}
  `('at $hour it says $text [web-welcome-1]', ({ hour, text, scene }) => {
    expect(greetingAt(hour)).toEqual({ text, scene })
  })

  test('seven lines of encouragement, each of which can come up [web-welcome-2]', () => {
    const lines = new Set(
      ENCOURAGEMENTS.map((_, index) => encouragementFor((index + 0.5) / ENCOURAGEMENTS.length)),
    )
    expect(lines.size).toBe(7)
    expect(encouragementFor(0.999)).toBe(ENCOURAGEMENTS[6])
  })
})
