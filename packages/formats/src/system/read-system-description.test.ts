import { analyse, messageOf } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { p3g } from '../../fixtures/systems.ts'
import { layoutOfDescription, readSystemDescription } from './read-system-description.ts'

const part = { id: 'a', shortName: 'PRSTL8', at: { x: 1, y: 2 } }
const description = (more: Readonly<Record<string, unknown>> = {}) => ({
  format: 'ramp-system/1',
  product: 'P3G',
  parts: [part],
  ...more,
})

describe('a file that is no system description is refused with the field named', () => {
  test.each([
    [[], 'file: is []; it must be an object'],
    [
      description({ format: 'ramp-system/3' }),
      'format: is "ramp-system/3"; it must be "ramp-system/1" or "ramp-system/2"',
    ],
    [description({ product: 'X' }), /^product: is "X"; it must be one of P3G, P2G, PHD, APD, HAR$/],
    [description({ product: 'T3G' }), 'product: is "T3G"; that product line cannot be quoted yet'],
    [description({ parts: undefined }), 'parts: is missing; it must be a list'],
    [description({ parts: [{ ...part, shortName: 7 }] }), 'parts[0].shortName: is 7; it must be a text'],
    [
      description({ parts: [{ id: 'a', shortName: 'PRSTL8' }] }),
      'parts[0]: needs "at" (its center) or "attach" (the part it connects to)',
    ],
    [
      description({ parts: [{ ...part, rotation: 30 }] }),
      'parts[0].rotation: is 30; it must be a multiple of 45 degrees',
    ],
    [
      description({ parts: [{ ...part, at: { x: '1', y: 2 } }] }),
      'parts[0].at.x: is "1"; it must be a number',
    ],
    [
      description({ parts: [part, part] }),
      'parts[1].id: is "a", which another part has already; ids must differ',
    ],
    [
      description({
        parts: [{ id: 'b', shortName: 'PRSTL8', attach: { to: 'z', side: 'TOP', mySide: 'TOP' } }],
      }),
      'parts[0].attach.to: is "z", but no part has that id',
    ],
    [
      description({ parts: [{ ...part, handrailSides: ['UP'] }] }),
      'parts[0].handrailSides[0]: is "UP"; it must be one of TOP, RIGHT, BOTTOM, LEFT',
    ],
    [
      description({ runs: [{ name: 'Primary', top: '31', bottom: 0, parts: [] }] }),
      'runs[0].top: is "31"; it must be a number',
    ],
    [
      description({ runs: [{ name: 'Primary', top: 31, bottom: 0, parts: ['z'] }] }),
      'runs[0].parts[0]: is "z", but no part has that id',
    ],
    [
      description({
        parts: [part, { id: 'p', shortName: 'PRLT', at: { x: 1, y: 90 } }],
        runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['a', 'p'] }],
      }),
      'runs[0].parts[1]: is "p", which is not a part of the system; a run has platforms, ramps, stairs and 45-degree pieces',
    ],
    [
      description({ exits: [{ part: 'a', side: 'DOWN' }] }),
      'exits[0].side: is "DOWN"; it must be one of TOP, RIGHT, BOTTOM, LEFT',
    ],
    [
      description({ options: { surface: 'WOOD' } }),
      'options.surface: is "WOOD"; it must be one of SOLID, EXP_METAL',
    ],
    [
      description({ additionalProducts: [{ shortName: 'PUG', qty: 1.5 }] }),
      'additionalProducts[0].qty: is 1.5; it must be a whole number, 0 or more',
    ],
    [
      description({ additionalProducts: [{ shortName: 'PUG', qty: -1 }] }),
      'additionalProducts[0].qty: is -1; it must be a whole number, 0 or more',
    ],
    [
      description({ parts: [{ ...part, childRails: 'yes' }] }),
      'parts[0].childRails: is "yes"; it must be true or false',
    ],
    [
      description({ parts: [{ ...part, isLogicless: 1 }] }),
      'parts[0].isLogicless: is 1; it must be true or false',
    ],
    [description({ options: { rampWidth: 54 } }), 'options.rampWidth: is 54; it must be one of 36, 48'],
    [
      description({ product: 'P2G', options: { surface: 'EXP_METAL' } }),
      /^options\.surface: is "EXP_METAL"; it must be one of SOLID$/,
    ],
    [
      description({ product: 'P2G', options: { handrails: 'NO_RAILS' } }),
      /^options\.handrails: is "NO_RAILS"; it must be one of TWO_LINE$/,
    ],
    [
      description({ product: 'PHD', options: { desiredRatio: '1:10' } }),
      /^options\.desiredRatio: is "1:10"; it must be one of 1:20, 1:16, 1:12$/,
    ],
    [
      description({ runs: [{ name: 'Primary', top: Number.POSITIVE_INFINITY, bottom: 0, parts: [] }] }),
      'runs[0].top: is too large; it must be a number',
    ],
    [
      description({ parts: [{ ...part, at: { x: 1, y: -1_000_001 } }] }),
      'parts[0].at.y: is -1000001; it must be within 1000000" of the corner of the canvas',
    ],
    [
      description({ parts: [{ ...part, activeHeight: -5 }] }),
      'parts[0].activeHeight: is -5; it must be greater than 0',
    ],
    [description({ options: { loops: 'yes' } }), 'options.loops: is "yes"; it must be true or false'],
  ])('%j', (json, sentence) => {
    expect(() => layoutOfDescription(readSystemDescription(json), p3g)).toThrow(sentence)
  })

  test('a part attached to a slanted side', () => {
    const arr = { id: 'a', shortName: 'MPARR45', at: { x: 100, y: 100 } }
    const post = { id: 'p', shortName: 'PUGPP', attach: { to: 'a', side: 'LEFT', mySide: 'TOP' } }
    const slanted = readSystemDescription(description({ parts: [arr, post] }))
    expect(() => layoutOfDescription(slanted, p3g)).toThrow(
      'parts[1].attach: would turn "p" by 112.5 degrees; choose a side that is straight or at 45 degrees',
    )
  })

  test('parts attached in a circle', () => {
    const link = (id: string, to: string) => ({
      id,
      shortName: 'PRSTL8',
      attach: { to, side: 'BOTTOM', mySide: 'TOP' },
    })
    const circle = readSystemDescription(description({ parts: [link('a', 'b'), link('b', 'a')] }))
    expect(() => layoutOfDescription(circle, p3g)).toThrow('"a" is attached to itself through a, b')
  })
})

