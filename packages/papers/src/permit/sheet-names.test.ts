import type { Packing } from '@ramp/drafting'
import { wordsToPack } from '@ramp/drafting'
import { expect, test } from 'vitest'
import type { SetBox, SetPart } from './set-views.ts'
import { sheetTitles } from './sheet-names.ts'

const BOXES: readonly SetPart[] = ['site', 'plan', 'elevation', 'detail']
const frame = { left: 0, top: 0, width: 100, height: 100 }

const boxOf = (part: SetPart): SetBox => ({
  kind: 'box',
  part,
  view: part,
  piece: 0,
  sizes: [],
  isInOrder: part !== 'detail',
  isWidened: false,
  draw: () => ({ marks: [], viewport: { name: part, frame, ratio: 48 } }),
})

/** Sheets with `plan elevation notes` on them. */
function packingOf(sheets: readonly string[]): Packing<SetBox> {
  const parts = sheets.flatMap((words, sheet) => words.split(' ').map((part) => ({ part, sheet })))
  return {
    sheets: sheets.length,
    boxes: parts.flatMap(({ part: name, sheet }) =>
      BOXES.filter((part) => part === name).map((part) => ({ box: boxOf(part), sheet, size: 0, frame })),
    ),
    words: parts
      .filter(({ part }) => !BOXES.some((one) => one === part))
      .map(({ part, sheet }) => ({
        words: wordsToPack(part, { least: 100, most: 100 }, () => []),
        width: 100,
        columns: [{ sheet, frame }],
        isTorn: false,
      })),
  }
}

test.each<[sheets: readonly string[], names: readonly string[]]>([
  [
    ['notes site plan codes', 'elevation schedules detail'],
    ['A1 Site, plan, notes, and codes', 'A2 Elevation, schedules, and details'],
  ],
  [['notes plan elevation elevation'], ['A1 Plan, elevations, and notes']],
  [
    ['notes codes', 'plan', 'elevation'],
    ['A1 Cover and codes', 'A2 Plan', 'A3 Elevation'],
  ],
  [
    ['notes', 'site', 'plan', 'elevation detail', 'detail schedules', 'schedules'],
    [
      'G0.1 Cover',
      'A0.1 Site',
      'A1.1 Plan',
      'A2.1 Elevation and details',
      'S1.1 Schedules and details',
      'S1.2 Schedules',
    ],
  ],
  [
    ['notes plan', 'elevation', 'elevation', 'detail codes'],
    ['A1.1 Plan and notes', 'A2.1 Elevation', 'A2.2 Elevation', 'A5.1 Codes and details'],
  ],
])('sheets with %j are called %j', (sheets, names) => {
  expect(sheetTitles(packingOf(sheets)).map(({ code, name }) => `${code} ${name}`)).toEqual(names)
})
