import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf } from '@ramp/domain'
import { signInAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { enterDesigner, SANDBOX } from './enter.ts'
import { storm } from './storm.ts'

test.describe('random hands', () => {
  test.use({ hasTouch: true })

  test('random clicks, keys, touches and garbage leave no error and loses nothing', async ({ page }) => {
    test.setTimeout(120_000)
    await signInAs(page, 'Dana Miller', SANDBOX)
    await enterDesigner(page, SANDBOX)
    const catalogue = catalogueOf(readCatalogue('P3G'))
    const until = Date.now() + 35_000
    const { faults, last } = await storm({ page, seed: 2026, actions: 200, until, catalogue, home: SANDBOX })
    expect(faults, last.join('\n')).toEqual([])
  })
})
