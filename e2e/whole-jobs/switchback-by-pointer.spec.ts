import { panel } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { pdfText } from '../assertions/pdf-text.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { watchFocus } from '../assertions/watch-focus.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { signInAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

/** The manufacturer's printout of the real switchback: short name, quantity, unit price, total. */
const PRINTOUT = [
  ['PPCTL', 2, '105.61', '211.22'],
  ['PPPC', 1, '66.59', '66.59'],
  ['PPS55TL', 2, '1,358.70', '2,717.40'],
  ['PRHBPR', 4, '35.09', '140.36'],
  ['PRHP', 2, '27.91', '55.82'],
  ['PRHRLL', 3, '56.09', '168.27'],
  ['PRHRLU', 3, '56.09', '168.27'],
  ['PRLT', 1, '64.93', '64.93'],
  ['PRRUC', 3, '128.98', '386.94'],
  ['PRSTL4', 1, '729.93', '729.93'],
  ['PRSTL5', 1, '816.46', '816.46'],
  ['PRSTL6', 1, '908.43', '908.43'],
  ['PRSTL8', 2, '1,062.08', '2,124.16'],
  ['PRUT', 1, '54.60', '54.60'],
  ['PSL10PR', 1, '48.91', '48.91'],
  ['PSL22PR', 2, '60.11', '120.22'],
  ['PSL28PR', 3, '65.80', '197.40'],
] as const

/** Middles of the seven system parts, in walking order. */
const WALK = [
  [480, 300],
  [492, 369],
  [558, 369],
  [570, 312],
  [570, 258],
  [570, 180],
  [570, 84],
] as const

test('a dealer takes a real switchback from the first click to the accepted quote [e2e-whole-jobs-1]', async ({
  page: portal,
  context,
}) => {
  test.setTimeout(180_000)
  await signInAs(portal, 'Dana Miller', '/portal/new-quote')
  await portal.getByLabel('Quote name').fill('Harper residence, rear')
  const opened = context.waitForEvent('page')
  await portal.keyboard.press('Enter')
  const page = await opened
  watchFocus(page)
  const driver = new DesignerDriver(page)

  await test.step('draw it', async () => {
    await expect(page.getByText('Before you design')).toBeVisible()
    await expectAccessible(page)
    await driver.start()
    await driver.drag('Ramps', '6 ft ramp', 480, 300)
    await driver.drag('Platforms', '5 × 5 platform', 497, 375)
    await driver.drag('Platforms', '5 × 5 platform', 565, 372)
    await driver.drag('Ramps', '4 ft ramp', 575, 306)
    await driver.drag('Ramps', '5 ft ramp', 575, 252)
    await driver.drag('Ramps', '8 ft ramp', 574, 174)
    await driver.drag('Ramps', '8 ft ramp', 574, 78)
    await driver.drag('Transitions', 'Lower Transition', 572, 28)
    await expect(page.getByText('Linear feet 41.00')).toBeVisible()
    await expectAccessible(page)
    await takeScreens(page, 'main-job-drawn')
  })

  await test.step('choose rails', async () => {
    await driver.press("Let's Go")
    await expect(page.getByText('Make sure all platforms have handrails & tread.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await page.getByRole('button', { name: /suggested rails/i }).click()
    await expect(page.getByText('All handrails accounted for.')).toBeVisible()
    await expectAccessible(panel(page))
    await takeScreens(page, 'main-job-handrail')
    await driver.press('Next')
  })

  await test.step('build the run', async () => {
    await page.getByRole('button', { name: 'Add New Run' }).click()
    await page
      .getByLabel(/height/i)
      .first()
      .fill('31')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Start Height Looks Good')).toBeVisible()
    await driver.press('Next')
    for (const [x, y] of WALK) await driver.click(x, y)
    await expect(page.getByText('Parts Look Good')).toBeVisible()
    await driver.press('Next')
    await page
      .getByLabel(/height/i)
      .first()
      .fill('0')
    await page.keyboard.press('Tab')
    await expect(page.getByText('End Height Looks Good')).toBeVisible()
    await driver.press('Next')
    await expect(page.getByText('No Run Errors')).toBeVisible()
    await expect(page.getByText('1:12', { exact: true }).first()).toBeVisible()
    await takeScreens(page, 'main-job-run')
    await driver.press('Finish')
    await expect(page.getByText('All runs accounted for.')).toBeVisible()
    await expectAccessible(panel(page))
    await driver.press('Next')
  })

  await test.step('assign the entrance and the exit', async () => {
    await driver.click(480, 264)
    await page.getByText('Exits', { exact: true }).first().click()
    await driver.click(570.7, 36)
    await expect(page.getByText('SUCCESS! No Connection Errors.')).toBeVisible()
    await expect(page.getByText('All connections made.')).toBeVisible()
    await expectAccessible(panel(page))
    await takeScreens(page, 'main-job-connections')
    await driver.press('Next')
  })

  await test.step('look at closures, legs and bracing', async () => {
    await expect(page.getByRole('row', { name: /29070 PPCTL 2/ })).toBeVisible()
    await takeScreens(page, 'main-job-closures')
    await driver.press('Next')
    for (const row of [/29110 PSL10PR 1/, /29122 PSL22PR 2/, /29128 PSL28PR 3/])
      await expect(page.getByRole('row', { name: row })).toBeVisible()
    await takeScreens(page, 'main-job-legs')
    await driver.press('Next')
    await expect(page.getByText('All bracing accounted for.')).toBeVisible()
    await takeScreens(page, 'main-job-bracing')
    await driver.press('Next')
  })

  await test.step('confirm and finish', async () => {
    await expect(page.getByText('All parts accounted for.')).toBeVisible()
    await expectAccessible(panel(page))
    await takeScreens(page, 'main-job-confirm')
    await driver.press('Confirm System')
    await expect(page.getByText('All parts generated successfully.')).toBeVisible()
    for (const [shortName, quantity] of PRINTOUT)
      await expect(
        page.getByRole('row', { name: new RegExp(`^\\d{5} ${shortName} ${quantity}$`) }),
      ).toBeVisible()
    await expectAccessible(panel(page))
    await takeScreens(page, 'main-job-finish')
    const closed = page.waitForEvent('close')
    await driver.press('Finish')
    await closed
  })

  await test.step('read the quote in the portal', async () => {
    await portal.bringToFront()
    await portal.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const list = portal.getByRole('table', { name: 'Parts list' })
    await expect(list.getByRole('row')).toHaveCount(PRINTOUT.length + 2)
    for (const [shortName, quantity, unitPrice, total] of PRINTOUT)
      await expect(
        list.getByRole('row', {
          name: new RegExp(`\\b${shortName} .* ${quantity} \\$${unitPrice} \\$${total}$`),
        }),
      ).toBeVisible()
    await expect(list.getByRole('row').last()).toContainText('$8,979.91')
    await expect(portal.getByRole('definition').filter({ hasText: /^41$/ })).toBeVisible()
  })

  await test.step('compare the PDF with the printout', async () => {
    const download = portal.waitForEvent('download')
    await portal
      .getByRole('button', { name: 'Download PDF' })
      .or(portal.getByRole('link', { name: 'Download PDF' }))
      .click()
    const pages = await pdfText(await (await download).path())
    for (const { width, height } of pages) expect([width, height]).toEqual([1513, 1153])
    const words = pages.flatMap(({ words: ofPage }) => ofPage)
    for (const [shortName, quantity, unitPrice, total] of PRINTOUT) {
      const at = words.lastIndexOf(shortName)
      expect(words.slice(at, at + 8)).toEqual(
        expect.arrayContaining([shortName, String(quantity), `$${unitPrice}`, `$${total}`]),
      )
    }
    const text = words.join(' ')
    for (const wanted of ['Harper residence, rear', 'Solid', 'Two-line', '$8,979.91', '1:12', 'Primary'])
      expect(text).toContain(wanted)
    expect(text).toMatch(/LINEAR FEET 41/i)
    expect(text).toMatch(/RAMP WIDTH 36/i)
    expect(text.toLowerCase()).not.toContain('certified')
  })

  await test.step('accept the quote', async () => {
    await portal.getByRole('button', { name: 'Accept quote' }).click()
    await portal.getByRole('button', { name: 'Accept for $8,979.91' }).click()
    await expect(portal.getByText(/Accepted by Dana Miller on/)).toBeVisible()
  })
})
