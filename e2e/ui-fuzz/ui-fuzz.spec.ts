import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf } from '@ramp/domain'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { enterDesigner, SANDBOX } from './enter.ts'
import { storm } from './ui-fuzz.ts'

test.describe('random hands', () => {
  test.use({ hasTouch: true })

  test('random clicks, keys, touches and garbage leave no error and loses nothing', async ({ page }) => {
    test.setTimeout(120_000)
    await openAs(page, 'Dana Miller', SANDBOX)
    await enterDesigner(page, SANDBOX)
    const catalogue = catalogueOf(readCatalogue('P3G'))
    const until = Date.now() + 35_000
    // Short, with everything that a storm looks at; `npm run storm` lets long ones loose.
    const often = { stepsEvery: 60, reloadEvery: 100 }
    const options = { page, seed: 2026, actions: 100, until, catalogue, home: SANDBOX, often }
    const { faults, last } = await storm(options)
    expect(faults, last.join('\n')).toEqual([])
  })
})
