import { describe, expect, test } from 'vitest'
import { layOutPaper } from './lay-out-paper.ts'
import { PAPER_KINDS, PAPERS, type PaperRow } from './paper/kinds.ts'
import { paperFaults } from './paper/paper-faults.ts'
import { paperRefusal } from './paper/paper-refusal.ts'
import { structureFaults } from './paper/structure-faults.ts'
import { onItsLot } from './testing/surveyed.ts'
import { wordsOf } from './testing/systems.ts'

const surveyed = onItsLot()
const row = (kind: keyof typeof PAPERS): PaperRow => PAPERS[kind]

describe.each(PAPER_KINDS)('the paper %s', (kind) => {
  test('is made where all it needs is there, and reads well', () => {
    expect(paperRefusal(surveyed.analysis, kind)).toBeNull()
    const paper = layOutPaper(kind, surveyed)
    expect(paper.sheets.length).toBeGreaterThan(0)
    expect(paper.title).toContain(PAPERS[kind].name)
    expect(paperFaults(paper)).toEqual([])
    expect(structureFaults(paper)).toEqual([])
  })

  test('shows a price only where it has prices', () => {
    expect(wordsOf(layOutPaper(kind, surveyed)).join('\n').includes('$')).toBe(row(kind).hasPrices)
  })
})

test('settings that are left out, or undefined, are as usual', () => {
  const usual = wordsOf(layOutPaper('offer', surveyed))
  expect(wordsOf(layOutPaper('offer', surveyed, { offer: { price: undefined } }))).toEqual(usual)
  expect(wordsOf(layOutPaper('offer', surveyed, { offer: { price: 'none' } }))).not.toEqual(usual)
  expect(wordsOf(layOutPaper('permit', surveyed, { permit: { sheet: undefined } }))).toEqual(
    wordsOf(layOutPaper('permit', surveyed)),
  )
})
