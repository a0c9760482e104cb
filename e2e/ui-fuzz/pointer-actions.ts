import { type Action, canvasPlace, controlAt, type FuzzDriver, type Place } from './fuzz-driver.ts'

const MODIFIERS = ['Shift', 'Control', 'Alt'] as const

/** Some keys of a keyboard are down while the work is done. */
async function withModifier({ page, dice }: FuzzDriver, work: () => Promise<void>) {
  const held = dice.onceIn(4) ? dice.pick(MODIFIERS) : null
  if (held) await page.keyboard.down(held)
  await work()
  if (held) await page.keyboard.up(held)
}

const click: Action = async (driver) => {
  const at = await canvasPlace(driver)
  driver.note(`click ${Math.round(at.x)},${Math.round(at.y)}`)
  const clickCount = driver.dice.onceIn(5) ? 2 : 1
  await withModifier(driver, () => driver.page.mouse.click(at.x, at.y, { clickCount }))
}

const drag: Action = async (driver) => {
  const [from, to] = [await canvasPlace(driver), await canvasPlace(driver)]
  driver.note(`drag ${Math.round(from.x)},${Math.round(from.y)} to ${Math.round(to.x)},${Math.round(to.y)}`)
  const { page, dice } = driver
  await withModifier(driver, async () => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down({ button: dice.onceIn(8) ? 'middle' : 'left' })
    await page.mouse.move(to.x, to.y, { steps: dice.between(1, 6) })
    if (dice.onceIn(6))
      await page.keyboard.press(dice.pick(['Escape', 'r', 'Control+z', 'Delete', 'Control+a']))
    // A hand that never lets go, as when a window takes the pointer away.
    if (dice.onceIn(12)) return
    await page.mouse.up()
    await page.mouse.up({ button: 'middle' })
  })
}

const wheel: Action = async (driver) => {
  const at = await canvasPlace(driver)
  driver.note('wheel')
  const { page, dice } = driver
  await page.mouse.move(at.x, at.y)
  const far = dice.onceIn(6) ? 40_000 : 300
  await withModifier(driver, () => page.mouse.wheel(dice.between(-far, far), dice.between(-far, far)))
}

const menu: Action = async (driver) => {
  const at = await canvasPlace(driver)
  driver.note('context menu')
  await driver.page.mouse.click(at.x, at.y, { button: 'right' })
}

const dropCard: Action = async (driver) => {
  const card = await controlAt(driver, '[aria-label^="Place "]')
  if (!card) return
  const to = await canvasPlace(driver)
  driver.note(`drop ${card.name}`)
  const { mouse } = driver.page
  await mouse.move(card.x, card.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 3 })
  await mouse.up()
}

const dropOutside: Action = async (driver) => {
  const from = await canvasPlace(driver)
  const { page, dice } = driver
  const size = page.viewportSize() ?? { width: 1000, height: 700 }
  driver.note('drag out of the window')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.move(dice.pick([-50, size.width + 50]), dice.below(size.height), { steps: 3 })
  await page.mouse.up()
}

const touch: Action = async (driver) => {
  const { dice, finger } = driver
  const count = dice.pick([1, 1, 2, 2, 3])
  const starts: Place[] = []
  for (let one = 0; one < count; one++) starts.push(await canvasPlace(driver))
  driver.note(`${count} fingers`)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', places: readonly Place[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ ...place, id })),
    })
  await send('touchStart', starts)
  let places: readonly Place[] = starts
  for (let step = dice.below(5); step > 0; step--) {
    places = places.map(({ x, y }) => ({
      x: Math.max(0, x + dice.between(-60, 60)),
      y: Math.max(0, y + dice.between(-60, 60)),
    }))
    await send('touchMove', places)
  }
  if (dice.onceIn(6)) await driver.page.waitForTimeout(650)
  if (count > 1 && dice.onceIn(2)) await send('touchEnd', places.slice(1))
  await send(dice.onceIn(8) ? 'touchCancel' : 'touchEnd', [])
}

export const pointerActions = {
  click: [click, 8],
  drag: [drag, 12],
  wheel: [wheel, 4],
  menu: [menu, 3],
  dropCard: [dropCard, 10],
  dropOutside: [dropOutside, 2],
  touch: [touch, 5],
} satisfies Readonly<Record<string, readonly [Action, weight: number]>>
