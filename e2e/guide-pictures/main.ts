import { chromium } from '@playwright/test'
import { findBrowser } from '../../tools/steps/browser.mjs'
import { isTrial, sayReady } from '../../tools/steps/trial.mjs'
import { startProduct } from '../product/running-product.ts'
import { documentScenes } from './document-scenes.ts'
import { drawingScenes } from './drawing-scenes.ts'
import { portalScenes } from './portal-scenes.ts'
import type { Scene } from './scene.ts'
import { siteScenes } from './site-scenes.ts'
import { stepScenes } from './step-scenes.ts'
import { newStudio } from './studio.ts'

// npm run guide-pictures [-- SCENE ...]: every picture of the guide, or those of the scenes whose names contain a word.
const words = process.argv.slice(2)
const all: readonly Scene[] = [
  ...drawingScenes,
  ...stepScenes,
  ...siteScenes,
  ...documentScenes,
  ...portalScenes,
]
const scenes = words.length === 0 ? all : all.filter(({ name }) => words.some((word) => name.includes(word)))

const product = await startProduct()
const { executablePath, env } = await findBrowser()
const args = ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--font-render-hinting=none']
const browser = await chromium.launch({ executablePath, env, args })
const studio = await newStudio(browser, product.origin)
const failed: string[] = []
if (isTrial()) sayReady()
else for (const scene of scenes) await take(scene)
await studio.close()
await browser.close()
await product.stop()
if (failed.length > 0) process.stderr.write(`no pictures of: ${failed.join(', ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)

/** What fails in one scene costs no other its pictures. */
async function take({ name, takes }: Scene) {
  try {
    await takes(studio)
  } catch (error) {
    failed.push(name)
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}
