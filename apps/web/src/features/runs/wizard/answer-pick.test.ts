import type { Analysis } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { against, describedSystem, first } from '../../../lib/testing/described-system.ts'
import { loosePartsFor } from '../checks/loose-parts.ts'
import { answerPick } from './answer-pick.ts'

/** A porch platform with a ramp down to the ground and a stair beside it. */
const porch = (primary: readonly string[], second: readonly string[] = []): Analysis =>
  describedSystem({
    parts: [
      first('P', 'PPS55TL'),
      against('r1', 'PRSTL8', 'P BOTTOM'),
      against('r2', 'PRSTL8', 'r1 BOTTOM'),
      against('s', 'PST15', 'P LEFT'),
      against('t', 'PRGT', 'r2 BOTTOM'),
    ],
    runs: [
      { name: 'Primary', top: 16, bottom: 0, parts: primary },
      { name: 'Run 1', top: 16, bottom: 0, parts: second },
    ],
  })

const pick = (analysis: Analysis, part: string, step: number, run: number) => {
  const { id } = analysis.layout.runs[run] ?? { id: '' }
  const answer = answerPick(part, { runId: id, step }, analysis)
  if (answer.kind !== 'edit') return answer
  const after = answer.edit(analysis.layout).runs[run]
  return { label: answer.label, top: after?.top, parts: after?.parts }
}

describe('a click on a part while the start height is asked for (spec 3 §5.3)', () => {
  const analysis = porch(['P', 'r1', 'r2'])

  test('a platform of another run gives its height [web-runs-7]', () => {
    expect(pick(analysis, 'P', 0, 1)).toMatchObject({ top: 16 })
  })

  test('so does an extension, where a stair goes down from it [web-runs-5]', () => {
    const deck = describedSystem({
      product: 'PHD',
      parts: [
        first('P', 'PHDP55G'),
        against('X', 'PHDPX53G', 'P RIGHT'),
        against('s', 'PHDST2148', 'X BOTTOM'),
      ],
      runs: [
        { name: 'Primary', top: 22, parts: ['P', 'X'] },
        { name: 'Run 1', bottom: 0, parts: [] },
      ],
    })
    expect(pick(deck, 'X', 0, 1)).toMatchObject({ top: 22 })
  })

  test.each`
    part    | why
    ${'r1'} | ${'a ramp has two heights'}
    ${'s'}  | ${'a stair without a run has none'}
    ${'t'}  | ${'a transition is no system part'}
  `('$part is refused: $why [web-runs-8]', ({ part }) => {
    expect(pick(analysis, part, 0, 1)).toEqual({ kind: 'refused', message: 'You must select a platform' })
  })

  test("a platform of the run itself is refused, because its height follows from the run's own [web-runs-9]", () => {
    expect(pick(analysis, 'P', 0, 0)).toEqual({ kind: 'refused', message: 'You must select a platform' })
  })
})

describe('a click on a part while the parts are selected (spec 3 §5.2)', () => {
  test('parts join in the order they are clicked, and leave when they are clicked again [web-runs-4]', () => {
    expect(pick(porch(['P']), 'r1', 1, 0)).toEqual({
      label: 'Add part to run',
      top: 16,
      parts: ['P', 'r1'],
    })
    expect(pick(porch(['P', 'r1']), 'r1', 1, 0)).toMatchObject({
      label: 'Remove part from run',
      parts: ['P'],
    })
  })

  test.each`
    part    | run  | primary        | second    | message
    ${'s'}  | ${0} | ${['P']}       | ${[]}     | ${'Stairs are not allowed in your primary run'}
    ${'s'}  | ${1} | ${[]}          | ${['r1']} | ${'Stairs and Ramps are not allowed in the same run'}
    ${'r1'} | ${1} | ${[]}          | ${['s']}  | ${'Ramps and Stairs are not allowed in the same run'}
    ${'r1'} | ${1} | ${['P', 'r1']} | ${[]}     | ${'This part belongs to run Primary.'}
  `(
    '$part in run $run with $primary and $second: "$message" [web-runs-6]',
    ({ part, run, primary, second, message }) => {
      expect(pick(porch(primary, second), part, 1, run)).toEqual({ kind: 'refused', message })
    },
  )

  test('a transition is not part of a run [web-runs-1]', () => {
    expect(pick(porch(['P']), 't', 1, 0)).toEqual({ kind: 'nothing' })
  })
})

test('in the later steps a click changes nothing', () => {
  expect(pick(porch(['P']), 'r1', 2, 0)).toEqual({ kind: 'nothing' })
  expect(pick(porch(['P']), 'r1', 3, 0)).toEqual({ kind: 'nothing' })
})

test('parts without a run: what follows the last part comes first, transitions never come', () => {
  const analysis = porch(['P', 'r1'])
  const run = analysis.layout.runs[0] ?? { parts: [] }
  expect(loosePartsFor(analysis, run).map(({ placed, isNext }) => [placed.part.id, isNext])).toEqual([
    ['r2', true],
    ['s', false],
  ])
})
