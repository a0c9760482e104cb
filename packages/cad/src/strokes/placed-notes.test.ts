import { elevationsOf, planOf, type ViewNote } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { systemFiles, systemOf } from '../../fixtures/systems.ts'
import { withPlacedNotes } from './placed-notes.ts'
import { boxOfLetters, LETTER_HEIGHT, type Letters } from './stroke.ts'
import { drawnView } from './view-strokes.ts'

const lettersOf = ({ at, text }: ViewNote): Letters => ({
  layer: '',
  at,
  text,
  height: LETTER_HEIGHT,
  turn: 0,
})

const meet = (one: Letters, other: Letters): boolean => {
  const [a, b] = [boxOfLetters(one), boxOfLetters(other)]
  return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y
}

/** Pairs of texts that lie one over the other. */
const overprinted = (texts: readonly Letters[]): readonly string[] =>
  texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => meet(one, other))
      .map((other) => `${one.text} over ${other.text}`),
  )

describe.each(systemFiles.map(({ name }) => name))('the notes of the drawing file of %s', (name) => {
  test('lie over no other text, and near to what they are about', () => {
    const analysis = systemOf(name)
    for (const view of [planOf(analysis), ...elevationsOf(analysis)]) {
      const placed = withPlacedNotes(view)
      const dimensions = drawnView(placed).dimensions.map(({ letters }) => letters)
      expect([view.name, ...overprinted([...placed.notes.map(lettersOf), ...dimensions])]).toEqual([
        view.name,
      ])
      const moved = placed.notes.map(({ at }, index) => {
        const wanted = view.notes[index]?.at ?? at
        return Math.hypot(at.x - wanted.x, at.y - wanted.y)
      })
      expect(Math.max(0, ...moved)).toBeLessThan(10)
    }
  })
})

test('the plan of a narrow stair says its height beside its name, where both were wanted in one place', () => {
  const plan = planOf(systemOf('p3g-stair-and-ramp'))
  expect(overprinted(plan.notes.map(lettersOf))).not.toEqual([])
  expect(overprinted(withPlacedNotes(plan).notes.map(lettersOf))).toEqual([])
})