test('parts may be attached to parts that come later in the file', () => {
  const late = { id: 'b', shortName: 'PRSTL5', attach: { to: 'a', side: 'BOTTOM', mySide: 'TOP' } }
  const { layout } = layoutOfDescription(readSystemDescription(description({ parts: [late, part] })), p3g)
  expect(layout.parts.map(({ id, at }) => [id, at])).toEqual([
    ['b', { x: 1, y: 80 }],
    ['a', { x: 1, y: 2 }],
  ])
})

test('a short name the catalogue lacks is an error of the system, and what hangs on it cannot be placed', () => {
  const hanging = { id: 'b', shortName: 'PRSTL5', attach: { to: 'a', side: 'BOTTOM', mySide: 'TOP' } }
  const json = description({ parts: [{ ...part, shortName: 'PRSTL9' }, hanging] })
  const { layout, issues } = layoutOfDescription(readSystemDescription(json), p3g)
  expect(layout.parts).toEqual([])
  expect(issues.map(messageOf)).toEqual([
    'Could not get PRSTL9 info',
    'Part b cannot be placed, because a, the part it is attached to, is not placed.',
  ])
})

test('a run is not blamed for a part that is reported already', () => {
  const runs = [{ name: 'Primary', top: 8, bottom: 0, parts: ['a', 'b'] }]
  const unknown = { id: 'b', shortName: 'PRSTL9', at: { x: 1, y: 90 } }
  const read = readSystemDescription(description({ parts: [part, unknown], runs }))
  const { layout, issues } = layoutOfDescription(read, p3g)
  expect(issues.map(messageOf)).toEqual(['Could not get PRSTL9 info'])
  expect(layout.runs[0]?.parts).toEqual(['a'])
})

test('null is as good as left out', () => {
  const nulls = { options: null, runs: null, entrances: null, exits: null, customParts: null, title: null }
  const given = { parts: [{ ...part, attach: null }], ...nulls }
  expect(readSystemDescription(description(given))).toEqual(readSystemDescription(description()))
  const options = { options: { loops: null, rampWidth: null } }
  expect(readSystemDescription(description(options))).toEqual(readSystemDescription(description()))
})

test('options left out take the product line’s defaults', () => {
  const { layout } = layoutOfDescription(
    readSystemDescription(description({ options: { rampWidth: 48 } })),
    p3g,
  )
  expect(layout.project).toMatchObject({
    surface: 'SOLID',
    handrails: 'TWO_LINE',
    rampWidth: 48,
    loops: true,
    childRails: false,
    desiredRatio: '1:12',
    priceLevel: 'retail',
  })
})

