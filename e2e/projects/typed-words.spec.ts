import type { Page } from '@playwright/test'
import { card, designing, parts, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { pdfText } from '../assertions/pdf-text.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { newQuoteFor, storeBackup } from '../systems/open-system.ts'
import { SANDBOX } from '../ui-fuzz/enter.ts'

const notes = (page: Page) => page.getByRole('textbox', { name: 'Project notes' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Project name' })

test('typed notes and names count and stay; a paused history is undone at once; a new project begins blank, the backup of another is offered as a file, and a name that comes from elsewhere is not typed (spec 1 §2, spec 2 §4) [e2e-projects-3]', async ({
  page,
}, info) => {
  test.slow()
  const driver = await designing(page)
  await card(page, '5 × 5 platform').click()

  await test.step('notes and a name count as they are typed: in other panels, in the PDF and after a reload', async () => {
    await name(page).fill('Harper residence')
    await section(page, 'Notes')
    await notes(page).pressSequentially('Gate code 12')
    await section(page, 'Graphics')
    await section(page, 'Notes')
    await expect(notes(page)).toHaveValue('Gate code 12')
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()

    const downloading = page.waitForEvent('download')
    await driver.press('Download PDF')
    const path = info.outputPath('layout.pdf')
    await (await downloading).saveAs(path)
    const words = (await pdfText(path)).flatMap((one) => one.words).join(' ')
    expect(words).toContain('Harper residence')
    expect(words).toContain('Gate code 12')

    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await expect(name(page)).toHaveValue('Harper residence')
    await section(page, 'Notes')
    await expect(notes(page)).toHaveValue('Gate code 12')
    await driver.press('Undo')
    await expect(notes(page)).toHaveValue('')
    await driver.press('Undo')
    await expect(name(page)).toHaveValue('')
  })

  await test.step('what was changed while the history was paused is undone before the step before it (spec 2 §4)', async () => {
    await section(page, 'Parts')
    await expect(parts(page)).toHaveCount(1)
    await driver.press('History of changes')
    await driver.press('Pause recording')
    await page.keyboard.press('Escape')
    await card(page, '5 × 6 platform').click()
    await card(page, '5 × 8 platform').click()
    await expect(parts(page)).toHaveCount(3)
    await driver.press('Undo')
    await expect(parts(page)).toHaveCount(1)
    await driver.press('Redo')
    await expect(parts(page)).toHaveCount(3)
  })

  await test.step("after 'Yes, Start a new project' the blank one is the highlighted choice, once (spec 1 §2)", async () => {
    const [blank, old] = ['Start From Blank Project', 'Load From History'].map((choice) =>
      page.getByRole('button', { name: choice }),
    )
    if (!blank || !old) throw new Error('two choices')
    await page.getByRole('button', { name: /^File/ }).click()
    await page.getByRole('menuitem', { name: 'New Project' }).click()
    await page.getByRole('button', { name: 'Yes, Start a new project' }).click()
    await expect(blank).toHaveAttribute('data-variant', 'filled')
    await expect(old).toHaveAttribute('data-variant', 'default')
    await page.reload()
    await expect(old).toHaveAttribute('data-variant', 'filled')
    await expect(blank).toHaveAttribute('data-variant', 'default')
  })

  await test.step('a backup of another project is named once, and found again with its own', async () => {
    await driver.press('Start From Blank Project')
    await card(page, '5 × 5 platform').click()
    await name(page).fill('Harper residence')
    await driver.press('Save to history')
    await expect(page.getByText('Saved to history')).toBeVisible()

    await page.goto('/designer?product=P2G')
    const start = page.getByRole('region', { name: 'Start' })
    await expect(start).toContainText('“Harper residence”, PATHWAY 3G')
    await expectAccessible(start)
    // Files are for the role 'Dev Team' alone (spec 1 §6).
    await expect(start.getByRole('button', { name: 'Save it to a file' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start Project' })).toBeVisible()
    await expect(start).not.toContainText('Harper residence')

    await page.goto(SANDBOX)
    await page.getByRole('button', { name: 'Load From History' }).click()
    await expect(parts(page)).toHaveCount(1)
  })

  await test.step('an application that names its projects itself leaves no name to type (spec 1 §2)', () =>
    openNamedElsewhere(page))
})

async function openNamedElsewhere(page: Page) {
  const { address } = await newQuoteFor(page, 'P3G', 'Named elsewhere')
  await page.route('**/VizionHeaderGet*', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(/"clientId":\s*\d+/g, '"clientId":3')
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto(address)
  await page.getByRole('button', { name: 'Start Project' }).click()
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeDisabled()
}

test('a backup from before the cutoff says that it is too old (spec 1 §5) [e2e-projects-4]', async ({
  page,
}) => {
  await storeBackup(page, JSON.stringify({ dtmLastUpdate: '2020-12-02T21:59:00Z', layout: {} }))
  await openAs(page, 'Dana Miller', SANDBOX)
  const told = page.getByText('This project is too old to load')
  await page.getByRole('button', { name: 'Accept and Continue' }).click()
  await expect(told).toBeVisible()
  const driver = new DesignerDriver(page)
  await driver.press('Start Project')
  await page.getByRole('button', { name: /^File/ }).click()
  await page.getByRole('menuitem', { name: 'Load from history' }).click()
  await expect(told.first()).toBeVisible()
})
