import { expect, test } from 'vitest'
import { ADA_2010 } from './ada-2010.ts'
import type { CodeRule, CodeTable } from './code-rule.ts'
import { IBC_2021 } from './ibc-2021.ts'
import { IRC_2021 } from './irc-2021.ts'
import { PRACTICE } from './practice.ts'

/** Every limit of the codes typed again by hand from their text (domain 4): one that slips is found here. */

const said = (rule: CodeRule): string => {
  if ('look' in rule) return `${rule.section} for a person`
  const limit = 'atLeast' in rule ? `at least ${rule.atLeast}` : `at most ${rule.atMost}`
  const { exception } = rule
  const steps = exception?.upToRise?.map((step) => ` ${step.limit} up to ${step.rise}`).join() ?? ''
  return `${rule.section} ${rule.measure} ${limit}${exception ? `, else ${exception.limit}${steps}` : ''}`
}
const rulesOf = ({ rules }: CodeTable) => rules.map(said)

test('2010 ADA Standards, sections 404, 405, 504 and 505', () => {
  expect(rulesOf(ADA_2010)).toEqual([
    '404.2.4 door-landing-depth at least 60, else 48',
    '404.2.5 step-at-door at most 0.5',
    '404.2.4 door-latch-room at least 18',
    '405.2 run-number at least 12, else 8 10 up to 6, 8 up to 3',
    '405.3 for a person',
    '405.5 ramp-width at least 36',
    '405.6 rise-between-landings at most 30',
    '405.7.1 foot-landing-fall at least 48',
    '405.7.2 landing-width-spare at least 0',
    '405.7.3 landing-depth at least 60',
    '405.7.4 turn-landing at least 60',
    '405.8 rise-without-rails at most 6',
    '405.9 for a person',
    '504.2 riser-height at most 7',
    '504.2 riser-height at least 4',
    '504.2 tread-depth at least 11',
    '505.2 risers-without-rails at most 0',
    '505.3 for a person',
    '505.4 for a person',
    '505.7 for a person',
    '505.10.1 rail-extension at least 12',
    '505.10.2 stair-rail-extension at least 12',
    '505.10.3 for a person',
  ])
})

test('International Building Code 2021, sections 1010 to 1015, 1607 and 1809', () => {
  expect(rulesOf(IBC_2021)).toEqual([
    '1010.1.5 door-landing-depth at least 44, else 36',
    '1010.1.6 step-at-door at most 0.5',
    '1011.2 stair-width at least 44, else 36',
    '1011.5.2 riser-height at most 7',
    '1011.5.2 riser-height at least 4',
    '1011.5.2 tread-depth at least 11',
    '1011.11 risers-without-rails at most 0',
    '1012.2 run-number at least 12, else 8',
    '1012.3 for a person',
    '1012.4 rise-between-landings at most 30',
    '1012.5.1 ramp-width at least 44, else 36',
    '1012.5.1 ramp-width at least 36',
    '1012.6.1 foot-landing-fall at least 48',
    '1012.6.2 landing-width-spare at least 0',
    '1012.6.3 landing-depth at least 60',
    '1012.6.4 turn-landing at least 60, else 36',
    '1012.8 rise-without-rails at most 6',
    '1012.10 for a person',
    '1014.2 for a person',
    '1014.3 for a person',
    '1014.4 for a person',
    '1014.6 rail-extension at least 12',
    '1014.6 stair-rail-extension at least 12',
    '1014.6 for a person',
    '1015.2 height-without-guard at most 30',
    '1015.3 guard-height at least 42',
    '1015.4 guard-openings at most 4',
    '1607 for a person',
    '1809.5 for a person',
  ])
})

test('International Residential Code 2021, sections R301 to R403', () => {
  expect(rulesOf(IRC_2021)).toEqual([
    'R301.5 for a person',
    'R311.3 door-landing-depth at least 36',
    'R311.3.1 step-at-door at most 1.5, else 7.75',
    'R311.7.1 stair-width at least 36',
    'R311.7.5.1 riser-height at most 7.75',
    'R311.7.5.2 tread-depth at least 10',
    'R311.7.8 risers-without-rails at most 3',
    'R311.8.1 run-number at least 12, else 8',
    'R311.8.2 landing-width at least 36',
    'R311.8.2 turn-landing at least 36',
    'R311.8.3 run-number-without-rails at least 12',
    'R311.8.3.1 for a person',
    'R311.8.3.2 for a person',
    'R311.8.3.3 for a person',
    'R312.1.1 height-without-guard at most 30',
    'R312.1.2 guard-height at least 36',
    'R312.1.3 guard-openings at most 4',
    'R403.1.4.1 for a person',
  ])
})

test('what dealers look at, C1 to C5', () => {
  expect(rulesOf(PRACTICE)).toEqual([
    'C1 rise-between-landings at most 30',
    'C1 feet-between-landings at most 30',
    'C2 turn-size at least 60',
    'C3 height-without-pickets at most 30',
    'C4 rise-without-rails at most 6',
    'C5 door-landing-size at least 60',
    'C6 across-foot at least 20',
  ])
})