test('every kind of part can be described, with what a person chose for it', () => {
  const at = { x: 0, y: 0 }
  const parts = [
    { ...part, loops: false, childRails: true },
    { id: 'deck', shortName: 'PPS55TL', at, isResting: true, handrailSides: ['LEFT'] },
    { id: 'stair', shortName: 'PST22', at, activeHeight: 25 },
    { id: 'plate', shortName: 'PRUT', at },
    { id: 'turn', shortName: 'MPARR45', at, loops: true },
    { id: 'gate', shortName: 'PUG', at, isLogicless: true },
    { id: 'case', shortName: 'SUITCASE SF4', at },
    { id: 'mat', shortName: 'TMEM 4.75', at },
    { id: 'pad', shortName: 'RLP', at },
    { id: 'tower', shortName: 'VPLT', at, isTowerFlipped: true },
  ]
  const { layout, issues } = layoutOfDescription(readSystemDescription(description({ parts })), p3g)
  expect(issues).toEqual([])
  expect(layout.parts).toMatchObject([
    { kind: 'ramp', loops: false, childRails: true },
    { kind: 'platform', isResting: true, handrailSides: ['LEFT'] },
    { kind: 'stair', activeHeight: 25 },
    { kind: 'transition' },
    { kind: 'arr', loops: true },
    { kind: 'piece', isLogicless: true },
    { kind: 'portable' },
    { kind: 'threshold' },
    { kind: 'threshold' },
    { kind: 'vpl', isTowerFlipped: true },
  ])
})

test('rail sides may be written in small letters, as the specification lists them [formats-5]', () => {
  const deck = { id: 'deck', shortName: 'PPS55TL', at: { x: 0, y: 0 }, handrailSides: ['left', 'RIGHT'] }
  const { layout } = layoutOfDescription(readSystemDescription(description({ parts: [deck] })), p3g)
  expect(layout.parts).toMatchObject([{ handrailSides: ['LEFT', 'RIGHT'] }])
})

describe('parts made to measure', () => {
  const platform = { itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 42, length: 66 }

  test('are numbered in order, kept with the layout and placed by their short names [formats-6]', () => {
    const read = readSystemDescription(
      description({
        parts: [{ ...part, shortName: 'PPS42x66TL' }],
        customParts: [platform, { itemType: 'TRANSITION', itemNumber: '29010', width: 42, length: 4 }],
      }),
    )
    const { layout, issues } = layoutOfDescription(read, p3g)
    expect(issues).toEqual([])
    expect(layout.parts).toHaveLength(1)
    expect(layout.customItems.map(({ itemNumber, shortName }) => [itemNumber, shortName])).toEqual([
      ['27000', 'PPS42x66TL'],
      ['27001', 'PRUT42x4'],
    ])
    const [line] = analyse(layout, p3g).partsList.lines.filter(({ itemNumber }) => itemNumber === '27000')
    expect(line).toMatchObject({ quantity: 1, unitPrice: 128_247 })
  })

  test.each([
    [
      { ...platform, width: 100 },
      'customParts[0]: A part could not be generated based on these measurements: width 6 to 96 in by 0.5 in, length 6 to 96 in by 6 in',
    ],
    [
      { ...platform, itemType: 'RAMP', length: 102 },
      'measurements: width 18 to 48 in by 0.5 in, length 18 to 96 in by 6 in, a wide one no longer than the stock of its width',
    ],
    [
      { ...platform, handrails: 'GUARDS' },
      'measurements: P3G has no PLATFORM with surface SOLID and handrails GUARDS',
    ],
    [
      { itemType: 'TRANSITION', itemNumber: '29010', width: 50, length: 4 },
      'measurements: width 18 to 48 in by 0.5 in, as long as PRUT',
    ],
    [
      { itemType: 'TRANSITION', itemNumber: '21180', width: 36, length: 96 },
      'measurements: P3G has no transition 21180 in custom sizes',
    ],
    [{ ...platform, length: -66 }, 'customParts[0].length: is -66; it must be greater than 0'],
    [{ ...platform, width: '42' }, 'customParts[0].width: is "42"; it must be a number'],
    [
      { ...platform, itemType: 'STAIR' },
      'customParts[0].itemType: is "STAIR"; it must be one of PLATFORM, PLATFORM_EXT, RAMP, TRANSITION',
    ],
  ])('%o cannot be made and is named', (custom, sentence) => {
    expect(() =>
      layoutOfDescription(readSystemDescription(description({ customParts: [custom] })), p3g),
    ).toThrow(sentence)
  })
})
