import type { Page } from '@playwright/test'
import { type Edit, setHandrailSides } from '@ramp/domain'
import { card, designing, section, undo } from '../assertions/designer-screen.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'
import { goTo, loadNext, openSystem } from '../systems/open-system.ts'

const join = (page: Page, part: string) =>
  page.getByRole('button', { name: new RegExp(`^Join ${part}`) }).click()

const texts = (page: Page, ...words: readonly string[]) =>
  Promise.all(words.map((one) => expect(page.getByText(one, { exact: true }).first()).toBeVisible()))

test('missing stencils are listed until nobody wants to know, each guided step says its words, and a dealer is not offered to convert (spec 3 §2.4 to §2.14) [e2e-guided-steps-3]', async ({
  page,
}) => {
  const driver = await designing(page)

  await test.step('missing stencils are listed until nobody wants to know (spec 3 §2.6)', async () => {
    await card(page, '5 × 5 platform').click()
    await join(page, '8 ft ramp')
    await join(page, 'Ground Transition')
    await driver.press("Let's Go")
    const checkup = page.getByRole('dialog', { name: 'Stencil Checkup' })
    await expect(checkup.getByRole('listitem')).toHaveText([/^Landing pad/])
    await checkup.getByRole('button', { name: 'Place Landing pad' }).click()
    await expect(checkup.getByRole('button', { name: 'Landing pad placed' })).toBeDisabled()
    expect((await drawnOn(page)).layout.parts.map(({ shortName }) => shortName)).toContain('RLP')
    await checkup.getByRole('button', { name: 'Close' }).last().click()
    await undo(page).click()
    await driver.press("Let's Go")
    await driver.press("It's ok, Continue")
    await texts(page, 'Handrail Builder')
    await driver.press('Exit to Editor')
    // Nobody is asked twice.
    await driver.press("Let's Go")
    await texts(page, 'Handrail Builder')
  })

  await test.step('nobody is asked who wants no stencil warnings', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await driver.press("Let's Go")
    const checkup = page.getByRole('dialog', { name: 'Stencil Checkup' })
    await expect(checkup.getByRole('button', { name: "It's ok, Continue" })).toBeVisible()
    await checkup.getByRole('checkbox', { name: 'Stop Showing Me Stencil Warnings' }).check()
    await checkup.getByRole('button', { name: 'Close' }).last().click()
    await driver.press("Let's Go")
    await texts(page, 'Handrail Builder')
  })

  await loadNext(page, 't1-switchback')
  await test.step('from Handrail Builder to Connections (spec 3 §2.4 to §2.10)', () =>
    wordsToConnections(driver))
  await test.step('from Closures to Finish (spec 3 §2.11 to §2.14)', () => wordsToFinish(driver))
})

async function wordsToConnections(driver: DesignerDriver) {
  const { page } = driver
  await driver.press("Let's Go")
  // Its rails are two lines at 31 in: a code is not met, and the approved sentence is the second line.
  await texts(page, 'Handrail Builder', '1 building code item not met', 'All handrails accounted for.')
  await driver.press('Next')
  await texts(page, 'Run Builder', 'All runs accounted for.')
  await expect(page.getByRole('columnheader')).toContainText(['Name', 'Rise', 'Incline', 'Delete'])
  await driver.press('Delete All Runs')
  await texts(page, 'Not Yet', "some parts aren't assigned a run.")
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.keyboard.press('Control+z')
  await texts(page, 'All runs accounted for.')
  await driver.press('Add New Run')
  await expect(page.getByText('Step 1 of 4 · Start / Top Height')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await driver.press('Cancel Run')
  await driver.press('Next')
  await texts(
    page,
    'Connections',
    'Entrance: any entry point at the top of the system',
    'Exit: any exit point at the bottom of the system',
  )
}

async function wordsToFinish(driver: DesignerDriver) {
  const { page } = driver
  await driver.press('Next')
  await texts(page, 'Closures', 'All closures accounted for.', 'All Closures')
  await page.getByRole('button', { name: /Platform to ramp.*6 ft/ }).click()
  const closure = page.getByRole('region', { name: 'Edit Closure' })
  await expect(closure).toContainText(/Closure ID.*-S/)
  await expect(closure.getByRole('checkbox', { name: 'Closure is Active' })).toBeChecked()
  await driver.press('Next')
  await texts(page, 'Legs', 'All legs accounted for.', 'Heights Viewer', 'Qty (Pairs)')
  await page.getByText('Choose a leg from a list').click()
  await driver.press('5 × 5 platform 1, leg 1')
  const leg = page.getByRole('region', { name: 'Edit Leg' })
  await expect(leg.getByRole('checkbox', { name: 'Leg is Active' })).toBeChecked()
  await expect(leg.getByRole('checkbox', { name: 'Has Low Profile Foot' })).not.toBeChecked()
  await expect(leg).toContainText('Original Leg Length')
  await driver.press('Next')
  await texts(page, 'Bracing', 'All bracing accounted for.')
  await texts(page, 'Angle Bracing', 'Cross Bracing', 'None. Cross braces are added at 72" and above.')
  await driver.press('Next')
  await texts(page, 'Confirm System', 'All parts accounted for.')
  await driver.press('Confirm System')
  await texts(page, 'Preparing Item List', 'Runs', 'Connections', 'Entry / Exit', 'Legs', 'Cross Bracing')
  await expect(page.getByText('All parts generated successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convert P3G to P2G?' })).toHaveCount(0)
  await driver.press('Exit to Editor')
  await test.step('every section of Building leads back into the steps (spec 3 §2.5)', async () => {
    for (const name of SECTIONS_OF_BUILDING) {
      await section(page, name)
      await expect(page.getByRole('region', { name: 'Finish', exact: true })).toHaveCount(1)
      await expect(page.getByText('Ready to finish your system?')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: "Let's Go" })).toBeInViewport({ ratio: 1 })
    }
  })
}

const SECTIONS_OF_BUILDING = [
  'Welcome',
  'Fit',
  'Parts',
  'Outline',
  'Options',
  'Settings',
  'Graphics',
  'Tools',
  'Notes',
] as const

test('wrong joints, and a system without closures and angle braces, are said (spec 3 §2.10, §2.11, §2.13) [e2e-guided-steps-7]', async ({
  page,
}) => {
  const railedAllRound: Edit = (layout) =>
    setHandrailSides(
      layout.parts.filter(({ kind }) => kind === 'platform').map(({ id }) => id),
      ['TOP', 'RIGHT', 'BOTTOM', 'LEFT'],
    )(layout)
  await openSystem(page, 'phd-60-wide', railedAllRound)
  const driver = new DesignerDriver(page)
  await goTo(page, 'Connections')
  await texts(page, 'ERROR! You Have Connection Errors')
  await driver.press('Exit to Editor')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await card(page, '5 × 5 platform').click()
  await section(page, 'Closures')
  await texts(
    page,
    'No Closures Detected. If you believe your system requires closures please check your configuration.',
  )
  await section(page, 'Bracing')
  await texts(page, 'Cross Bracing')
  await expect(page.getByText('Angle Bracing')).toHaveCount(0)
})
