import { type Issue, newLayout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { against, describedSystem, first } from '../lib/testing/described-system.ts'
import { issuesInView, issuesOfLaterSteps, toDosAmong } from './issues-in-view.ts'

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

describe('what is wrong in a later step is praised nowhere before', () => {
  test.each`
    mode            | expected
    ${'building'}   | ${['run.slope-zero', 'leg.none-long-enough', 'closure.custom']}
    ${'connection'} | ${['leg.none-long-enough', 'closure.custom']}
    ${'closure'}    | ${['leg.none-long-enough']}
    ${'leg'}        | ${[]}
    ${'confirm'}    | ${[]}
  `('in $mode: $expected', ({ mode, expected }) => {
    const later = issuesOfLaterSteps({ issues, layout: newLayout('P3G') }, mode)
    expect(later.map(({ code }) => code)).toEqual(expected)
  })
})

describe('what is open is named until a step shows it', () => {
  test.each`
    mode            | open
    ${'building'}   | ${['connection.no-exit']}
    ${'run'}        | ${['connection.no-exit']}
    ${'connection'} | ${['connection.no-exit']}
    ${'closure'}    | ${[]}
  `('in $mode: $open', ({ mode, open }) => {
    const { connections, layout } = describedSystem({ parts: [] })
    const toDos = toDosAmong({ issues, connections }, issuesInView({ issues, layout }, mode))
    expect(toDos.map(({ code }) => code)).toEqual(open)
  })

  test('of two free ramp ends the one with a plate before it is not loose', () => {
    const parts = [
      first('P', 'PPS55TL'),
      against('a', 'PRSTL8', 'P BOTTOM'),
      against('b', 'PRSTL8', 'P RIGHT'),
    ]
    const bare = describedSystem({ parts })
    const plated = describedSystem({ parts: [...parts, against('t', 'PRGT', 'a BOTTOM')] })
    const loose = [bare, plated].map((analysis) =>
      toDosAmong(analysis, issuesInView(analysis, 'building')).filter(
        ({ code }) => code === 'connection.unconnected-side',
      ),
    )
    expect(loose.map((issues) => issues.flatMap((one) => one.parts))).toEqual([['a', 'b'], ['b']])
  })
})
