import type { Locator, Page } from '@playwright/test'
import { expect } from '../product/test.ts'

/** Fields for words, by their labels; every other field on a screen takes a number. */
const WORDS =
  /^(Search|Name|Project name|Text$|Person$|Custom Description|Who answers|Phone|Your |Contractor|What changed|Initials|Date|Quote name|Color|Stroke|Border|Background|Line color|Knots|Controls)/

type Field = { readonly label: string; readonly kind: string | null }

/** Every visible field on the page that can be typed into, lists and switches apart. */
const fieldsOn = (page: Page): Promise<readonly Field[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input')]
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
  label.replace(/\d+/g, 'n').replace(/^(Quantity of|Length of|Turn after) .*/, '$1')

/** A number with a fraction that every field of its kind takes, from what the field says it takes. */
function goodFor(sentence: string, kind: string): string {
  const [min = 0, max = 0, step] = [...sentence.matchAll(/-?\d[\d,]*(?:\.\d+)?(?: \d+\/\d+)?/g)].map(
    ([text]) => {
      const [whole = '0', fraction = '0/1'] = text.replaceAll(',', '').split(' ')
      const [over = 0, under = 1] = fraction.split('/').map(Number)
      return Number(whole) + over / under
    },
  )
  const whole = Math.min(Math.max(Math.ceil(min) + 1, 31), Math.floor(max) - 1)
  if (kind === 'whole-number') return `${whole}`
  if (step !== undefined && step >= 1) return `${Math.floor(whole / step) * step}`
  return kind === 'length' ? `${whole} 1/2` : `${whole}.5`
}

/** Fields that were typed into, by name: what stands on several screens is tried once. */
export class TriedFields {
  readonly #page: Page
  readonly names = new Set<string>()

  constructor(page: Page) {
    this.#page = page
  }

  /** Looks at every field on the page, and types three values into each that is new. */
  async tryAll(good: Readonly<Record<string, string>> = {}) {
    const fields = await fieldsOn(this.#page)
    const others = fields.filter(({ kind, label }) => kind === null && !WORDS.test(label))
    expect(others, 'fields that are neither for words nor the one for numbers').toEqual([])
    for (const { label, kind } of fields) {
      if (kind === null || this.names.has(nameOf(label))) continue
      this.names.add(nameOf(label))
      const field = this.#page.getByRole('textbox', { name: label, exact: true }).first()
      await typeThree(field, kind, good[label])
    }
  }
}

/** Rubbish and what is out of range stay in the field with a sentence and store nothing; a good number is what it shows then. */
async function typeThree(field: Locator, kind: string, given: string | undefined) {
  const before = await field.inputValue()
  await refuse(field, '12 monkeys', /^Enter /)
  const sentence = await refuse(field, '9999999999', /^Enter .* (to|at most|less than) /)
  await field.fill(before)
  await field.blur()
  await expect(field).toHaveValue(before)
  const good = given ?? goodFor(sentence, kind)
  await field.fill(good)
  await field.press('Enter')
  // Some go away once they have their answer.
  const shown = await field.evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLInputElement && one.ariaInvalid !== 'true' ? one.value : 'refused')),
  )
  for (const value of shown.slice(0, 1)) expect(value.replace(/[″°]| lb$/g, '')).toBe(good)
}

async function refuse(field: Locator, text: string, says: RegExp): Promise<string> {
  await field.fill(text)
  await field.blur()
  await expect(field).toHaveValue(text)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(says)
  return field.evaluate(
    (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  )
}
