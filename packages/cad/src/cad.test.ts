import { analyse } from '@ramp/domain'
import { parseLength } from '@ramp/drafting'
import { elevationsOf, planOf } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { entitiesOf, pairsOf, saidOf } from '../fixtures/read-dxf.ts'
import { systemFiles, systemOf } from '../fixtures/systems.ts'
import { dxfOf, svgOf } from './index.ts'

const viewsOf = (name: string) => {
  const analysis = systemOf(name)
  return [planOf(analysis), ...elevationsOf(analysis)]
}

const LOOKED_AT = ['t1-switchback', 't5-phd-guards', 's5-falling-ground', 'four-lanes', 'straight-104-ft']

describe.each(LOOKED_AT)('the DXF of %s', (name) => {
  const dxf = dxfOf(systemOf(name), name)
  const pairs = pairsOf(dxf)
  const entities = entitiesOf(pairs)
  const ofKind = (kind: string) => entities.filter((one) => one.kind === kind)

  test('is a file of AutoCAD 2007 in inches and plain letters', () => {
    expect(dxf.startsWith('0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1021\n')).toBe(true)
    expect(dxf).toContain('9\n$INSUNITS\n70\n1\n')
    expect(dxf.endsWith('0\nEOF\n')).toBe(true)
    expect([...dxf].filter((letter) => letter !== '\n' && (letter < ' ' || letter > '~'))).toEqual([])
  })

  test('every handle is there once', () => {
    const handles = entities.flatMap(({ kind, pairs: own }) =>
      own.filter(([code]) => code === (kind === 'DIMSTYLE' ? 105 : 5)).map(([, value]) => value),
    )
    const own = handles.slice(1)
    expect(new Set(own).size).toBe(own.length)
  })

  test('everything lies on a layer, in a line type and in a block that is there', () => {
    const names = (kind: string) => new Set(ofKind(kind).map((one) => saidOf(one, 2)))
    const drawn = entities.filter(({ kind }) => ['LWPOLYLINE', 'TEXT', 'INSERT', 'DIMENSION'].includes(kind))
    for (const one of drawn) expect(names('LAYER')).toContain(saidOf(one, 8))
    for (const one of drawn) if (saidOf(one, 6)) expect(names('LTYPE')).toContain(saidOf(one, 6))
    for (const one of [...ofKind('INSERT'), ...ofKind('DIMENSION')])
      expect(names('BLOCK')).toContain(saidOf(one, 2))
    expect(names('BLOCK')).toEqual(names('BLOCK_RECORD'))
  })

  test('every dimension has a picture of its own and says what it measures', () => {
    const dimensions = ofKind('DIMENSION')
    expect(dimensions.length).toBeGreaterThan(3)
    expect(new Set(dimensions.map((one) => saidOf(one, 2))).size).toBe(dimensions.length)
    for (const one of dimensions) {
      const [x, y] = [
        Number(saidOf(one, 13)) - Number(saidOf(one, 14)),
        Number(saidOf(one, 23)) - Number(saidOf(one, 24)),
      ]
      expect(Number(saidOf(one, 42))).toBeCloseTo(Math.hypot(x, y), 6)
      const said = parseLength(saidOf(one, 1) ?? '') ?? Number.NaN
      expect(Math.abs(said - Number(saidOf(one, 42)))).toBeLessThanOrEqual(1 / 32)
    }
  })

  test('each leg of the plan is put in as a block', () => {
    const legs = systemOf(name).legs.filter(({ isActive, height }) => isActive && height > 0)
    expect(ofKind('INSERT').length).toBeGreaterThanOrEqual(legs.length)
  })
})

describe('the SVG of T1', () => {
  const [plan] = viewsOf('t1-switchback')
  const svg = plan ? svgOf(plan) : ''

  test('is as large as the thing, an inch for each unit of its view box', () => {
    const [, width, height, box] = /width="([\d.]+)in" height="([\d.]+)in" viewBox="([^"]+)"/.exec(svg) ?? []
    expect(box?.split(' ').slice(2)).toEqual([width, height])
  })

  test('has one group for each layer that holds anything', () => {
    const groups = [...svg.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id)
    expect(groups).toEqual([
      'A-FLOR-OTLN',
      'A-FLOR-RAMP',
      'A-FLOR-HRAL',
      'S-COLS',
      'S-FNDN',
      'C-BLDG',
      'A-ANNO-DIMS',
      'A-ANNO-TEXT',
    ])
  })
})

test('there are fixtures of every line', () => {
  expect(systemFiles.length).toBeGreaterThan(100)
})

/** A height of 0 in letters. */
const AT_ZERO = />0(?:"|&quot;)<|\n0"\n/

test('a drawing whose rise nobody entered says so in DXF and SVG, and has no height or slope of 0', () => {
  const { layout, catalogue } = systemOf('t1-switchback')
  const runs = layout.runs.map((run) => ({ ...run, top: null, bottom: null, door: undefined }))
  const bare = analyse({ ...layout, runs }, catalogue)
  const views = [planOf(bare), ...elevationsOf(bare)]
  expect(views.map(({ name }) => name)).toEqual(['Plan'])
  for (const file of [dxfOf(bare, 'bare'), ...views.map((view) => svgOf(view))]) {
    expect(file.match(/height not entered/g)).toHaveLength(2)
    expect(file.match(/slope not entered/g)).toHaveLength(5)
    expect(file).not.toMatch(AT_ZERO)
  }
  // T1 ends at 0, which was entered.
  expect(dxfOf(systemOf('t1-switchback'), 'T1')).toMatch(AT_ZERO)
  expect(svgOf(planOf(systemOf('t1-switchback')))).toMatch(AT_ZERO)
})
