import { clearCanvas, cursor, designing, field, parts, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { expect, test } from '../product/test.ts'

test('arrows, R, the lock keys, Ctrl+S, Ctrl+R, Delete and the space bar do what the sheet says, and keys that are a letter alone can be switched off (spec 1 §9, WCAG 2.1.4) [e2e-canvas-4]', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)

  await test.step('arrows, R, the lock keys, Ctrl+S, Ctrl+R and Delete do what the sheet says (spec 1 §9)', async () => {
    await driver.drag('Platforms', '5 × 5 platform', 400, 300)
    await field(page, 'From the left').fill('300')
    await field(page, 'From the left').press('Enter')
    await driver.click(333, 300)
    await page.keyboard.press('ArrowRight')
    await expect(field(page, 'From the left')).toHaveValue('300 1/2"')
    await page.keyboard.press('Control+ArrowRight')
    await expect(field(page, 'From the left')).toHaveValue('310 1/2"')

    await page.keyboard.press('r')
    await page.keyboard.press('r')
    await expect(field(page, 'Angle in degrees')).toHaveValue('90°')
    await page.keyboard.press('Shift+R')
    await expect(field(page, 'Angle in degrees')).toHaveValue('45°')
    await page.keyboard.press('Shift+R')

    const before = await field(page, 'From the left').inputValue()
    const top = await field(page, 'From the top').inputValue()
    await page.keyboard.down('v')
    await driver.dragOn({ x: 343, y: 300 }, { x: 500, y: 420 })
    await page.keyboard.up('v')
    await expect(field(page, 'From the left')).toHaveValue(before)
    await expect(field(page, 'From the top')).not.toHaveValue(top)

    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved to history')).toBeVisible()
    await page.keyboard.press('Control+r')
    await expect(parts(page)).toHaveCount(1)
    await page.keyboard.press('Delete')
    await expect(parts(page)).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(parts(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Start Project' })).toBeHidden()
  })

  await clearCanvas(page)

  await test.step('the space bar shows the hand that moves the view, until it is let go, here or in another window', async () => {
    await page.locator('[data-canvas]').focus()
    for (const letGo of [
      () => page.keyboard.up(' '),
      () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    ]) {
      await page.keyboard.down(' ')
      expect(await cursor(page)).toBe('grab')
      await letGo()
      expect(await cursor(page)).not.toBe('grab')
    }
  })

  await test.step('keys change the drawing only where the focus is on it', async () => {
    await page.getByRole('tab', { name: 'Platforms' }).click()
    await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
    await expect(parts(page)).toHaveCount(1)
    const place = await parts(page).textContent()
    await section(page, 'Outline')
    for (const focused of [
      page.getByRole('button', { name: 'File', exact: true }),
      page.getByRole('link', { name: 'Documentation' }),
      page.getByRole('button', { name: 'Turn 5 × 5 platform' }),
      page.getByRole('button', { name: 'Undo', exact: true }),
      page.getByRole('combobox', { name: 'Surface' }),
      page.getByRole('textbox', { name: 'Project name' }),
    ]) {
      for (const key of ['Delete', 'Backspace', 'ArrowRight', 'Control+ArrowDown', 'r']) {
        await focused.focus()
        await page.keyboard.press(key)
      }
      await page.keyboard.press('Escape')
      await page.getByRole('treeitem', { name: /^5 × 5 platform/ }).click()
      expect(await parts(page).textContent()).toBe(place)
    }
    for (const focused of [
      page.locator('[data-canvas]'),
      page.locator('[data-parts]'),
      page.getByRole('treeitem', { name: /^5 × 5 platform/ }),
      page.locator('[data-next-parts] [data-chip][tabindex="0"]').first(),
    ]) {
      await page.getByRole('treeitem', { name: /^5 × 5 platform/ }).click()
      await focused.focus()
      await page.keyboard.press('Delete')
      await expect(parts(page)).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await expect(parts(page)).toHaveCount(1)
    }
    await section(page, 'Parts')
  })

  await test.step('after a click on a card or a tool, keys are for what it did', async () => {
    await clearCanvas(page)
    for (const click of [
      () => page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click(),
      () => page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Rotate' }).click(),
      () => page.getByRole('button', { name: 'Undo', exact: true }).click(),
    ]) {
      if ((await parts(page).count()) === 0)
        await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
      await click()
      await expect(page.locator('[data-canvas]')).toBeFocused()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await expect(parts(page)).toHaveCount(0)
    }
    await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).press('Enter')
    await expect(page.getByRole('button', { name: /^Place 5 × 5 platform,/ })).toBeFocused()
  })

  await test.step('keys that are a letter or a sign alone can be switched off, and stay off (WCAG 2.1.4)', async () => {
    await clearCanvas(page)
    await driver.drag('Platforms', '5 × 5 platform', 400, 300)
    const angle = field(page, 'Angle in degrees')
    await page.keyboard.press('r')
    await expect(angle).toHaveValue('45°')

    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.keyboard.press('?')
    await sheet.getByRole('switch', { name: 'Single-Key Shortcuts' }).press('Space')
    await expect(sheet.getByText('off', { exact: true })).not.toHaveCount(0)
    await expectAccessible(sheet)
    await takeScreens(page, 'shortcuts-off')
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await expect(angle).toHaveValue('45°')
    await expect(page.getByRole('button', { name: 'Rotate' })).not.toHaveAttribute('aria-keyshortcuts')
    await page.keyboard.press('?')
    await expect(sheet).toBeHidden()
    await page.keyboard.press('Control+/')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+ArrowRight')

    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await section(page, 'Settings')
    const inSettings = page.getByRole('switch', { name: 'Single-Key Shortcuts' })
    await expect(inSettings).not.toBeChecked()
    await page.getByRole('button', { name: 'Show All Shortcuts' }).click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await inSettings.press('Space')
    await takeScreens(page, 'keyboard-settings')
    await page.keyboard.press('Control+a')
    await page.locator('[data-canvas]').focus()
    await page.keyboard.press('r')
    await expect(angle).toHaveValue('90°')
  })
})
