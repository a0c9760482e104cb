import { analyse, type Layout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { crewPack } from './crew/crew-pack.ts'
import { offer } from './offer/offer.ts'
import { DEFAULT_OFFER } from './offer/settings/offer-settings.ts'
import type { PaperInput } from './paper/input.ts'
import { DEFAULT_PERMIT } from './permit/facts/permit-settings.ts'
import { permitSet } from './permit/permit-set.ts'
import { inputFor, wordsOf } from './testing/systems.ts'

const straight = inputFor('t2-straight')

/** The straight system, as somebody left it who did not enter everything. */
const left = (change: (layout: Layout) => Layout): PaperInput => {
  const { layout, catalogue } = straight.analysis
  return { ...straight, analysis: analyse(change(layout), catalogue) }
}

const withoutRise = left((layout) => ({ ...layout, runs: [] }))
const withoutDoor = left((layout) => ({ ...layout, openings: [] }))
const withoutCodes = left((layout) => ({ ...layout, project: { ...layout.project, codes: [] } }))
const onePart = left((layout) => ({ ...layout, parts: layout.parts.slice(0, 1), runs: [], openings: [] }))
const looseBeside = left((layout) => {
  const ramp = layout.parts.find(({ id }) => id === 'r1')
  if (!ramp) throw new Error('the straight system has no ramp r1')
  return { ...layout, parts: [...layout.parts, { ...ramp, id: 'loose', at: { x: 900, y: 100 } }] }
})

const flat = (paper: ReturnType<typeof offer>): string => wordsOf(paper).join(' ').replaceAll('\n', ' ')
const proposal = (input: PaperInput) => flat(offer(input, DEFAULT_OFFER))
const permit = (input: PaperInput) => flat(permitSet(input, DEFAULT_PERMIT))
const crew = (input: PaperInput) => flat(crewPack(input))

describe('documents of a drawing in which something was not entered', () => {
  test.each([
    ['the proposal without a rise', proposal, withoutRise, 'No price yet: the rise is not entered.'],
    ['the proposal without a rise', proposal, withoutRise, 'Door height: not entered.'],
    ['the proposal without an entrance', proposal, withoutDoor, 'from the ground to the top of the ramp'],
    ['the proposal without an entrance', proposal, withoutDoor, 'Door: not entered. Height as entered.'],
    ['the proposal with a loose part', proposal, looseBeside, 'No price yet: a part is not in a run.'],
    [
      'the proposal with a loose part',
      proposal,
      looseBeside,
      'Heights are incomplete: a part is not in a run.',
    ],
    ['the permit set without codes', permit, withoutCodes, 'None: no building code is chosen.'],
    ['the permit set without codes', permit, withoutCodes, '40 psf on the clear area (not entered: default'],
    ['the crew pack without an entrance', crew, withoutDoor, 'the upper end is 24" above the ground'],
    ['the crew pack without an entrance', crew, withoutDoor, 'W is the upper edge of the first part'],
  ] as const)('%s says so: %#', (_, wordsOfPaper, input, words) => {
    expect(wordsOfPaper(input)).toContain(words)
  })

  test.each([
    ['the proposal without an entrance', proposal, withoutDoor, /to your door|Door height/],
    ['the proposal with a loose part', proposal, looseBeside, /rise is not entered|Height not entered/],
    ['the proposal of one loose part', proposal, onePart, /Connectors|ends closed|adjustable leg|\$| up /],
    ['the permit set without codes', permit, withoutCodes, /drawing is empty|IRC|IBC|R301/],
    ['the crew pack without an entrance', crew, withoutDoor, /the sill is|entrance edge|entrance at the top/],
  ] as const)('%s states nothing that was not entered: %#', (_, wordsOfPaper, input, words) => {
    expect(wordsOfPaper(input)).not.toMatch(words)
  })

  test('with everything entered they say what was entered', () => {
    expect(proposal(straight)).toContain('Door height as entered.')
    expect(proposal(straight)).toContain('from the ground to your door')
    expect(proposal(straight)).toContain('Connectors, plates, and hardware')
    expect(crew(straight)).toContain('the sill is 24" above the ground')
    expect(permit(straight)).toContain('IRC 2021')
  })
})
