import { type Action, controlAt } from './fuzz-driver.ts'
import { garbageText } from './garbage.ts'

const PRESSED =
  'button, [role="tab"], [role="menuitem"], [role="option"], [role="switch"], [role="radio"], [role="checkbox"], ' +
  'summary, label, input[type="checkbox"], input[type="radio"]'
const FIELDS = 'input:not([type="checkbox"]):not([type="radio"]):not([type="file"]), textarea'

const press: Action = async (driver) => {
  const control = await controlAt(driver, PRESSED)
  if (!control) return
  driver.note(`press ${control.name}`)
  await driver.page.mouse.click(control.x, control.y)
}

const inRail: Action = async (driver) => {
  const control = await controlAt(driver, 'nav[aria-label="Sections"] button')
  if (!control) return
  driver.note(`section ${control.name}`)
  await driver.page.mouse.click(control.x, control.y)
}

const walk: Action = async (driver) => {
  const { page, dice } = driver
  const name = dice.pick([/^Next$/, /^Next$/, /^Back$/, /^Let's Go$/, /^Confirm/, /^Exit/, /^Finish$/])
  driver.note(`walk ${name}`)
  const button = page.getByRole('button', { name }).first()
  if (await button.isVisible()) await button.click({ timeout: 800, force: true })
}

const type: Action = async (driver) => {
  const { page, dice } = driver
  const field = await controlAt(driver, FIELDS)
  if (!field) return
  const text = garbageText(dice)
  driver.note(`type ${JSON.stringify(text.slice(0, 20))} of ${text.length} into ${field.name} ${field.type}`)
  await page.mouse.click(field.x, field.y)
  if (!dice.onceIn(4)) await page.keyboard.press('Control+a')
  if (text.length > 0) await page.keyboard.insertText(text)
  else await page.keyboard.press('Delete')
  await page.keyboard.press(dice.pick(['Enter', 'Tab', 'Escape', 'ArrowUp', 'ArrowDown']))
}

const slide: Action = async (driver) => {
  const slider = await controlAt(driver, '[role="slider"]')
  if (!slider) return
  driver.note(`slide ${slider.name}`)
  const { mouse, keyboard } = driver.page
  await mouse.move(slider.x, slider.y)
  await mouse.down()
  await mouse.move(slider.x + driver.dice.between(-300, 300), slider.y, { steps: 3 })
  await mouse.up()
  await keyboard.press(driver.dice.pick(['Home', 'End', 'ArrowRight']))
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 640, height: 360 },
  { width: 2200, height: 1300 },
] as const

const resize: Action = async ({ page, dice, note }) => {
  const size = dice.pick(SIZES)
  note(`window of ${size.width} by ${size.height}`)
  await page.setViewportSize(size)
}

export const panelActions = {
  pressControl: [press, 12],
  inRail: [inRail, 5],
  walk: [walk, 5],
  type: [type, 8],
  slide: [slide, 2],
  resize: [resize, 1],
} satisfies Readonly<Record<string, readonly [Action, weight: number]>>
