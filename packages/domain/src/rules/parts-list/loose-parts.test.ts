import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { quoteIssues } from '../cross-check/count-issues.ts'

/** A platform at the door and a ramp to the ground, with something loose beside them. */
const withLoose = (
  loose: DescribedSystem['parts'],
  platform: Readonly<Record<string, unknown>> = {},
): DescribedSystem => ({
  parts: [first('A', 'PPS55TL', platform), against('r1', 'PRSTL8', 'A BOTTOM LEFT'), ...loose],
  runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] }],
  entrances: [['A', 'TOP']],
  exits: [['r1', 'BOTTOM']],
})
const loose = (shortName: string, at = { x: 800, y: 200 }) => ({ id: 'p', shortName, at, rotation: 0 })
const plain = itemsOf(analysed(withLoose([])))

/** What the list holds beyond the system alone. */
const added = (system: DescribedSystem) =>
  Object.fromEntries(
    Object.entries(itemsOf(analysed(system)))
      .map(([name, quantity]) => [name, quantity - (plain[name] ?? 0)] as const)
      .filter(([, quantity]) => quantity !== 0),
  )

describe('loose parts on the canvas (spec 2 §2.1, domain 7.8 and 7.11)', () => {
  test.each`
    shortName         | list                                    | why
    ${'TAER24'}       | ${{ TAER24: 1 }}                        | ${'a threshold is sold as it is'}
    ${'SUITCASE SF5'} | ${{ 'SUITCASE SF5': 1 }}                | ${'a portable ramp is sold as it is'}
    ${'RLP'}          | ${{ RLP: 1 }}                           | ${'a rubber landing pad is sold as it is'}
    ${'TMEM 4.75'}    | ${{ 'TMEM 2.5-1': 2, 'TMEMR 2.25': 1 }} | ${'a high mat is built of two mats and a riser'}
    ${'PTDK'}         | ${{ PTDK: 1 }}                          | ${'an add-on is sold as it is'}
    ${'PRHP'}         | ${{}}                                   | ${'hardware is shown only; the quote brings it'}
    ${'PRRUC'}        | ${{}}                                   | ${'hardware is shown only; the quote brings it'}
    ${'VPLT'}         | ${{}}                                   | ${'a lift tower is drawn only'}
    ${'VPLPAD5x5'}    | ${{}}                                   | ${'a concrete pad is made on site'}
    ${'VPLUG'}        | ${{ PUG: 1, PISW: 1 }}                  | ${'a top gate set is a gate and its interlock'}
  `('$shortName adds $list: $why [parts-list-1]', ({ shortName, list }) => {
    expect(added(withLoose([loose(shortName)]))).toEqual(list)
  })
})

describe('gates (domain 7.10)', () => {
  const railed = (sides: readonly string[]) => ({ handrailSides: sides })
  const atTop = loose('PUG', { x: 480, y: 447 })

  test.each`
    sides                | list                    | why
    ${['LEFT', 'RIGHT']} | ${{ PUG: 1 }}           | ${'rails on both neighbouring sides end in posts'}
    ${['LEFT']}          | ${{ PUG: 1, PUGPP: 1 }} | ${'one post is missing'}
    ${[]}                | ${{ PUG: 1, PUGPP: 2 }} | ${'both posts are missing'}
  `('a gate on a side between rails on $sides: $why', ({ sides, list }) => {
    expect(added(withLoose([atTop], railed(sides)))).toEqual(list)
  })

  test('a gate that stands on no platform needs no post, and a drawn post is not added again', () => {
    expect(added(withLoose([loose('PUG')], railed([])))).toEqual({ PUG: 1 })
    const post = { id: 'q', shortName: 'PUGPP', at: { x: 448, y: 447 }, rotation: 0 }
    expect(added(withLoose([atTop, post], railed(['RIGHT'])))).toEqual({ PUG: 1, PUGPP: 1 })
  })
})

describe('loops or end caps for each ramp (spec 2 §3.2)', () => {
  const two = (loops: boolean | undefined): DescribedSystem => ({
    parts: [
      first('r1', 'PRSTL8', loops === undefined ? {} : { loops }),
      against('r2', 'PRSTL8', 'r1 BOTTOM'),
    ],
    runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['r1', 'r2'] }],
    entrances: [['r1', 'TOP']],
    exits: [['r2', 'BOTTOM']],
  })

  test.each`
    loops        | list
    ${undefined} | ${{ PRHRLU: 2, PRHRLL: 2 }}
    ${false}     | ${{ PRHRLL: 2, PHREC: 1 }}
  `('with loops $loops on the upper ramp: $list [parts-list-2]', ({ loops, list }) => {
    const ends = Object.entries(itemsOf(analysed(two(loops)))).filter(([name]) => /^PRHRL|^PHREC/.test(name))
    expect(Object.fromEntries(ends)).toEqual(list)
  })
})

describe('a transition between a ramp and a landing pad (domain 7.10 connections)', () => {
  const toPad = (transition: string | null): DescribedSystem => ({
    parts: [
      first('r1', 'PRSTL8'),
      against('pad', 'PLP55', 'r1 BOTTOM'),
      ...(transition === null ? [] : [against('t', transition, 'r1 BOTTOM')]),
    ],
    runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['r1', 'pad'] }],
    entrances: [['r1', 'TOP']],
    exits: [['pad', 'BOTTOM']],
  })

  test.each`
    transition | bottom         | why
    ${null}    | ${{ PRLT: 1 }} | ${'the lower transition comes with the pad'}
    ${'PRLT'}  | ${{ PRLT: 1 }} | ${'one that is drawn is that one, and no second'}
    ${'PRGT'}  | ${{ PRGT: 1 }} | ${'another one that is drawn replaces it'}
  `('$why', ({ transition, bottom }) => {
    const { PRLT, PRGT } = itemsOf(analysed(toPad(transition)))
    expect({ ...(PRLT && { PRLT }), ...(PRGT && { PRGT }) }).toEqual(bottom)
  })
})

test('PATHWAY HD sells no end caps: its free rail ends have loops, whatever the project says (spec 2 §9) [parts-list-3]', () => {
  const starter = (loops: boolean): DescribedSystem => ({
    product: 'PHD',
    options: { loops },
    parts: [first('A', 'PHDP55G'), against('r', 'PHDRS648G', 'A BOTTOM LEFT')],
    runs: [{ name: 'Primary', top: 6, bottom: 0, parts: ['A', 'r'] }],
    entrances: [['A', 'TOP']],
    exits: [['r', 'BOTTOM']],
  })
  const capped = analysed(starter(false))
  expect(itemsOf(capped)).toMatchObject({ PHDHRLU: 1, PHDHRLL: 2 })
  expect(itemsOf(capped)).toEqual(itemsOf(analysed(starter(true))))
  expect(quoteIssues(capped)).toEqual([])
})
