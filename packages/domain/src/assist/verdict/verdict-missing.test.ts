import { describe, expect, test } from 'vitest'
import * as systems from '../../../fixtures/verdict-systems.ts'
import {
  setAdditionalProduct,
  setLegLength,
  setLegLowPro,
  switchBrace,
  switchClosure,
  switchLeg,
  writeClosures,
} from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'

const { lacking, said, straight, wholeSystem } = systems
const VP = { deck: 'PPS55VP', ramp: 'PRSVP8' }
const TALL = { top: 80, ramps: 10, ...VP }
const HD = { product: 'PHD', top: 12, ramps: 2 } as const
const APD = { product: 'APD' } as const
const HAR = { product: 'HAR' } as const
const firstLeg = ({ legs }: Analysis) => legs[0]?.id ?? ''
const LEGS = 'look: 1 Warning | Legs not ordered'
const BRACES = 'look: 1 Warning | Braces not ordered'
const CLOSURE = 'look: 1 Warning | Closure not ordered'

const andByHand =
  (edits: (one: Analysis) => readonly Edit[], qty: number, shortName: string, itemType: string) =>
  (one: Analysis) => [
    ...edits(one),
    setAdditionalProduct({ shortName, itemNumber: shortName, qty, itemType }),
  ]

describe('a system that something is missing from is never good', () => {
  test.each<[string, systems.Straight, string]>([
    ['no legs generated', { edits: systems.noLegs }, LEGS],
    ['all legs off', { edits: systems.legsOff }, LEGS],
    ['one leg off', { edits: systems.oneLegOff }, LEGS],
    ['no legs, PATHWAY 2G', { product: 'P2G', edits: systems.noLegs }, LEGS],
    ['no legs, PATHWAY HD', { ...HD, edits: systems.noLegs }, LEGS],
    ['no legs, American Access', { ...APD, edits: systems.noLegs }, LEGS],
    ['all legs off, Harmar', { ...HAR, edits: systems.legsOff }, LEGS],
    [
      'a leg longer than any that is sold',
      { edits: (one) => [setLegLength(firstLeg(one), 200)] },
      'bad: 1 Error | 1 error',
    ],
    [
      'a low-profile foot under a high deck',
      { edits: (one) => [setLegLowPro(firstLeg(one), true)] },
      'look: 1 Warning | 1 warning',
    ],
    [
      'a leg choice without its leg',
      { edits: () => [switchLeg('gone', false)] },
      'look: 1 Warning | 1 warning',
    ],
    ['no legs, one pair by hand', { edits: andByHand(systems.noLegs, 1, 'PSL22PR', 'LEG') }, LEGS],
    ['no legs, short ones by hand', { edits: andByHand(systems.noLegs, 9, 'PSL10PR', 'LEG') }, LEGS],
    [
      'no legs, one pair by hand, PATHWAY HD',
      { ...HD, edits: andByHand(systems.noLegs, 1, 'PHDSL16PR', 'LEG') },
      LEGS,
    ],
    ['no braces generated', { ...TALL, edits: systems.noBraces }, BRACES],
    ['no braces, one by hand', { ...TALL, edits: andByHand(systems.noBraces, 1, 'PUAB', 'BRACE') }, BRACES],
    [
      'a closure off, one for another gap by hand',
      { edits: andByHand(systems.closuresOff, 1, 'PPSC', 'CLOSURE') },
      CLOSURE,
    ],
    ['all braces off', { ...TALL, edits: systems.bracesOff }, BRACES],
    ['one brace off', { ...TALL, edits: systems.oneBraceOff }, BRACES],
    [
      'a brace choice without its brace',
      { edits: () => [switchBrace('gone', false)] },
      'look: 1 Warning | 1 warning',
    ],
    ['a closure off', { edits: systems.closuresOff }, CLOSURE],
    ['a closure off, pickets', { ...VP, edits: systems.closuresOff }, CLOSURE],
    ['a closure off, PATHWAY HD', { ...HD, edits: systems.closuresOff }, CLOSURE],
    ['a closure off, Harmar', { ...HAR, edits: systems.closuresOff }, CLOSURE],
    ['a closure found after its step', { edits: () => [writeClosures([])] }, CLOSURE],
    [
      'a closure choice without its closure',
      { edits: () => [switchClosure('gone', false)] },
      'look: 1 Warning | 1 warning',
    ],
    [
      'an add-on that the catalogue lacks',
      { additionalProducts: [{ shortName: 'PXYZ', qty: 1 }] },
      'bad: 1 Error | 1 error',
    ],
    [
      'an add-on without a price',
      { additionalProducts: [{ shortName: 'VPLT', qty: 1 }] },
      'look: 1 Warning | Price missing',
    ],
    [
      'an exception and legs off',
      { top: 36, ramps: 5, edits: (one) => [...systems.acceptAll()(one), ...systems.legsOff(one)] },
      LEGS,
    ],
  ])('%s', (_, change, expected) => {
    expect(said(straight(change))).toBe(expected)
  })

  test.each<[string, () => Analysis, string]>([
    [
      'a closure made to order',
      () => wholeSystem('p3g-picket-turn-back-made-to-order'),
      'look: 1 Warning | Custom closure',
    ],
    ['no tie strap in the catalogue', () => lacking('PPTS', straight()), 'bad: 1 Error | 1 error'],
    [
      'no stair bracket in the catalogue',
      () => lacking('PPSB', wholeSystem('t6-stair')),
      'bad: 1 Error | 1 error',
    ],
    ['no platform in the catalogue', () => lacking('PPS55TL', straight()), 'bad: 4 Errors | 4 errors'],
    ['no hanger in the catalogue', () => lacking('PRHP', straight()), 'bad: 2 Errors | 2 errors'],
    [
      'no extension connector in the catalogue, PATHWAY HD',
      () => lacking('PHDPXC', wholeSystem('phd-extension-in-the-middle')),
      'bad: 1 Error | 1 error',
    ],
  ])('%s', (_, make, expected) => {
    expect(said(make())).toBe(expected)
  })
})
