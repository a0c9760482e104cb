import type { Page } from '@playwright/test'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { openAs, type Person, tokenOfPerson } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'
import { goTo, openSystemOfQuote } from '../systems/open-system.ts'

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search quotes' })
/** The quotes that are listed, from above. */
const listed = (page: Page) =>
  page.getByRole('table', { name: 'Your quotes' }).locator('tbody').getByRole('link')

type Made = { readonly numbers: readonly string[]; readonly token: string }

/** Creates quotes, as the portal does, and shows the list of them. */
async function createQuotes(page: Page, person: Person, names: readonly string[]): Promise<Made> {
  const token = await tokenOfPerson(page, person)
  const numbers: string[] = []
  for (const name of names) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.post('/api/quotes', { headers, data: { name, productLine: 'P3G' } })
    numbers.push((await answer.json()).id)
  }
  await openAs(page, person, '/portal/')
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
  await expect(row(page, names[0] ?? '')).toBeVisible()
  return { numbers, token }
}

/** Shows or hides the page as far as it knows itself. */
const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('a quote that is finished elsewhere shows up in a window that nobody touches; a hidden one asks nothing', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const { numbers, token } = await createQuotes(page, 'Dana Miller', ['Finished by a colleague'])
  const [number = ''] = numbers
  await expect(row(page, /Finished by a colleague/)).toContainText('To be designed')
  expect((await finishDesign(request, token, number, 't1-switchback')).status()).toBe(200)
  await page.clock.fastForward(6000)
  await expect(row(page, /Finished by a colleague/)).toContainText('$8,979.91')
  await expect(row(page, /Finished by a colleague/)).toContainText('Quoted')

  await row(page, /Finished by a colleague/)
    .getByRole('link')
    .click()
  await expect(page.getByText('Version 1, received')).toBeVisible()
  await finishDesign(request, token, number, 't2-straight')
  await page.clock.fastForward(6000)
  await expect(page.getByText('Version 2, received')).toBeVisible()

  await setVisible(page, 'hidden')
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.clock.fastForward(60_000)
  await page.clock.fastForward(60_000)
  expect(asked).toEqual([])
  const again = page.waitForRequest(`**/api/quotes/${number}`)
  await setVisible(page, 'visible')
  await again
})

