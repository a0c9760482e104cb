import { expectAccessible } from '../assertions/expect-accessible.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'

test('the owner enters how long proposals are valid, the next one is, and what is cleared is not entered', async ({
  page,
  request,
}) => {
  const { number, token } = await newQuoteFor(page, 'P3G', 'Valid for ten days')
  expect((await finishDesign(request, token, number, 't2-straight')).ok()).toBe(true)
  await openAs(page, 'Dana Miller', '/portal/')
  await page.getByRole('link', { name: 'Settings' }).click()
  const days = page.getByLabel('Proposals are valid for (days)')
  await days.fill('10')
  await page.getByLabel('Time zone').selectOption('Central')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectAccessible(page)

  await test.step('a second save takes one press, too: the button stays where it is', async () => {
    await days.fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await days.fill('10')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.reload()
    await expect(days).toHaveValue('10')
  })

  await openAs(page, 'Dana Miller', `/portal/quotes/${number}`)
  await page.getByRole('button', { name: `More for ${number}-1A` }).click()
  await page.getByRole('menuitem', { name: 'Issue with other terms' }).click()
  await expect(page.getByLabel('Valid for (days)')).toHaveValue('10')
  await page.getByRole('button', { name: 'Not yet' }).click()

  await openAs(page, 'Dana Miller', '/portal/settings')
  await days.fill('')
  await page.getByLabel('Time zone').selectOption('Not entered')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(days).toHaveValue('')
})
