import { describe, expect, test } from 'vitest'
import { bestPacking, type ToPack } from './best-packing.ts'
import type { BoxToPack } from './pack.ts'
import { type WordsToPack, wordsToPack } from './words-to-pack.ts'

const sheet = { left: 0, top: 0, width: 1000, height: 600 }

const view = (...sizes: readonly (readonly [width: number, height: number])[]): BoxToPack => ({
  kind: 'box',
  sizes: sizes.map(([width, height]) => ({ width, height })),
  isInOrder: true,
  isWidened: false,
})
const detail = (width: number, height: number): BoxToPack => ({ ...view([width, height]), isInOrder: false })
/** Words that cover an area: the narrower their column, the more rows of 10. */
const words = (area: number, least = 200): WordsToPack =>
  wordsToPack(`words ${area}`, { least, most: 500 }, (width) => [
    {
      heading: '',
      rows: Array.from({ length: Math.ceil(area / width / 10) }, () => ({ height: 10, draw: () => [] })),
    },
  ])

describe('the best packing', () => {
  test.each<[what: string, asked: ToPack<BoxToPack>, sheets: number]>([
    ['of a view and a few words is one sheet', { boxes: [view([600, 600])], words: [words(100_000)] }, 1],
    [
      'makes columns as wide as what views leave',
      { boxes: [view([370, 600]), view([380, 600])], words: [words(110_000)] },
      1,
    ],
    [
      'makes them no narrower than they may be',
      { boxes: [view([380, 600]), view([450, 600])], words: [words(50_000)] },
      2,
    ],
    [
      'tears words where that saves a sheet',
      { boxes: [view([1000, 320]), view([1000, 320])], words: [words(360_000)] },
      2,
    ],
    [
      'takes the second size of a view where that saves a sheet',
      { boxes: [view([600, 600], [450, 600]), view([500, 600])], words: [] },
      1,
    ],
    [
      'lets details fill what words leave',
      { boxes: [view([600, 600]), detail(200, 200)], words: [words(100_000)] },
      1,
    ],
  ])('%s', (_what, asked, sheets) => {
    expect(bestPacking(asked, sheet)?.sheets).toBe(sheets)
  })

  test('begins the first words on the first sheet, even where views would fill it', () => {
    const packing = bestPacking({ boxes: [view([1000, 600])], words: [words(50_000)] }, sheet)
    expect(packing?.words[0]?.columns[0]?.sheet).toBe(0)
    expect(packing?.boxes[0]?.sheet).toBe(1)
  })

  test('keeps details together, and to the sheet that is emptier', () => {
    const packing = bestPacking(
      {
        boxes: [view([700, 600]), view([1000, 200]), detail(200, 150), detail(200, 150)],
        words: [words(20_000)],
      },
      sheet,
    )
    expect(packing?.boxes.map((one) => one.sheet)).toEqual([0, 1, 1, 1])
  })

  test('tears no words where that saves nothing', () => {
    const packing = bestPacking({ boxes: [view([1000, 450])], words: [words(200_000)] }, sheet)
    expect(packing?.sheets).toBe(2)
    expect(packing?.words.map(({ isTorn }) => isTorn)).toEqual([false])
  })

  test('is none where it takes more sheets than there may be', () => {
    expect(bestPacking({ boxes: [view([1000, 600]), view([1000, 600])], words: [] }, sheet, 1)).toBeNull()
  })
})
