import { expectAccessible } from '../assertions/expect-accessible.ts'
import { expect, test } from '../product/test.ts'

test('the page of the calls comes from this server alone, under the policy of every page', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) elsewhere.push(url)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`${violatedDirective} forbids ${blockedURI}`)
    })
  })
  await page.goto('/api/docs')
  await expect(page.getByRole('button', { name: /^POST .*GetUserPermissions/ })).toBeVisible()
  await expectAccessible(page)
  const list = page.getByText("Quotes of the caller's customer number, filtered and sorted")
  await list.click()
  await expect(page.getByText('of the previous page, with the same filter and order')).toBeVisible()
  const call = page.locator('.opblock.is-open')
  await expectAccessible(call)
  await call.getByRole('button', { name: 'Try it out' }).click()
  await expect(call.getByRole('textbox', { name: 'search' })).toBeEnabled()
  await expectAccessible(call)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.locator('.dialog-ux')).toContainText('bearer')
  await expect(page.getByRole('dialog', { name: 'Authorizations' })).toBeFocused()
  await expectAccessible(page.locator('.dialog-ux'))
  await page.getByRole('button', { name: 'Close' }).last().click()
  await page.getByPlaceholder('Filter by tag').fill('sign-in')
  await expect(list).toBeHidden()
  expect(elsewhere).toEqual([])
})
