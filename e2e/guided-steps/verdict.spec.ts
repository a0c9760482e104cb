import type { Page } from '@playwright/test'
import { COUNTED_STEP_NAMES, confirmStep, type Edit, setAutoGenLegs } from '@ramp/domain'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'
import { goTo, loadNext, openSystem } from '../systems/open-system.ts'

const allSteps: Edit = (layout) =>
  COUNTED_STEP_NAMES.reduce((sofar, step) => confirmStep(step)(sofar), layout)
const noLegs: Edit = (layout) => setAutoGenLegs(false)(allSteps(layout))

/** Three systems, and what the designer says of each in every place; `drawing` is the status bar before the guided steps. */
const SYSTEMS = [
  {
    system: 't2-straight',
    tone: 'good',
    title: 'Looks Good!',
    drawing: ['good', 'No connection errors'],
    pill: 'No connection errors',
    rows: ['done', 'done', 'done', 'done', 'done'],
  },
  {
    system: 't1-switchback',
    tone: 'bad',
    title: '1 building code item not met',
    drawing: ['bad', '1 code item not met'],
    pill: '1 code item not met',
    rows: ['listed', 'listed', 'listed', 'listed', 'listed'],
  },
  {
    system: 't2-straight',
    change: noLegs,
    tone: 'look',
    title: '1 Warning',
    drawing: ['open', 'No connection errors, 1 issue in a later step'],
    pill: '1 warning',
    rows: ['listed', 'listed', 'listed', 'look', 'listed'],
  },
] as const

/** How the rows of the checklist look. */
const rowStates = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /^(Runs|Connections|Entry \/ Exit|Legs|Cross Bracing):/ })
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')))

/** The box of a step, and the pill of the status bar. */
const box = (page: Page, title: string) =>
  page.getByRole('status').locator('[data-tone]').filter({ hasText: title }).first()
const pill = (page: Page, words: string) => page.getByRole('button', { name: words })

test('Confirm, Finish and the status bar give one verdict, and an exception is accepted with who, why and a document', async ({
  page,
}) => {
  test.slow()
  const driver = new DesignerDriver(page)
  await openSystem(page, 't2-straight')

  for (const { system, tone, title, drawing, pill: words, rows, ...more } of SYSTEMS)
    await test.step(`${system} is ${tone}`, async () => {
      await loadNext(page, system, 'change' in more ? more.change : allSteps)
      const [toneBefore, wordsBefore] = drawing
      await expect(pill(page, wordsBefore)).toHaveAttribute('data-tone', toneBefore)
      await takeScreens(page, `verdict-drawing-${toneBefore}`)
      await goTo(page, 'Confirm System')
      await expect(box(page, title)).toHaveAttribute('data-tone', tone)
      await expect(page.getByText('All parts accounted for.')).toHaveCount(tone === 'look' ? 0 : 1)
      await expect(pill(page, words)).toHaveAttribute('data-tone', tone)
      await takeScreens(page, `verdict-confirm-${tone}`)
      await driver.press('Confirm System')
      await expect(box(page, title)).toHaveAttribute('data-tone', tone)
      await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeEnabled()
      await expect.poll(() => rowStates(page)).toEqual(rows)
      await takeScreens(page, `verdict-finish-${tone}`)
    })

  await test.step('steps that are not confirmed are no good system; confirming the system confirms them', async () => {
    await loadNext(page, 't2-straight')
    await goTo(page, 'Confirm System')
    await expect(box(page, 'Not Yet')).toContainText('6 steps are not confirmed.')
    await expect(page.getByText(/Looks Good!|All parts accounted for/)).toHaveCount(0)
    await driver.press('Confirm System')
    await expect(box(page, 'Looks Good!')).toHaveAttribute('data-tone', 'good')
    await expect(page.getByRole('progressbar', { name: 'Completed steps' })).toHaveAttribute(
      'aria-valuetext',
      '6 of 6',
    )
  })

  await test.step('an exception is accepted, and is amber until it is removed', async () => {
    await loadNext(page, 't1-switchback')
    await goTo(page, 'Confirm System')
    await driver.press('Accept exception')
    const dialog = page.getByRole('dialog', { name: 'Accept an exception' })
    await dialog.getByRole('button', { name: 'Accept exception' }).click()
    await expect(dialog.getByText('Required.')).toHaveCount(3)
    await dialog.getByLabel('Accepted by').fill('J. Ortiz, plan review')
    await dialog.getByLabel('Reason').fill('Grade is raised beside the platform.')
    await dialog.getByLabel('Document').fill('Variance 2026-114')
    await expectAccessible(page)
    await takeScreens(page, 'accept-exception')
    await dialog.getByRole('button', { name: 'Accept exception' }).click()
    await expect(box(page, '1 building code exception accepted')).toHaveAttribute('data-tone', 'look')
    await expect(pill(page, '1 exception accepted')).toHaveAttribute('data-tone', 'look')
    await expectAccessible(page)
    await driver.press('Remove exception')
    await expect(box(page, '1 building code item not met')).toHaveAttribute('data-tone', 'bad')
  })

  await test.step('under the ADA alone guards are for comparison, and the slope over the ground is not met', async () => {
    await page.getByRole('checkbox', { name: 'ADA' }).check()
    await page.getByRole('checkbox', { name: 'IRC' }).uncheck()
    await expect(box(page, '1 building code item not met')).toContainText('405.2: Running slope: 1:11.95')
    await expect(box(page, '1 building code item not met')).not.toContainText('R312.1.1')
    await page.getByLabel('Edition the permit office applies').fill('VRC 2021')
    await page.getByLabel('Edition the permit office applies').press('Enter')
    await expect(page.getByLabel('Edition the permit office applies')).toHaveValue('VRC 2021')
  })
})

test('guards follow a rise that requires them, and one that requires them no more', async ({ page }) => {
  const driver = new DesignerDriver(page)
  const rails = page.getByRole('list', { name: 'Answers' }).getByRole('listitem').first()
  await openSystem(page, 't1-switchback')
  await goTo(page, 'Confirm System')
  await expect(rails).toContainText('two-line')
  await expect(rails).toContainText('Guards are required on 6 ft ramp: 31" above the ground')
  await driver.press('Use vertical picket')
  await expect(rails).toContainText('two-line and vertical picket')
  await expect(box(page, '1 building code item not met')).toHaveCount(0)
  await page.getByRole('button', { name: /^Rise/ }).click()
  await page.getByRole('textbox', { name: 'Rise', exact: true }).fill('29')
  await page.keyboard.press('Enter')
  await expect(rails).toContainText('Guards are not required on 6 ft ramp: 29" above the ground')
  await driver.press('Use two-line')
  await expect(rails).not.toContainText('picket')
  await expect(rails).not.toContainText('Guards')
})
