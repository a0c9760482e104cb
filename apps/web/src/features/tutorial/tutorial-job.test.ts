import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf, type ProductLine } from '@ramp/domain'
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
})

test('the four steps bear the names of the specification (spec 3 §2.16)', () => {
  expect(TUTORIAL_STEPS.map(({ title }) => title)).toEqual([
    'Create Layout',
    'Approve Layout',
    'Final Settings',
    'Confirm',
  ])
})
