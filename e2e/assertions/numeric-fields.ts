import type { Locator, Page } from '@playwright/test'
import { expect } from '../product/test.ts'

/** Fields for words, by their labels; every other field on a screen takes a number. */
const WORDS =
  /^(Search|Name|Project name|Text$|Person$|Custom Description|Who answers|Phone|Site (contact|phone)|Your |Contractor|What changed|Initials|Date|Quote name|Color|Stroke|Border|Background|Fill|Line color|Knots|Controls|Permit or application number)/

/** Fields that move what is selected: it may not be on another part, and sides may not cross. */
const PLACED = /^(From the|Gap|Angle|Turn by|Turn after|Length of|Width of|Depth of|Door center)/

type Field = { readonly label: string; readonly kind: string | null }

/** Every visible field of a place that can be typed into, lists and switches apart. */
const fieldsIn = (place: Locator): Promise<readonly Field[]> =>
  place.locator('input').evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLInputElement)
      .filter((one) => one.checkVisibility() && !one.disabled && !one.readOnly)
      .filter((one) => !/^(checkbox|radio|range|file|hidden)$/.test(one.type))
      .filter((one) => !one.hasAttribute('aria-haspopup'))
      .map((one) => ({
        label: one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.placeholder,
        kind: one.getAttribute('data-numeric-field'),
      })),
  )

/** What a field is known by from one screen to the next. */
const nameOf = (label: string): string =>
  label.replace(/\d+/g, 'n').replace(/^(Quantity of|Length of|Turn after|Gap) .*/, '$1')

/** Fields that were typed into, by the place and their name there. */
export class TriedFields {
  readonly #page: Page
  readonly names = new Set<string>()

  constructor(page: Page) {
    this.#page = page
  }

  /** Looks at every field of a place, and types three values into each that is new there. */
  async tryAll(
    place: string,
    within = this.#page.locator('body'),
    { key = 'Enter', around = {} }: Possible = {},
  ) {
    await expect(within.locator('[data-numeric-field]:visible').first()).toBeVisible()
    const fields = await fieldsIn(within)
    const others = fields.filter(({ kind, label }) => kind === null && !WORDS.test(label))
    expect(others, 'fields that are neither for words nor the one for numbers').toEqual([])
    for (const { label, kind } of fields) {
      const name = `${place}: ${nameOf(label)}`
      if (kind === null || this.names.has(name)) continue
      const field = within.getByRole('textbox', { name: label, exact: true }).first()
      // A gap that closed since.
      if (!(await field.isVisible())) continue
      this.names.add(name)
      await typeThree(field, {
        kind,
        key,
        around: around[label],
        mayRefuse: PLACED.test(label),
        isBy: label.startsWith('Turn by'),
      })
    }
  }
}

type Possible = {
  /** Tab where Enter leads on to the next thing. */
  readonly key?: 'Enter' | 'Tab'
  /** The number that is possible in a field, by its label. */
  readonly around?: Readonly<Record<string, number>>
}

type Trial = {
  readonly kind: string
  readonly key: 'Enter' | 'Tab'
  readonly around: number | undefined
  /** What is drawn beside may be in the way of a good number. */
  readonly mayRefuse: boolean
  /** It turns by what was typed, and is 0 again. */
  readonly isBy: boolean
}

/** Rubbish and what is out of range stay in the field with a sentence; a good number is what the field shows then. */
async function typeThree(field: Locator, { kind, key, around, mayRefuse, isBy }: Trial) {
  await refuse(field, '12 monkeys', /^Enter /)
  const sentence = await refuse(field, '9999999999', /Enter .* (to|at most|less than) /)
  for (const { text, shows } of goodFor(sentence, kind, around)) {
    // Some go away once they have their answer.
    if ((await stateOf(field)).shown === 'gone') return
    await field.fill(text)
    await field.press(key)
    const allowed = [isBy ? '0' : shows, 'gone', ...(mayRefuse ? ['refused'] : [])]
    await expect
      .poll(async () => allowed.includes((await stateOf(field)).shown), {
        message: `“${text}” in ${field} shows ${allowed.join(' or ')}`,
        intervals: [0, 50, 100, 300],
      })
      .toBe(true)
  }
}

async function refuse(field: Locator, text: string, says: RegExp): Promise<string> {
  await field.fill(text)
  await field.blur()
  await expect(field).toHaveAccessibleDescription(says)
  const { value, shown, sentence } = await stateOf(field)
  expect([value, shown]).toEqual([text, 'refused'])
  return sentence
}

/** What a field shows, and the sentence about it. */
async function stateOf(field: Locator) {
  const [state = { value: '', shown: 'gone', sentence: '' }] = await field.evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLInputElement)
      .filter((one) => one.checkVisibility() && !one.disabled)
      .map((one) => ({
        value: one.value,
        shown: one.ariaInvalid === 'true' ? 'refused' : one.value.replace(/["°]| lb$/g, ''),
        sentence: document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      })),
  )
  return state
}

type Typed = { readonly text: string; readonly shows: string }

/** A number in another notation and a plain one, which a field takes by what it says of itself. */
function goodFor(sentence: string, kind: string, around = 31): readonly Typed[] {
  const { min, max, step } = rangeOf(sentence)
  const near = Math.min(Math.max(Math.ceil(min) + 1, around), Math.floor(max) - 1)
  const isStepped = step !== undefined && step >= 1
  const whole = isStepped ? Math.max(1, Math.floor(near / step)) * step : near
  const plain = (text: string): Typed => ({ text, shows: text })
  if (kind === 'length') {
    const half = isStepped ? '' : ' 1/2'
    const feet = `${Math.floor(whole / 12)}'${whole % 12}${half}"`
    return [{ text: feet, shows: `${whole}${half}` }, plain(`${whole}`)]
  }
  const comma = max > 2000 ? { text: '1,200', shows: '1200' } : { text: `+${whole}`, shows: `${whole}` }
  if (isStepped) return [{ text: `${whole}.0°`, shows: `${whole}` }, plain('0')]
  return [comma, plain(kind === 'decimal' ? `${whole}.5` : `${whole}`)]
}

/** `Enter 18" to 96" in steps of 6".` */
function rangeOf(sentence: string) {
  const said = sentence.slice(sentence.lastIndexOf('Enter '))
  const numbers = [...said.matchAll(/-?\d[\d,]*(?:\.\d+)?(?: \d+\/\d+)?/g)].map(([text]) => {
    const [whole = '0', fraction = '0/1'] = text.replaceAll(',', '').split(' ')
    const [over = 0, under = 1] = fraction.split('/').map(Number)
    return Number(whole) + over / under
  })
  const [min = 0, max = 0, step] = numbers
  return { min, max, step }
}
