import { readTranslation } from '@ramp/catalogue-files'
import { describe, expect, test } from 'vitest'
import { analysed, catalogues, first, itemsOf, p3g } from '../../../fixtures/p3g.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { errorsOf } from '../../rules/analysis/errors-of.ts'
import { messageOf } from '../../rules/analysis/messages.ts'
import { quoteErrors } from '../../rules/cross-check/count-issues.ts'
import { translateLayout } from './translate-layout.ts'
import { translateLines } from './translate-lines.ts'

const p2g = catalogues('P2G')
const translation = { pairs: readTranslation(), to: p2g }
const translated = (layout: Layout) => translateLayout(layout, p3g.byShortName, translation)

describe('a list of items', () => {
  test.each`
    what                                           | lines                               | result
    ${'takes the counterpart of each'}             | ${[['PRSTL6', 2], ['PPPC', 1]]}     | ${[['MRTL6', 2], ['MPPC', 1]]}
    ${'adds up what becomes the same'}             | ${[['PRHRLU', 3], ['PRHRLL', 3]]}   | ${[['MRHRL', 6]]}
    ${'takes the next longer leg where one lacks'} | ${[['PSL46PR', 1], ['PSL52PR', 2]]} | ${[['MSTS52PR', 3]]}
    ${'keeps what both lines sell'}                | ${[['TLE', 1]]}                     | ${[['TLE', 1]]}
  `('$what', ({ lines, result }) => {
    const given = lines.map(([shortName, quantity]: [string, number]) => ({ shortName, quantity }))
    const { lines: found, missing } = translateLines(given, translation)
    expect(found.map(({ item, quantity }) => [item.shortName, quantity])).toEqual(result)
    expect(missing).toEqual([])
  })

  test('names each item without counterpart once', () => {
    const lines = ['PREMTL6', 'PRSVP6', 'PREMTL6'].map((shortName) => ({ shortName, quantity: 1 }))
    expect(translateLines(lines, translation)).toEqual({ lines: [], missing: ['PREMTL6', 'PRSVP6'] })
  })
})

const straight = analysed({
  parts: [
    first('P', 'PPS55TL', { handrailSides: ['LEFT', 'RIGHT'] }),
    { id: 'R', shortName: 'PRSTL6', attach: { to: 'P', side: 'BOTTOM', mySide: 'TOP', position: 'LEFT' } },
  ],
  runs: [{ name: 'Primary', top: 6, bottom: 0, parts: ['P', 'R'] }],
  entrances: [['P', 'TOP']],
  exits: [['R', 'BOTTOM']],
  additionalProducts: [{ shortName: 'PTDK', qty: 1 }],
})

describe('a whole layout', () => {
  test('keeps places, runs and openings and is quoted in the other line [formats-14]', () => {
    const { layout, missing } = translated(straight.layout)
    expect(missing).toEqual([])
    expect(layout.project).toMatchObject({ product: 'P2G', surface: 'SOLID', handrails: 'TWO_LINE' })
    const quoted = analyse(layout, p2g)
    expect(quoteErrors(quoted)).toEqual([])
    expect(itemsOf(quoted)).toMatchObject({ MP55: 1, MRTL6: 1, MTDK: 1 })
    expect(quoted.linearFeet).toBe(straight.linearFeet)
  })

  test('a part without counterpart stays and is said [formats-15]', () => {
    const [platform, ramp] = straight.layout.parts
    const parts = platform && ramp ? [platform, { ...ramp, shortName: 'PREMTL6' }] : []
    const { layout, missing } = translated({ ...straight.layout, parts })
    expect(missing).toEqual(['PREMTL6'])
    expect(layout.parts[1]).toMatchObject({ id: 'R', shortName: 'PREMTL6' })
    expect(errorsOf(analyse(layout, p2g)).map(messageOf)).toContain('Could not get PREMTL6 info')
  })

  test('a turn-back that is sold the other way round turns under its rails and openings', () => {
    const wide = analysed({
      parts: [first('T', 'PPS58TL', { handrailSides: ['TOP', 'LEFT', 'RIGHT'] })],
      runs: [],
      entrances: [['T', 'BOTTOM']],
    })
    const { layout } = translated(wide.layout)
    expect(layout.parts[0]).toMatchObject({
      shortName: 'MP85TB',
      rotation: 90,
      handrailSides: ['LEFT', 'BOTTOM', 'TOP'],
    })
    expect(layout.openings).toEqual([{ part: 'T', side: 'RIGHT', use: 'entrance' }])
    const outline = (one: typeof wide) => one.placement.byId.get('T')?.sides
    expect(outline(analyse(layout, p2g))?.RIGHT.normal).toEqual(outline(wide)?.BOTTOM.normal)
  })
})
