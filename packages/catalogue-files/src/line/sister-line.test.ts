import { describe, expect, test } from 'vitest'
import { readCatalogue } from '../index.ts'

/** APD and HAR are the P3G catalogue under names and numbers of their own (domain 7.0, 7.14). */

const p3g = readCatalogue('P3G')

describe.each`
  line     | brand       | offset
  ${'APD'} | ${'APD'}    | ${30000}
  ${'HAR'} | ${'Harmar'} | ${40000}
`('$line sells what P3G sells', ({ line, brand, offset }) => {
  const sister = readCatalogue(line)
  const pairs = p3g.items.map((item, place) => ({ item, twin: sister.items[place] }))
  const ofLine = pairs.filter(({ item }) => Number(item.itemNumber) >= 20000)
  const ofAllLines = pairs.filter(({ item }) => Number(item.itemNumber) < 20000)

  test('at the same version and price levels, item by item', () => {
    expect(sister.productLine).toBe(line)
    expect(sister.items).toHaveLength(p3g.items.length)
    expect([sister.version, sister.priceLevels]).toEqual([p3g.version, p3g.priceLevels])
  })

  test(`with ${line} in place of the leading P, numbers ${offset} higher, ${brand} in the description`, () => {
    expect(ofLine).toHaveLength(229)
    for (const { item, twin } of ofLine) {
      expect(twin).toEqual({
        ...item,
        productLine: line,
        shortName: item.shortName.startsWith('P') ? line + item.shortName.slice(1) : item.shortName,
        itemNumber: String(Number(item.itemNumber) + offset),
        description: expect.stringMatching(new RegExp(`^${brand} [a-z]`)),
        expandsTo: item.expandsTo.map(({ shortName, quantity }) => ({
          shortName: line + shortName.slice(1),
          quantity,
        })),
      })
      expect(twin?.description.slice(brand.length + 2)).toBe(item.description.slice(1))
    }
  })

  test('with gate, thresholds, portables, lifts and reserved numbers unchanged', () => {
    expect(ofAllLines).toHaveLength(60)
    for (const { item, twin } of ofAllLines) {
      expect({ ...twin, expandsTo: [] }).toEqual({ ...item, productLine: line, expandsTo: [] })
    }
  })

  test.each`
    p3gName      | number   | rest
    ${'PPS55TL'} | ${23130} | ${'PS55TL'}
    ${'PSL22PR'} | ${29122} | ${'SL22PR'}
    ${'PRGT'}    | ${29014} | ${'RGT'}
    ${'PRLT'}    | ${29012} | ${'RLT'}
    ${'PHREC'}   | ${29037} | ${'HREC'}
  `('P3G $p3gName is called by the prefix and $rest [catalogue-files-line-1]', ({ number, rest }) => {
    const found = sister.items.find(({ shortName }) => shortName === line + rest)
    expect(found?.itemNumber).toBe(String(number + offset))
  })

  test('the 45-degree piece keeps its name and gets a number of the line; the gate keeps both', () => {
    const numberOf = (name: string) => sister.items.find(({ shortName }) => shortName === name)?.itemNumber
    expect(numberOf('MPARR45')).toBe(String(29045 + offset))
    expect(numberOf('PUG')).toBe('16312')
  })

  test('what is ordered in pieces is ordered in pieces of the line', () => {
    const piecesOf = (name: string) =>
      sister.items
        .find(({ shortName }) => shortName === name)
        ?.expandsTo.map(({ shortName, quantity }) => `${quantity} x ${shortName}`)
    expect(piecesOf(`${line}PEM85TL`)).toEqual([`2 x ${line}PEM45TTL`, `1 x ${line}PPC`])
    expect(piecesOf('VPLUG')).toEqual(['1 x PUG', `1 x ${line}ISW`])
    expect(piecesOf('TMEM 4.75')).toEqual(['2 x TMEM 2.5-1', '1 x TMEMR 2.25'])
  })

  test('names and numbers are unique, and every piece is sold', () => {
    const names = sister.items.map(({ shortName }) => shortName)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(sister.items.map(({ itemNumber }) => itemNumber)).size).toBe(names.length)
    const pieces = sister.items.flatMap(({ expandsTo }) => expandsTo.map(({ shortName }) => shortName))
    expect(pieces.filter((name) => !names.includes(name))).toEqual([])
  })
})
