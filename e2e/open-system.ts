import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { readCatalogue } from '@ramp/catalogue-files'
import { savedProjectOf } from '@ramp/contracts'
import {
  acceptSuggestedRails,
  analyse,
  catalogueOf,
  type Edit,
  layoutOfDescription,
  readSystemDescription,
} from '@ramp/domain'
import { openAs } from './people.ts'

const same: Edit = (layout) => layout

/** The history backup of one of the whole systems, with its rails chosen. */
function backupOf(system: string, change: Edit): string {
  const text = readFileSync(`packages/domain/fixtures/systems/${system}.json`, 'utf8')
  const description = readSystemDescription(JSON.parse(text))
  const catalogue = catalogueOf(readCatalogue(description.product))
  const { layout } = layoutOfDescription(description, catalogue)
  const railed = acceptSuggestedRails(analyse(layout, catalogue))(layout)
  return JSON.stringify(savedProjectOf(change(railed), { now: new Date() }))
}

/** Opens a system in the sandbox, as a person does who drew it the day before. */
export async function openSystem(page: Page, system: string, change: Edit = same) {
  await page.addInitScript(
    (backup) => {
      if (window.sessionStorage.getItem('was-here')) return
      window.sessionStorage.setItem('was-here', 'yes')
      window.localStorage.setItem('autoSave', backup)
      window.localStorage.setItem('canvasInteractionReminder', 'false')
      window.localStorage.setItem('stencilWarnings', 'false')
    },
    backupOf(system, change),
  )
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  await page.getByRole('button', { name: 'Accept and Continue' }).click()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await expect(page.getByText('Ready to finish your system?')).toBeVisible()
}

/** Presses Next until a step is there. */
export async function goTo(page: Page, step: string) {
  const heading = page.getByRole('heading', { name: step, exact: true })
  await page.getByRole('button', { name: "Let's Go" }).click()
  for (let pressed = 0; pressed < 7 && !(await heading.isVisible()); pressed++)
    await page.getByRole('button', { name: /^(Next|Confirm System)$/ }).click()
  await expect(heading).toBeVisible()
}
