import { inflateSync } from 'node:zlib'
import { distance } from '@ramp/domain'
import { settingOut } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PERMIT } from '../permit/facts/permit-settings.ts'
import { permitSet } from '../permit/permit-set.ts'
import { onItsLot } from '../testing/surveyed.ts'
import { inputFor } from '../testing/systems.ts'
import { pdfOf } from './pdf-of.ts'
import { fontFromDisk } from './testing/font-from-disk.ts'
import { linesOf, readTags } from './testing/read-tags.ts'

/** What the pages of a PDF draw with, in the order of its pages. */
function pagesOf(bytes: Uint8Array): readonly string[] {
  const raw = Buffer.from(bytes)
  const pages: string[] = []
  for (let at = raw.indexOf('stream\n'); at !== -1; at = raw.indexOf('stream\n', at + 1)) {
    const end = raw.indexOf('endstream', at)
    if (
      raw.subarray(at - 3, at).toString() === 'end' ||
      !raw.subarray(Math.max(0, at - 80), at).includes('Flate')
    )
      continue
    const content = inflateSync(raw.subarray(at + 7, end)).toString('latin1')
    if (/^1 0 0 -1 0 [\d.]+ cm/.test(content)) pages.push(content)
  }
  return pages
}

/** Lengths of every straight stretch a page draws, in points: only turns of the sheet, no other scale, lie over them. */
function stretchesOf(content: string): readonly number[] {
  const lengths: number[] = []
  let from: readonly [number, number] | null = null
  for (const [, x = '', y = '', operator] of content.matchAll(/(-?[\d.]+) (-?[\d.]+) ([ml])\b/g)) {
    const to = [Number(x), Number(y)] as const
    if (operator === 'l' && from) lengths.push(Math.hypot(to[0] - from[0], to[1] - from[1]))
    from = to
  }
  return lengths
}

const bytesOf = async (input: ReturnType<typeof inputFor>) =>
  pdfOf(permitSet(input, DEFAULT_PERMIT), fontFromDisk, { author: '', date: input.quote.date })

/** What the sheet with a view draws with, and the scale that a reader's measuring tool has there. */
async function sheetWith(view: string, input: ReturnType<typeof inputFor>) {
  const { sheets } = permitSet(input, DEFAULT_PERMIT)
  const index = sheets.findIndex(({ viewports }) => viewports.some(({ name }) => name === view))
  const ratio = sheets[index]?.viewports.find(({ name }) => name === view)?.ratio ?? 0
  return { content: pagesOf(await bytesOf(input))[index] ?? '', ratio }
}

describe.each(['t1-switchback', 'four-lanes', 'straight-104-ft'] as const)(
  'the permit set of %s, measured in its file',
  async (name) => {
    const input = inputFor(name)
    const { content, ratio } = await sheetWith('Plan', input)
    const lengths = stretchesOf(content)

    test(`has its plan at 1:${ratio}: 10 ft are ${(120 * 72) / ratio} pt`, () => {
      for (const { outline } of settingOut(input.analysis).parts)
        for (const [index, from] of outline.entries()) {
          const inches = distance(from, outline[(index + 1) % outline.length] ?? from)
          const points = (inches * 72) / ratio
          const nearest = Math.min(...lengths.map((length) => Math.abs(length - points)))
          expect(nearest).toBeLessThan(0.1)
        }
    })
  },
)

test(`a lot line of 60 ft measures 270 pt at 1/16" = 1'-0"`, async () => {
  const lengths = stretchesOf((await sheetWith('Site plan', onItsLot())).content)
  expect(lengths.filter((length) => Math.abs(length - 270) < 0.1).length).toBeGreaterThanOrEqual(2)
})

test('a permit set holds no pictures, and its letters can be searched', async () => {
  const bytes = await bytesOf(onItsLot())
  expect(Buffer.from(bytes).includes('/Subtype /Image')).toBe(false)
  const { pages } = await readTags(bytes)
  expect(pages.flatMap(linesOf)).toContain('H3 2 Plan of the ramp')
})
