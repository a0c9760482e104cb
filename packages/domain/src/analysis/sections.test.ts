import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutLayout, EVERYWHERE, WHOLE } from '../../fixtures/cut-layout.ts'
import { catalogues } from '../../fixtures/p3g.ts'
import { edited, randomEdit } from '../../fixtures/random-edits.ts'
import { RANDOM_LINES } from '../../fixtures/random-items.ts'
import { randomFlights } from '../../fixtures/random-system.ts'
import { analyse } from './analyse.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
/** Each is looked at twice: a quarter of the systems that `npm run random` draws are cut. */
const systems = Math.ceil(Number(process.env.RANDOM_SYSTEMS ?? 400) / 4)

const edits = fc.array(randomEdit, { maxLength: 4 })

describe.each(RANDOM_LINES)('a large %s system is cut in sections', { timeout: 300_000 }, (line) => {
  test('and says what it says as a whole', () => {
    let cuts = 0
    fc.assert(
      fc.property(randomFlights(line), edits, (drawn, list) => {
        const layout = list.reduce((now, one) => edited(analyse(now, catalogues(line)), one), drawn)
        const whole = cutLayout(layout, WHOLE)
        const cut = cutLayout(layout, EVERYWHERE)
        cuts += cut.sections - whole.sections
        expect(cut.shown).toEqual(whole.shown)
      }),
      { numRuns: systems },
    )
    expect(cuts).toBeGreaterThan(systems)
  })
})
