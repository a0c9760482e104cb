import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf, messageOf, type ProductLine } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { tutorialJob } from './tutorial-job.ts'
import { TUTORIAL_STEPS } from './tutorial-steps.ts'

describe('the job that the tutorial shows', () => {
  test.each<ProductLine>(['P3G', 'P2G', 'PHD', 'APD', 'HAR'])(
    '%s has one, joined from door to ground',
    (line) => {
      const job = tutorialJob(catalogueOf(readCatalogue(line)))
      expect(job?.placement.parts).toHaveLength(4)
      expect(job?.connections.joints).toHaveLength(3)
      expect(job?.partsList.lines.length).toBeGreaterThan(4)
    },
  )

  test.each<ProductLine>(['P3G', 'P2G', 'PHD', 'APD', 'HAR'])(
    '%s has a good one: no error, no warning, and nothing steeper than desired',
    (line) => {
      const job = tutorialJob(catalogueOf(readCatalogue(line)))
      expect(job?.issues.map(messageOf)).toEqual([])
      expect(job?.runs.figures[0]).toMatchObject({ ratio: '1:12', steepness: 'good', bottom: 0 })
    },
  )

  test('on PATHWAY HD it ends with a starter ramp, elsewhere with a plain one', () => {
    const lastOf = (line: ProductLine) =>
      tutorialJob(catalogueOf(readCatalogue(line)))?.placement.parts.at(-1)?.item.role
    expect(lastOf('PHD')).toBe('starter-ramp')
    expect(lastOf('P3G')).toBe('ramp')
  })
})

test('the four steps bear the names of the specification (spec 3 §2.16) [web-tutorial-1]', () => {
  expect(TUTORIAL_STEPS.map(({ title }) => title)).toEqual([
    'Create Layout',
    'Approve Layout',
    'Final Settings',
    'Confirm',
  ])
})
