import { type Layout, newLayout } from '@ramp/domain'
import { expect, test } from 'vitest'
import { layoutLetterFaults } from './words-on-layout.ts'

const layout = newLayout('P3G')
const named = (project: Partial<Layout['project']>): Layout => ({
  ...layout,
  project: { ...layout.project, ...project },
})

test.each`
  project                                   | starts
  ${{ name: 'Müller, Иванов', notes: 'Ω' }} | ${[]}
  ${{ name: '王小 residence' }}             | ${['The project name has 王 小, which']}
  ${{ name: '王', notes: 'Call 🏠' }}       | ${['The project name has 王, which', 'The text of the notes has 🏠, which']}
`('a layout PDF of $project names $starts before it is made', ({ project, starts }) => {
  const faults = layoutLetterFaults(named(project))
  expect(faults.map((sentence, index) => sentence.slice(0, starts[index]?.length))).toEqual(starts)
})
