import { type Issue, newLayout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { issuesInView } from './issues-in-view.ts'

const issue = (code: Issue['code'], area: Issue['area'], severity: Issue['severity'] = 'error'): Issue => ({
  code,
  area,
  severity,
  parts: [],
})
const issues = [
  issue('run.none', 'run'),
  issue('run.slope-zero', 'run'),
  issue('connection.no-exit', 'connection'),
  issue('connection.alignment', 'connection'),
  issue('leg.none-long-enough', 'leg'),
  issue('closure.custom', 'closure', 'warning'),
]
const all = issues.map(({ code }) => code)
const shown = (mode: Parameters<typeof issuesInView>[1]) =>
  issuesInView({ issues, layout: newLayout('P3G') }, mode).map(({ code }) => code)

describe('what a later step asks for raises no alarm before', () => {
  test.each`
    mode            | expected
    ${'building'}   | ${['connection.alignment']}
    ${'drafting'}   | ${['connection.alignment']}
    ${'handrail'}   | ${['connection.alignment']}
    ${'run'}        | ${['run.slope-zero', 'connection.alignment']}
    ${'connection'} | ${['run.none', 'run.slope-zero', 'connection.alignment']}
    ${'closure'}    | ${all.filter((code) => code !== 'leg.none-long-enough')}
    ${'leg'}        | ${all}
    ${'confirm'}    | ${all}
  `('in $mode a person sees $expected', ({ mode, expected }) => {
    expect(shown(mode)).toEqual(expected)
  })
})
