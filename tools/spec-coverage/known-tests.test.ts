import { expect, it } from 'vitest'
import { listedByVitest, reportedByPlaywright, reportedByVitest } from './known-tests.ts'

it('a test has one name in the list of Vitest and in its report: its groups and its title', () => {
  const file = '/repo/legs/legs.test.ts'
  const result = (title: string, status: string) => ({ ancestorTitles: ['legs', 'of a ramp'], title, status })
  const report = {
    testResults: [
      { name: file, assertionResults: [result('are in pairs', 'passed'), result('are short', 'failed')] },
    ],
  }
  expect(reportedByVitest(report)).toEqual([
    { file, title: 'legs > of a ramp > are in pairs', hasPassed: true },
    { file, title: 'legs > of a ramp > are short', hasPassed: false },
  ])
  expect(listedByVitest([{ name: 'legs > of a ramp > are in pairs', file }])).toEqual([
    { file, title: 'legs > of a ramp > are in pairs', hasPassed: false },
  ])
})

it('a browser test that passed at its second try has passed, one that was left out has not', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = {
    config: { rootDir: '/repo/e2e' },
    suites: [
      {
        title: 'portal.spec.ts',
        file: 'portal.spec.ts',
        specs: [spec('a quote opens', 'flaky')],
        suites: [{ title: 'a session', specs: [spec('ends', 'skipped'), spec('is renewed', 'expected')] }],
      },
    ],
  }
  const file = '/repo/e2e/portal.spec.ts'
  expect(reportedByPlaywright(report)).toEqual([
    { file, title: 'a quote opens', hasPassed: true },
    { file, title: 'a session > ends', hasPassed: false },
    { file, title: 'a session > is renewed', hasPassed: true },
  ])
})
