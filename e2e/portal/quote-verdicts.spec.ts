import type { Page } from '@playwright/test'
import { vizionHeaderUpdate } from '@ramp/contracts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { projectOfSystem } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'

/** Three systems, what the list says of them, and what the quote page says. */
const SYSTEMS = [
  {
    name: 'Checked and good',
    system: 't2-straight',
    tone: 'good',
    short: /^OK, \d+ to verify$/,
    title: 'Looks Good!',
  },
  {
    name: 'Without guards at 31 in',
    system: 't1-switchback',
    tone: 'bad',
    short: /^R312\.1\.1 not met$/,
    title: '1 building code item not met',
  },
  {
    name: 'Without legs',
    system: 't2-straight',
    autoGenLegs: false,
    tone: 'look',
    short: /^Legs not ordered$/,
    title: /\d Warnings?/,
  },
] as const

const checks = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(name) }).locator('[data-column="checks"] [data-tone]')

/** What a quote page says at its top. */
const said = (page: Page, title: string | RegExp) =>
  page.locator('[data-density="roomy"][data-tone]').filter({ hasText: title }).first()

test('the list, the quote page and the question before accepting say what is not met, and never green over it', async ({
  page,
  request,
}) => {
  test.slow()
  const numbers: string[] = []
  for (const one of SYSTEMS) {
    const { number, token } = await newQuoteFor(page, 'P3G', one.name)
    const { layout } = projectOfSystem(one.system, number)
    const drawn = 'autoGenLegs' in one ? { ...layout, autoGenLegs: one.autoGenLegs } : layout
    const headers = { authorization: `Bearer ${token}` }
    const data = { headerID: number, layout: drawn }
    expect((await request.post(vizionHeaderUpdate.path, { headers, data })).status()).toBe(200)
    numbers.push(number)
  }

  await test.step('the list names it', async () => {
    await openAs(page, 'Dana Miller', '/portal/')
    for (const { name, tone, short } of SYSTEMS) {
      await expect(checks(page, name)).toHaveAttribute('data-tone', tone)
      await expect(checks(page, name)).toHaveText(short)
    }
    await expectAccessible(page)
    await takeScreens(page, 'portal-checks')
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 820, height: 1180 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await expect(checks(page, 'Without legs')).toBeInViewport({ ratio: 1 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      if (process.env.SCREENS)
        await page.screenshot({ path: `.cache/screens/checks-list-${size.width}x${size.height}.png` })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  for (const [index, { name, tone, title }] of SYSTEMS.entries())
    await test.step(`the quote page of '${name}'`, async () => {
      await openAs(page, 'Dana Miller', `/portal/quotes/${numbers[index]}`)
      await expect(said(page, title)).toHaveAttribute('data-tone', tone)
      await expectAccessible(page)
      await takeScreens(page, `portal-checks-${tone}`)
    })

  await test.step('before accepting, what is not met is named; accepting turns nothing green', async () => {
    const accept = page.getByRole('button', { name: 'Accept quote' })
    let tellRevisions = () => {}
    const areRevisionsTold = new Promise<void>((resolve) => {
      tellRevisions = resolve
    })
    await page.route('**/api/quotes/*/options', async (route) => {
      await areRevisionsTold
      await route.continue()
    })
    await openAs(page, 'Dana Miller', `/portal/quotes/${numbers[1]}`)
    await expect(said(page, SYSTEMS[1].title)).toBeVisible()
    await expect(accept).toHaveCount(0)
    tellRevisions()
    await accept.click()
    await expect(page.getByRole('dialog')).toContainText('R312.1.1')
    await takeScreens(page, 'portal-checks-accept')
    await page.getByRole('button', { name: /^Accept for/ }).click()
    await expect(said(page, /Accepted by Dana Miller/)).toHaveAttribute('data-tone', 'plain')
    await expect(said(page, SYSTEMS[1].title)).toHaveAttribute('data-tone', 'bad')
    await expect(page.locator('[data-tone="good"]')).toHaveCount(0)
  })
})
