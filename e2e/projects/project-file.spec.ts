import { readFileSync, writeFileSync } from 'node:fs'
import { clearCanvas, designing, parts } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { expect, test } from '../product/test.ts'

const fileMenu = /^File/

test('the Dev Team saves a project to a file, with a password or without, and loads it again; a damaged file or none changes nothing (spec 1 §2.3, §3, §4, spec 3 §4.9) [e2e-projects-2]', async ({
  page,
}, info) => {
  test.slow()
  await designing(page, 'Devin Park')

  await test.step('a file dialog answered with nothing says so (spec 3 §4.9)', async () => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^File/ }).click()
    await page.getByRole('menuitem', { name: 'Load from file' }).click()
    await (await choosing).setFiles([])
    await expect(page.getByText('Failed to load file')).toBeVisible()
  })

  await test.step('the Dev Team saves a project to a file and loads it again; a damaged file changes nothing (spec 1 §2.3, §4)', async () => {
    await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
    await expect(parts(page)).toHaveCount(1)

    await page.getByRole('button', { name: fileMenu }).click()
    await takeScreens(page, 'file-menu-dev-team')
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save to file', exact: true }).click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/\.zion$/)
    const saved = info.outputPath('saved.zion')
    await download.saveAs(saved)
    const content = readFileSync(saved, 'utf8')
    expect(content).toMatch(/^ZION2\./)

    const load = async (path: string) => {
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: fileMenu }).click()
      await page.getByRole('menuitem', { name: 'Load from file' }).click()
      await (await choosing).setFiles(path)
    }
    await page.locator('[data-canvas]').press('Delete')
    await expect(parts(page)).toHaveCount(0)
    const half = info.outputPath('half.zion')
    writeFileSync(half, content.slice(0, content.length / 2))
    await load(half)
    await expect(page.getByText('The file is damaged, or was cut short.')).toBeVisible()
    const empty = info.outputPath('empty.zion')
    writeFileSync(empty, '')
    await load(empty)
    await expect(page.getByText('Empty Layout Registered')).toBeVisible()
    await expect(parts(page)).toHaveCount(0)

    await load(saved)
    await expect(page.getByText('Project Loaded')).toBeVisible()
    await expect(parts(page)).toHaveCount(1)

    await load(empty)
    await expect(page.getByText('Empty Layout Registered').last()).toBeVisible()
    await expect(parts(page)).toHaveCount(1)
  })

  await test.step('a file with a password opens with it alone, in another installation too (spec 1 §3)', async () => {
    await clearCanvas(page)
    await expect(page.getByText('Project Loaded')).toHaveCount(0)
    await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
    await page.getByRole('button', { name: fileMenu }).click()
    await page.getByRole('menuitem', { name: 'Save to file with a password' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password').fill('lantern')
    await expectAccessible(dialog)
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save to file' }).click()
    const saved = info.outputPath('locked.zion')
    await (await saving).saveAs(saved)
    await expect(dialog).toBeHidden()

    await page.locator('[data-canvas]').press('Delete')
    await expect(parts(page)).toHaveCount(0)
    // Nobody is asked for a key: what the server of another installation knows does not matter.
    await page.route('**/api/vizionEncryptionKey', (route) => route.abort())
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: fileMenu }).click()
    await page.getByRole('menuitem', { name: 'Load from file' }).click()
    await (await choosing).setFiles(saved)
    await dialog.getByLabel('Password').fill('candle')
    await dialog.getByRole('button', { name: 'Open' }).click()
    await expect(dialog.getByText('The password is wrong, or the file is damaged.')).toBeVisible()
    await dialog.getByLabel('Password').fill('lantern')
    await dialog.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByText('Project Loaded')).toBeVisible()
    await expect(parts(page)).toHaveCount(1)
  })

  await test.step('a backup of another project that makes room is offered as a file', async () => {
    await page.getByRole('button', { name: 'Save to history' }).click()
    await expect(page.getByText('Saved to history')).toBeVisible()
    await page.goto('/designer?product=P2G')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save it to a file' }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.zion$/)
  })
})
