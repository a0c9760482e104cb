import { type PagesInput, pagesOf } from '@ramp/drawing'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { pdfOfPages } from './pdf-of-pages.ts'
import { fontFromDisk, printedJob, printout } from './testing/printed-job.ts'

const user = { name: 'Dana Miller', email: 'dana@example.com', customerNumber: '10001' }
const date = new Date(2026, 10, 21)
const inputOf = (analysis: PagesInput['analysis']): PagesInput => ({
  analysis,
  user,
  date,
  version: '2.8.15 Gladius',
})

const pdfOf = (analysis: PagesInput['analysis']) =>
  pdfOfPages(pagesOf(inputOf(analysis)), fontFromDisk, { title: 'Harper residence', author: user.name, date })

async function read(pdf: Blob) {
  const document = await getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), verbosity: 0 }).promise
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []))
      const { fnArray } = await page.getOperatorList()
      return { box: page.view, texts, operators: fnArray }
    }),
  )
  const { info } = await document.getMetadata()
  return { pages, info, texts: pages.flatMap(({ texts }) => texts) }
}

const pdf = await pdfOf(printedJob())
const { pages, info, texts } = await read(pdf)
const words = texts.join(' ')

describe('the PDF of the real switchback', () => {
  test('has pages of 1513 x 1153 points', () => {
    expect(pages.map(({ box }) => box)).toEqual([
      [0, 0, 1513, 1153],
      [0, 0, 1513, 1153],
    ])
  })

  test.each(Object.entries(printout.items))('prints %s with its quantity, %d', (shortName, quantity) => {
    const line = texts.slice(texts.lastIndexOf(shortName))
    // Description and reason are words; the weight stands before the quantity.
    const weight = line.findIndex((text) => / lb$/.test(text))
    expect(line[0]).toBe(shortName)
    expect(line[weight + 1]).toBe(String(quantity))
  })

  test('prints the total and the linear feet of the printout', () => {
    expect(printout.partsTotal).toBe(8979.91)
    expect(words).toContain('Total $8,979.91')
    expect(words).toContain(`LINEAR FEET ${printout.linearFeet}`)
    expect(words).toContain('SURFACE Solid HANDRAIL Two-line RAMP WIDTH 36 in LINEAR FEET 41')
  })

  test('keeps measures readable to a machine: feet, inches and fractions', () => {
    expect(words).toContain('11′ 0 3/16″ × 31′ 0 1/8″')
  })

  test('is made of vectors and letters, without a picture', () => {
    const operators = pages.flatMap((page) => page.operators)
    expect(operators).toContain(OPS.constructPath)
    expect(operators).not.toContain(OPS.paintImageXObject)
    expect(operators).not.toContain(OPS.paintInlineImageXObject)
  })

  test('names the project and the dealer in its properties', () => {
    expect(info).toMatchObject({ Title: 'Harper residence', Author: 'Dana Miller', Language: 'en-US' })
  })

  test('embeds only the letters it needs', () => {
    expect(pdf.type).toBe('application/pdf')
    expect(pdf.size).toBeLessThan(60_000)
  })
})

test.each([['Łukasz Żółć'], ['Nguyễn Đức Ánh'], ['Ελένη Παππά'], ['Мария Иванова']])(
  'a project may be called %s',
  async (name) => {
    const named = printedJob((layout) => ({ ...layout, project: { ...layout.project, name } }))
    const found = await read(await pdfOf(named))
    expect(found.texts.join('').replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
  },
  20_000,
)