test('a press anywhere on its row, or a key, opens a quote; quotes are searched as one types, filtered and ordered, and the address keeps it', async ({
  page,
  context,
}) => {
  test.slow()
  const names = [
    ...['Pressed anywhere', 'Another one', 'Keyboard one', 'Keyboard two'],
    ...['Zeller residence, garage', 'Abara residence, porch', 'Miller clinic, garage'],
  ]
  const { numbers } = await createQuotes(page, 'Sam Ortiz', names)

  await test.step('a press anywhere on its row opens a quote; what is a link or a button in it stays one', async () => {
    const [number = ''] = numbers
    await row(page, /Pressed anywhere/)
      .getByRole('cell', { name: 'To be designed' })
      .click()
    await expect(page).toHaveURL(`/portal/quotes/${number}`)
    await page.getByRole('link', { name: 'All quotes', exact: true }).click()

    const product = row(page, /Pressed anywhere/).getByRole('cell', { name: 'PATHWAY 3G' })
    for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const tab = context.waitForEvent('page')
      await product.click(press)
      await expect(await tab).toHaveURL(/\/portal\/quotes\//)
      await (await tab).close()
    }
    const link = row(page, /Pressed anywhere/).getByRole('link', { name: 'Pressed anywhere' })
    await expect(link).toHaveAttribute('href', `/portal/quotes/${number}`)
    await expect(page).toHaveURL('/portal/')
  })

  await test.step('keys choose and open a quote, and lead to the search and back', async () => {
    await expect(row(page, /Keyboard one/)).toBeVisible()
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('keyboard')
    await expect(listed(page)).toHaveText(['Keyboard two', 'Keyboard one'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Keyboard one' })).toBeFocused()
    await expect(page.getByRole('complementary', { name: 'Selected quote' })).toContainText('Keyboard one')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(search(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Keyboard two' })).toBeVisible()
  })

  await test.step('quotes are searched as one types, filtered and ordered, and the address keeps it', async () => {
    await page.getByRole('link', { name: 'All quotes', exact: true }).click()
    await search(page).fill('')
    await expect(row(page, /Zeller/)).toBeVisible()
    await search(page).pressSequentially('garage')
    await expect(listed(page)).toHaveText(['Miller clinic, garage', 'Zeller residence, garage'])
    await expect(page.getByRole('status').filter({ hasText: /^2 of \d+ quotes$/ })).toBeVisible()
    await expect(page).toHaveURL('/portal/?search=garage')
    await page.getByRole('button', { name: 'Quote', exact: true }).click()
    await page.getByRole('button', { name: 'Quote', exact: true }).click()
    await expect(listed(page)).toHaveText(['Zeller residence, garage', 'Miller clinic, garage'])
    await expect(page.getByRole('columnheader', { name: 'Quote', exact: true })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expectAccessible(page)

    await page.reload()
    await expect(listed(page)).toHaveText(['Zeller residence, garage', 'Miller clinic, garage'])
    await expect(search(page)).toHaveValue('garage')
    await row(page, /Miller clinic/).click()
    await page.getByRole('link', { name: 'All quotes', exact: true }).click()
    await expect(page).toHaveURL('/portal/?search=garage&sort=name&order=desc')
    await expect(listed(page)).toHaveText(['Zeller residence, garage', 'Miller clinic, garage'])

    await search(page).fill(numbers[5] ?? '')
    await expect(listed(page)).toHaveText(['Abara residence, porch'])
    await page.getByRole('combobox', { name: 'Product' }).selectOption('PATHWAY HD')
    await expect(page.getByRole('heading', { name: 'No quotes match' })).toBeVisible()
    await expect(search(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all quotes' }).click()
    await expect(row(page, /Zeller/)).toBeVisible()
    await page.getByRole('button', { name: /^Accepted/ }).click()
    await expect(page.getByRole('heading', { name: 'No quotes match' })).toBeVisible()
    await page.getByRole('button', { name: /^To be designed/ }).click()
    await page.getByRole('combobox', { name: 'Updated' }).selectOption('Last 7 days')
    await expect(row(page, /Zeller/)).toBeVisible()
    await expect(page).toHaveURL(/state=draft&sort=name&order=desc&changedWithin=7$/)
  })
})

test('the drawing of a finished quote stands beside the list, in its row and on its quote; a quote is created and opened in one go, or leaves no empty tab; an accepted one is duplicated with its drawing [e2e-portal-3]', async ({
  page,
}) => {
  test.slow()
  const { number } = await openSystemOfQuote(page, 't1-switchback', 'Frozen switchback')
  await test.step('the drawing stands beside the list, in its row and on its quote, as a picture of 300 by 300', () =>
    finishAndSeePicture(page, number))
  await page.getByRole('link', { name: 'All quotes', exact: true }).click()
  await search(page).fill('')
  await test.step('a designer that cannot be opened leaves the quote, and no empty tab', () =>
    createWithoutDesigner(page))
  await test.step('a quote is created and opened in one go', () => createAndOpen(page))
  await test.step('an accepted quote is duplicated, and the copy opens with the drawing of its original', () =>
    acceptAndDuplicate(page, number))
})

async function finishAndSeePicture(page: Page, number: string) {
  await goTo(page, 'Finish')
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect(page.getByText(`${number}, version 1`)).toBeVisible()

  await page.goto(`/portal/?search=${number}`)
  const picture = row(page, /Frozen switchback/).getByRole('img', { name: 'Drawing of Frozen switchback' })
  await expect(picture).toBeVisible()
  const size = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(size).toEqual([300, 300])
  await row(page, /Frozen switchback/).hover()
  const beside = page.getByRole('complementary', { name: 'Selected quote' })
  await expect(beside.getByRole('img', { name: 'Drawing of Frozen switchback' })).toBeVisible()
  await expect(beside).toContainText('$8,979.91')
  await expect(beside.getByRole('link', { name: 'Designer' })).toHaveAttribute(
    'href',
    /\/designer\?product=P3G/,
  )
  await expectAccessible(page)
  await beside.getByRole('link', { name: 'Open quote' }).click()
  await expect(page).toHaveURL(`/portal/quotes/${number}`)
  await expect(page.getByRole('img', { name: 'Drawing of Frozen switchback' })).toBeVisible()
}

async function createWithoutDesigner(page: Page) {
  await page.getByRole('button', { name: 'New quote' }).click()
  await page.getByLabel('Quote name').fill('Without a designer')
  await page.route('**/designer-link', (route) => route.abort('internetdisconnected'))
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Create and open' }).click()
  const tab = await opening
  if (!tab.isClosed()) await tab.waitForEvent('close')
  await expect(page.getByRole('heading', { name: 'Without a designer' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
  await page.unroute('**/designer-link')
  await page.getByRole('link', { name: 'All quotes', exact: true }).click()
}

async function createAndOpen(page: Page) {
  await page.getByRole('button', { name: 'New quote' }).click()
  await expect(page.getByLabel('Quote name')).toBeFocused()
  await page.keyboard.type('In one go')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Create and open' }).click()
  const designer = await opening
  await expect(designer).toHaveURL(/\/designer\?product=P3G&id=/)
  await expect(designer.getByText('Project: In one go')).toBeVisible()
  // The quote waits in the tab it was created in, and closing the designer leads back to it.
  await expect(page.getByRole('heading', { name: 'In one go' })).toBeVisible()
  await expect(page.getByText('No parts list yet')).toBeVisible()
  expect(await designer.evaluate(() => window.opener)).toBeNull()
}

async function acceptAndDuplicate(page: Page, number: string) {
  await page.getByRole('link', { name: 'All quotes', exact: true }).click()
  await row(page, /Frozen switchback/)
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await page.getByRole('button', { name: 'Accept for $8,979.91' }).click()
  await expect(page.getByText(/Accepted by Dana Miller on/)).toBeVisible()
  await page.getByRole('link', { name: 'All quotes', exact: true }).click()
  await row(page, /Frozen switchback/)
    .getByRole('button', { name: 'Duplicate Frozen switchback' })
    .click()

  await expect(page.getByRole('heading', { name: 'Frozen switchback (copy)' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Copy of ${number}, Frozen switchback` })).toBeVisible()
  await expectAccessible(page)
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open in designer' }).click()
  const designer = await opening
  await expect(designer.getByText('$8,979.91')).toBeVisible()
  await expect(designer.getByLabel('Project name')).toHaveValue('Frozen switchback (copy)')

  await page.getByRole('link', { name: `Copy of ${number}, Frozen switchback` }).click()
  await expect(page.getByText(/Accepted by Dana Miller on/)).toBeVisible()
  await page.getByRole('link', { name: 'All quotes', exact: true }).click()
  await expect(row(page, /Frozen switchback \(copy\)/)).toContainText(`Copy of ${number}`)
}

test('a quote is found by the address of its job, which is edited on its page; archived, it is listed where one asks for it', async ({
  page,
  request,
}) => {
  const { numbers, token } = await createQuotes(page, 'Dana Miller', ['Rear entrance to archive'])
  const [number = ''] = numbers
  expect((await finishDesign(request, token, number, 't2-straight')).status()).toBe(200)
  await page.goto(`/portal/quotes/${number}`)
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Job details' })
  await dialog.getByLabel('Site address').fill('77 Juniper Lane\nNorfolk, VA 23508')
  await dialog.getByLabel('Contact').fill('Marion Harper')
  await dialog.getByLabel('Permit number').fill('BLD-77')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('77 Juniper Lane, Norfolk, VA 23508 · Marion Harper')).toBeVisible()
  await page.getByRole('button', { name: 'Show activity' }).click()
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('changed the job details')

  await page.getByRole('link', { name: 'All quotes', exact: true }).click()
  await search(page).fill('juniper harper')
  await expect(listed(page)).toHaveText(['Rear entrance to archive'])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the list as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('quotes.csv')

  await listed(page).click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await page.getByRole('link', { name: 'All quotes', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No quotes match' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Archive' }).selectOption('yes')
  await expect(listed(page)).toHaveText(['Rear entrance to archive'])
  await expectAccessible(page)
  await listed(page).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
})
