import type { Page } from '@playwright/test'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { watchFocus } from '../assertions/watch-focus.ts'
import { CountingPointer } from '../drivers/counting-pointer.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { newQuoteFor } from '../systems/open-system.ts'

/** Pointer operations from a quote's page to its next revision, or its second option, with the difference on the page. */

const named = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first()

const comparisonOn = (page: Page) => page.getByRole('region', { name: 'Comparison' })

const print = (job: string, { done, operations }: CountingPointer) =>
  process.stdout.write(`\n${job}: ${done} pointer operations\n${operations.join('\n')}\n`)

/** The designer that a press on the page opens in a tab of its own. */
async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await press()
  const designer = await opening
  watchFocus(designer)
  return designer
}

/** From the confirmed system to the issued quote; the tab closes. */
async function confirmAndIssue(designer: Page, pointer: CountingPointer) {
  await pointer.click(named(designer, 'Confirm System'))
  await expect(designer.getByText('All parts generated successfully.')).toBeVisible()
  const closing = designer.waitForEvent('close')
  await pointer.click(named(designer, 'Finish and issue'))
  await closing
}

/** One of the ramps that fit, from the start panel to the issued quote. */
async function fitAndIssue(designer: Page, pointer: CountingPointer, shape: RegExp) {
  await expect(designer.getByLabel(/^Rise: how high/)).toBeFocused()
  await designer.keyboard.type('24')
  await pointer.click(
    designer.getByRole('list', { name: 'Ramps that fit' }).getByRole('button', { name: shape }).first(),
  )
  await pointer.click(named(designer, 'Use this ramp'))
  await expect(designer.getByText('All parts accounted for.')).toBeVisible()
  await confirmAndIssue(designer, pointer)
}

test('an issued L is revised, and an option put beside it, each in at most 6 pointer operations', async ({
  page,
}) => {
  test.slow()
  await acceptTerms(page, 'Dana Miller')
  const { number } = await newQuoteFor(page, 'P3G', 'L that is revised')
  await openAs(page, 'Dana Miller', `/portal/quotes/${number}`)
  const row = (mark: string) => page.getByRole('listitem').filter({ hasText: `${number}-${mark}` })

  await test.step('an L that fits is issued as it is finished, and nothing is compared', async () => {
    const pointer = new CountingPointer()
    const designer = await opened(page, () => page.getByRole('link', { name: 'Open in designer' }).click())
    await fitAndIssue(designer, pointer, /^L to/)
    await expect(row('1A')).toContainText('Issued', { timeout: 30_000 })
    await expect(comparisonOn(page)).toHaveCount(0)
  })

  await test.step('27 1/2 in and the other way, issued with its difference in at most 6', async () => {
    const pointer = new CountingPointer()
    const link = page.getByRole('link', { name: 'Open in designer' })
    const designer = await opened(page, () => pointer.click(link))
    await expect(named(designer, 'Finish for me')).toBeVisible()
    await pointer.click(named(designer, /^Rise/))
    await expect(designer.getByRole('textbox', { name: 'Rise', exact: true })).toBeFocused()
    await designer.keyboard.type('27.5')
    await designer.keyboard.press('Enter')
    await expect(named(designer, 'Use these ramps')).toBeFocused()
    await designer.keyboard.press('Enter')
    await pointer.click(named(designer, 'Turn the other way'))
    await pointer.click(named(designer, 'Finish for me'))
    await confirmAndIssue(designer, pointer)
    await expect(row('1A')).toContainText('Superseded', { timeout: 30_000 })
    await expect(row('1B')).toContainText('Issued')
    await expect(comparisonOn(page).getByRole('table', { name: 'Changed lines' })).toBeVisible()
    await expect(comparisonOn(page).getByText(`Parts, ${number}-1B`)).toBeVisible()
    await expect(comparisonOn(page).getByLabel('Compare', { exact: true })).toHaveValue('1')
    print('An issued L revised', pointer)
    expect(pointer.done).toBeLessThanOrEqual(6)
  })

  await test.step('a second option by Fit, next to the first in at most 6', async () => {
    const pointer = new CountingPointer()
    await pointer.click(named(page, 'Add option'))
    const designer = await opened(page, () => pointer.click(named(page, 'Add and open in designer')))
    await fitAndIssue(designer, pointer, /^Straight to/)
    await expect(page.getByRole('tab', { name: /Option 2/, selected: true })).toContainText('issued', {
      timeout: 30_000,
    })
    await expect(comparisonOn(page).getByText(`Parts, ${number}-2A`)).toBeVisible()
    await expect(comparisonOn(page).getByText(`Parts, ${number}-1B`)).toBeVisible()
    print('A second option by Fit', pointer)
    expect(pointer.done).toBeLessThanOrEqual(6)
  })
})
