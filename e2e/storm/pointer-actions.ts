import { type Action, canvasPlace, controlAt, type Hand, type Place } from './hand.ts'

const MODIFIERS = ['Shift', 'Control', 'Alt'] as const

/** Some keys of a keyboard are down while the work is done. */
async function withModifier({ page, dice }: Hand, work: () => Promise<void>) {
  const held = dice.onceIn(4) ? dice.pick(MODIFIERS) : null
  if (held) await page.keyboard.down(held)
  await work()
  if (held) await page.keyboard.up(held)
}

const click: Action = async (hand) => {
  const at = await canvasPlace(hand)
  hand.note(`click ${Math.round(at.x)},${Math.round(at.y)}`)
  const clickCount = hand.dice.onceIn(5) ? 2 : 1
  await withModifier(hand, () => hand.page.mouse.click(at.x, at.y, { clickCount }))
}

const drag: Action = async (hand) => {
  const [from, to] = [await canvasPlace(hand), await canvasPlace(hand)]
  hand.note(`drag ${Math.round(from.x)},${Math.round(from.y)} to ${Math.round(to.x)},${Math.round(to.y)}`)
  const { page, dice } = hand
  await withModifier(hand, async () => {
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

const wheel: Action = async (hand) => {
  const at = await canvasPlace(hand)
  hand.note('wheel')
  const { page, dice } = hand
  await page.mouse.move(at.x, at.y)
  const far = dice.onceIn(6) ? 40_000 : 300
  await withModifier(hand, () => page.mouse.wheel(dice.between(-far, far), dice.between(-far, far)))
}

const menu: Action = async (hand) => {
  const at = await canvasPlace(hand)
  hand.note('context menu')
  await hand.page.mouse.click(at.x, at.y, { button: 'right' })
}

const dropCard: Action = async (hand) => {
  const card = await controlAt(hand, '[aria-label^="Place "]')
  if (!card) return
  const to = await canvasPlace(hand)
  hand.note(`drop ${card.name}`)
  const { mouse } = hand.page
  await mouse.move(card.x, card.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 3 })
  await mouse.up()
}

const dropOutside: Action = async (hand) => {
  const from = await canvasPlace(hand)
  const { page, dice } = hand
  const size = page.viewportSize() ?? { width: 1000, height: 700 }
  hand.note('drag out of the window')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.move(dice.pick([-50, size.width + 50]), dice.below(size.height), { steps: 3 })
  await page.mouse.up()
}

const touch: Action = async (hand) => {
  const { dice, finger } = hand
  const count = dice.pick([1, 1, 2, 2, 3])
  const starts: Place[] = []
  for (let one = 0; one < count; one++) starts.push(await canvasPlace(hand))
  hand.note(`${count} fingers`)
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
  if (dice.onceIn(6)) await hand.page.waitForTimeout(650)
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
