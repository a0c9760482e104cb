import { PROGRESS } from '@ramp/domain'
import { expect, test } from 'vitest'
import { PROGRESS_COLORS } from '../../ui/theme-colors.ts'
import { litBars } from './lit-bars.ts'

test.each`
  done | percent | color       | lit
  ${0} | ${100}  | ${'grey'}   | ${6}
  ${1} | ${17}   | ${'red'}    | ${1}
  ${2} | ${34}   | ${'orange'} | ${2}
  ${3} | ${51}   | ${'yellow'} | ${3}
  ${4} | ${68}   | ${'olive'}  | ${4}
  ${5} | ${85}   | ${'green'}  | ${5}
  ${6} | ${100}  | ${'teal'}   | ${6}
`(
  '$done completed steps fill $percent percent in $color: $lit of six bars [web-tool-bar-1]',
  ({ done, percent, color, lit }) => {
    expect(PROGRESS[done]).toEqual({ percent, color })
    expect(litBars(done, 6).lit).toBe(lit)
  },
)

test.each`
  done | verdict   | color
  ${6} | ${'good'} | ${'teal'}
  ${6} | ${'open'} | ${'teal'}
  ${6} | ${'look'} | ${'orange'}
  ${6} | ${'bad'}  | ${'red'}
  ${4} | ${'bad'}  | ${'red'}
  ${3} | ${'bad'}  | ${'yellow'}
`('$done completed steps of a system that is $verdict are $color', ({ done, verdict, color }) => {
  const { lit } = litBars(done, 6)
  expect(litBars(done, 6, verdict)).toEqual({
    lit,
    color: PROGRESS_COLORS[color as keyof typeof PROGRESS_COLORS],
  })
})

test('each number of completed steps has a colour of its own [web-tool-bar-2]', () => {
  expect(new Set(PROGRESS.map((_, done) => litBars(done, 6).color)).size).toBe(7)
})
