import { type Paper, path, text } from '@ramp/drafting'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { pdfOf } from './pdf-of.ts'
import { fontFromDisk } from './testing/font-from-disk.ts'

const sheet = (name: string): Paper['sheets'][number] => ({
  name,
  width: 1224,
  height: 792,
  layers: [
    {
      view: { scale: 1, left: 0, top: 0 },
      marks: [
        path('M100 100H280', { stroke: { color: '#000000', width: 1, unit: 'in' } }),
        text(`10'-0" ${name}`, { x: 190, y: 90 }, 9.3),
      ],
    },
  ],
  viewports: [{ name: 'Plan', frame: { left: 50, top: 60, width: 400, height: 300 }, ratio: 48 }],
  pictures: [],
})
const paper: Paper = { title: 'Permit set', sheets: [sheet('A1.1 Plan'), sheet('A2.1 Elevations')] }
const made = (date = new Date(Date.UTC(2026, 10, 22))) =>
  pdfOf(paper, fontFromDisk, { author: 'Dana Miller', date })
const bytes = await made()
const raw = Buffer.from(bytes).toString('latin1')

describe('a paper as PDF', () => {
  test('has a bookmark for each sheet', async () => {
    const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
    const outline = await document.getOutline()
    expect(outline.map(({ title }) => title)).toEqual(['A1.1 Plan', 'A2.1 Elevations'])
    expect(document.numPages).toBe(2)
  })

  test('asks the printer not to shrink it', () => expect(raw).toContain('/PrintScaling /None'))

  test('leaves the size of the print to the printer where no view has a scale', async () => {
    const sheets = paper.sheets.map((one) => ({ ...one, viewports: [] }))
    const data = await pdfOf({ ...paper, sheets }, fontFromDisk, { author: '', date: new Date(0) })
    const text = Buffer.from(data).toString('latin1')
    expect(text).not.toContain('/PrintScaling')
    expect(text).not.toContain('/VP')
  })

  test('tells a measuring tool how many feet a point is, from the lower corner up', () => {
    expect(raw).toContain('/BBox [50 432 450 732]')
    expect(raw).toContain('/Subtype /RL')
    const perPoint = Number(/\/U \(ft\)\s*\/C ([\d.]+)/.exec(raw)?.[1])
    expect(perPoint * 180).toBeCloseTo(10, 3)
  })

  test('can be searched', async () => {
    const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
    const { items } = await (await document.getPage(1)).getTextContent()
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(`10'-0" A1.1 Plan`)
  })

  test('is the same file for the same date', async () => {
    expect(Buffer.from(await made()).equals(Buffer.from(bytes))).toBe(true)
    const later = await made(new Date(Date.UTC(2026, 10, 23)))
    expect(Buffer.from(later).equals(Buffer.from(bytes))).toBe(false)
  })

  test('says its title and author whatever letters they have, in metadata that is well-formed XML', async () => {
    const [title, author] = ['Harper & Sons <rear> "A" ]]>', 'Ridge & Line\u0001 <Ramps>']
    const data = await pdfOf({ ...paper, title }, fontFromDisk, { author, date: new Date(0) })
    const text = Buffer.from(data).toString('utf8')
    const xml = text.slice(text.indexOf('<?xpacket'), text.indexOf('<?xpacket end'))
    expect(xml).toContain('>Harper &amp; Sons &lt;rear&gt; "A" ]]&gt;<')
    expect(xml).toContain('>Ridge &amp; Line &lt;Ramps&gt;<')
    expect(xml).not.toMatch(/&(?!(?:amp|lt|gt);)/)
    const about = await (await getDocument({ data, verbosity: 0 }).promise).getMetadata()
    expect(about.metadata.get('dc:title')).toBe(title)
    expect(about.info).toMatchObject({ Title: title, Author: author })
  })

  test('shows a picture in its frame alone: filled, its middle in the middle, cut on both sides', async () => {
    const [first] = paper.sheets
    if (!first) throw new Error('a paper has sheets')
    const frame = { left: 50, top: 60, width: 100, height: 100 }
    const pictured = { ...paper, sheets: [{ ...first, pictures: [{ frame, bytes: TWO_BY_ONE }] }] }
    const data = await pdfOf(pictured, fontFromDisk, { author: '', date: new Date(0) })
    const document = await getDocument({ data, verbosity: 0 }).promise
    const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList()
    const painted = fnArray.indexOf(OPS.paintImageXObject)
    const placing = fnArray.lastIndexOf(OPS.transform, painted)
    expect(argsArray[placing]).toEqual([200, 0, 0, -100, 0, 160])
    expect(fnArray.slice(0, painted)).toContain(OPS.clip)
  })
})

/** A picture of two pixels beside one another. */
const TWO_BY_ONE = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==',
    'base64',
  ),
).buffer
