import { DEFAULT_LETTERING, FONTS, type Font, newDrawing } from '@ramp/domain'
import { printedFamily } from '@ramp/drafting'
import { type LayoutInput, layoutPaper, pdfOf } from '@ramp/papers'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { fontFromDisk, printedJob, printout } from './testing/printed-job.ts'

const user = { name: 'Dana Miller', email: 'dana@example.com', customerNumber: '10001' }
const date = new Date(2026, 10, 21)
const inputOf = (analysis: LayoutInput['analysis']): LayoutInput => ({
  analysis,
  user,
  date,
  version: '2.8.15 Gladius',
})

const layoutPdf = async (analysis: LayoutInput['analysis']) => {
  const bytes = await pdfOf(layoutPaper(inputOf(analysis)), fontFromDisk, { author: user.name, date })
  return new Blob([bytes], { type: 'application/pdf' })
}

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
  const bookmarks = (await document.getOutline()).map(({ title }) => title)
  return { pages, info, bookmarks, texts: pages.flatMap(({ texts }) => texts) }
}

/** Names of the embedded fonts, without the tags of their subsets. */
async function fontsIn(pdf: Blob): Promise<readonly string[]> {
  const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1')
  return [...bytes.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name)
}

const pdf = await layoutPdf(
  printedJob((layout) => ({ ...layout, project: { ...layout.project, name: 'Harper residence' } })),
)
const { pages, info, bookmarks, texts } = await read(pdf)
const words = texts.join(' ')

describe('the PDF of the real switchback', () => {
  test('has pages of 1513 x 1153 points [web-output-6]', () => {
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
    expect(words).toContain('SURFACE Solid HANDRAIL Two-line RAMP WIDTH 36" LINEAR FEET 41')
  })

  test('keeps measures readable to a machine: feet, inches and fractions', () => {
    expect(words).toContain(`11'-0 3/16" × 31'-0 1/8"`)
  })

  test('is made of vectors and letters, without a picture', () => {
    const operators = pages.flatMap((page) => page.operators)
    expect(operators).toContain(OPS.constructPath)
    expect(operators).not.toContain(OPS.paintImageXObject)
    expect(operators).not.toContain(OPS.paintInlineImageXObject)
  })

  test('names the project and the dealer in its properties [web-output-10]', () => {
    expect(info).toMatchObject({ Title: 'Harper residence', Author: 'Dana Miller', Language: 'en-US' })
  })

  test('has a bookmark for each sheet', () => expect(bookmarks).toEqual(['1 Plan', '2 Parts list · Checks']))

  test('embeds only the letters it needs', () => {
    expect(pdf.type).toBe('application/pdf')
    expect(pdf.size).toBeLessThan(60_000)
  })
})

const lettered = (font: Font, text: string, fontWeight: 'normal' | 'bold' = 'normal') =>
  newDrawing({
    kind: 'text',
    id: text,
    at: { x: 300, y: 300 },
    text,
    lettering: { ...DEFAULT_LETTERING, font, fontWeight },
  })

describe('letters of the PDF', () => {
  test.each(FONTS)(
    'a text in %s is printed in the typeface that stands for it [web-output-9]',
    async (font) => {
      const drawings = [lettered(font, 'Garden gate, 5′ ½″'), lettered(font, 'Wide', 'bold')]
      const file = await layoutPdf(printedJob((layout) => ({ ...layout, drawings })))
      const fonts = await fontsIn(file)
      const family = printedFamily(font)?.replaceAll(' ', '')
      expect(fonts.filter((name) => name.replaceAll('-', '').includes(family ?? '?')).length).toBeGreaterThan(
        0,
      )
      expect((await read(file)).texts.join(' ').replaceAll(' ', '')).toContain('Gardengate,5′½″')
    },
  )

  test('a project without chosen fonts embeds the drawing’s own letters only', async () => {
    expect(new Set((await fontsIn(pdf)).map((name) => name.replace(/-.*/, '')))).toEqual(new Set(['Inter']))
  })

  test('signs are printed as signs, and a letter that no font has as a box, never as a question mark', async () => {
    const notes = 'Ramp ✓ steps ✗ up → 90° ½ 日本 😀'
    const { texts } = await read(
      await layoutPdf(printedJob((layout) => ({ ...layout, project: { ...layout.project, notes } }))),
    )
    const words = texts.join('').replaceAll(' ', '')
    for (const sign of ['✓', '✗', '→', '90°½', '😀']) expect(words).toContain(sign)
    expect(words).not.toContain('?')
  })
})

test.each([['Łukasz Żółć'], ['Nguyễn Đức Ánh'], ['Ελένη Παππά'], ['Мария Иванова']])(
  'a project may be called %s',
  async (name) => {
    const named = printedJob((layout) => ({ ...layout, project: { ...layout.project, name } }))
    const found = await read(await layoutPdf(named))
    expect(found.texts.join('').replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
  },
  20_000,
)
