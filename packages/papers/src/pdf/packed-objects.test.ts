import { type Paper, POINTS, paragraph } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { pdfOf } from './pdf-of.ts'
import { fontFromDisk } from './testing/font-from-disk.ts'
import { unpackedAt } from './testing/packed-bytes.ts'

const paper: Paper = {
  title: 'Notes',
  sheets: ['one', 'two'].map((name, index) => ({
    name,
    width: 400,
    height: 200,
    viewports: [{ name: 'Plan', frame: { left: 0, top: 0, width: 100, height: 100 }, ratio: 48 }],
    pictures: [],
    layers: [{ view: POINTS, marks: paragraph(`Sheet ${index + 1} – “notes”.`, 300).draw(20, 20) }],
  })),
}
const file = Buffer.from(await pdfOf(paper, fontFromDisk, { author: 'Dana Miller', date: new Date(0) }))
const words = file.toString('latin1')

const numberAt = (at: number, name: string) =>
  Number(new RegExp(`/${name} (\\d+)`).exec(words.slice(at))?.[1])

const tableAt = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(words)?.[1])

/** The table of a file: each row as far as it differs from the row before, behind a byte that says so. */
function rowsOf(): readonly (readonly [kind: number, where: number, index: number])[] {
  const bytes = unpackedAt(file, tableAt)
  return Array.from({ length: bytes.length / 7 }, (_, row) => {
    const own = bytes.subarray(7 * row)
    return [own.readUInt8(0), own.readUInt32BE(1), own.readUInt16BE(5)] as const
  })
}

describe('a tagged file', () => {
  const rows = rowsOf()
  const containers = [...new Set(rows.flatMap(([kind, where]) => (kind === 2 ? [where] : [])))]
  const [container = 0] = containers
  const at = rows[container]?.[1] ?? 0
  const inside = unpackedAt(file, at).toString('latin1')
  const first = numberAt(at, 'First')
  const heads = inside.slice(0, first).trim().split(/\s+/).map(Number)

  test('has a row for each of its objects, and says how many', () => {
    expect(rows.length).toBe(numberAt(tableAt, 'Size'))
    expect(rows[0]).toEqual([0, 0, 65_535])
    expect([...new Set(rows.slice(1).map(([kind]) => kind))].toSorted()).toEqual([1, 2])
  })

  test('says where each object with a stream begins', () => {
    const found = rows.flatMap(([kind, where], id) => (kind === 1 ? [{ id, where }] : []))
    expect(found.length).toBeGreaterThan(4)
    expect(found.map(({ where }) => words.slice(where).split('\n')[0])).toEqual(
      found.map(({ id }) => `${id} 0 obj`),
    )
  })

  test('has all others in one stream, each at its place', () => {
    expect(containers).toHaveLength(1)
    expect(heads).toHaveLength(2 * numberAt(at, 'N'))
    const packed = rows.flatMap(([kind, , index], id) => (kind === 2 ? [{ id, index }] : []))
    expect(packed.length).toBe(heads.length / 2)
    expect(packed.map(({ index }) => heads[2 * index])).toEqual(packed.map(({ id }) => id))
    const begins = packed.map(({ index }) => inside.slice(first + (heads[2 * index + 1] ?? 0)).slice(0, 2))
    expect(begins.filter((one) => one === '<<' || one.startsWith('(')).length).toBe(packed.length)
  })

  test('has its pages, its scales and its structure there', () => {
    for (const one of [/\/Type ?\/Page\s/, /\/Type ?\/StructTreeRoot/, /\/S ?\/P\b/, /\/VP ?\[/]) {
      expect(inside).toMatch(one)
      expect(words).not.toMatch(one)
    }
  })
})
