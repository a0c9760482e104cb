import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { analyse, catalogueOf, layoutOfDescription, readSystemDescription } from '@ramp/domain'
import { type SetText, textsOf } from '@ramp/drawing'
import type { PaperInput } from '../paper/input.ts'
import type { Paper } from '../paper/paper.ts'

/** A system of the domain's fixtures, with everything a paper asks for. */
export function inputFor(name: string): PaperInput {
  const file = new URL(`../../../domain/fixtures/systems/${name}.json`, import.meta.url)
  const description = readSystemDescription(JSON.parse(readFileSync(file, 'utf8')))
  const catalogue = catalogueOf(readCatalogue(description.product))
  return {
    analysis: analyse(layoutOfDescription(description, catalogue).layout, catalogue),
    project: {
      name: 'Harper residence',
      address: ['1418 Maple Hollow Road', 'Norfolk, VA 23508'],
      contact: 'Ruth Harper',
      phone: '757-555-0142',
    },
    dealer: {
      name: 'Ridgeline Access',
      licence: 'VA 2705-000000',
      number: '10001',
      phone: '757-555-0100',
      email: 'dana.miller@ridgeline-access.example',
      drawnBy: 'Dana Miller',
    },
    quote: {
      number: '10001-0042',
      version: 'B',
      date: new Date(Date.UTC(2026, 10, 22)),
      hash: '44da4c7125a53ce0',
    },
  }
}

/** One of each kind: a switchback, long ones, stairs, braces, angles, other lines. */
export const SAMPLE = [
  't1-switchback',
  't2-straight',
  't3-turnback',
  't5-phd-guards',
  't6-stair',
  'p3g-from-98-in',
  'p3g-45-degree',
  'p3g-two-runs',
  'p3g-high-on-braces',
  'p3g-low-profile',
  'p2g-turn-back-on-one-8x5',
  'phd-three-5x5-in-a-row',
  'p3g-low-profile-pair',
  'p3g-picket-turn-back-made-to-order',
  'phd-resting-platform',
  'phd-turn-back-on-two-6x5',
] as const

const sheetTexts = (paper: Paper): readonly (readonly SetText[])[] =>
  paper.sheets.map(({ layers }) => layers.flatMap(({ marks, view }) => textsOf(marks, view)))

/** Everything a paper says, sheet by sheet. */
export const wordsOf = (paper: Paper): readonly string[] =>
  sheetTexts(paper).map((texts) => texts.map(({ text }) => text).join('\n'))

/** Texts on paper that touch another, by what they say: the height of letters counts, not their line. */
export function overprinted(paper: Paper): readonly string[] {
  return sheetTexts(paper).flatMap((texts, sheet) =>
    texts.flatMap((a, index) =>
      texts
        .slice(index + 1)
        .filter((b) => touch(a, b))
        .map((b) => `sheet ${sheet + 1}: '${a.text}' and '${b.text}'`),
    ),
  )
}

const DUST = 0.6

const touch = ({ extent: a }: SetText, { extent: b }: SetText): boolean =>
  a.min.x < b.max.x - DUST && b.min.x < a.max.x - DUST && a.min.y < b.max.y - DUST && b.min.y < a.max.y - DUST

/** Texts that leave their sheet. */
export const outside = (paper: Paper): readonly string[] =>
  paper.sheets.flatMap(({ width, height, layers }) =>
    layers
      .flatMap(({ marks, view }) => textsOf(marks, view))
      .filter(
        ({ extent: { min, max } }) => min.x < 12 || min.y < 12 || max.x > width - 12 || max.y > height - 12,
      )
      .map(({ text }) => text),
  )

/** Smallest letters of a paper in points. */
export const smallestLetters = (paper: Paper): number =>
  Math.min(...sheetTexts(paper).flatMap((texts) => texts.map(({ size }) => size)))
