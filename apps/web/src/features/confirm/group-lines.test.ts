import { analyse, setAdditionalProduct } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { p3g, wholeSystem } from '../../lib/testing/described-system.ts'
import { groupLines } from './group-lines.ts'

const t1 = wholeSystem('t1-switchback')
const named = (analysis = t1) =>
  Object.fromEntries(
    groupLines(analysis.partsList.lines, p3g).map(({ name, lines }) => [
      name,
      lines.map(({ shortName }) => shortName),
    ]),
  )

describe('the parts list before it is confirmed', () => {
  test('the switchback under its headings [web-confirm-1]', () => {
    expect(named()).toEqual({
      Platforms: ['PPS55TL'],
      Ramps: ['PRSTL4', 'PRSTL5', 'PRSTL6', 'PRSTL8'],
      Transitions: ['PRLT', 'PRUT'],
      Connections: ['PPPC', 'PRHP', 'PRRUC'],
      'Rail ends': ['PRHBPR', 'PRHRLL', 'PRHRLU'],
      Closures: ['PPCTL'],
      Legs: ['PSL10PR', 'PSL22PR', 'PSL28PR'],
    })
  })

  test('every line is under exactly one heading', () => {
    const lines = groupLines(t1.partsList.lines, p3g).flatMap((group) => group.lines)
    expect(new Set(lines)).toEqual(new Set(t1.partsList.lines))
    expect(lines).toHaveLength(t1.partsList.lines.length)
  })

  test('what has no heading of its own is an add-on', () => {
    const item = p3g.byShortName.get('PTDK')
    const product = { shortName: 'PTDK', itemNumber: item?.itemNumber ?? '', qty: 1, itemType: 'ADDON' }
    expect(named(analyse(setAdditionalProduct(product)(t1.layout), p3g))['Add-ons']).toEqual(['PTDK'])
  })
})
