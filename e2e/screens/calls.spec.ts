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
  const list = page.getByText("Quotes of the caller's customer number, filtered and sorted")
  await list.click()
  await expect(page.getByText('of the previous page, with the same filter and order')).toBeVisible()
  await page.getByPlaceholder('Filter by tag').fill('sign-in')
  await expect(list).toBeHidden()
  expect(elsewhere).toEqual([])
})
