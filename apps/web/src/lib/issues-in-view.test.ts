import type { Issue } from '@ramp/domain'
import { expect, test } from 'vitest'
import { issuesInView } from './issues-in-view.ts'

const issue = (code: Issue['code'], area: Issue['area']): Issue => ({
  code,
  area,
  severity: 'error',
  parts: [],
})
const issues = [
  issue('run.none', 'run'),
  issue('connection.no-exit', 'connection'),
  issue('connection.alignment', 'connection'),
]

test.each`
  mode            | expected
  ${'building'}   | ${['connection.alignment']}
  ${'connection'} | ${['run.none', 'connection.no-exit', 'connection.alignment']}
`('in $mode a person sees $expected', ({ mode, expected }) => {
  expect(issuesInView(issues, mode).map(({ code }) => code)).toEqual(expected)
})
