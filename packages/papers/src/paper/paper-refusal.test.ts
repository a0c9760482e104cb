import { analyse } from '@ramp/domain'
import { expect, test } from 'vitest'
import { inputFor } from '../testing/systems.ts'
import { PAPER_KINDS, PAPERS, type PaperRow } from './kinds.ts'
import { paperRefusal } from './paper-refusal.ts'

const { layout, catalogue } = inputFor('t1-switchback').analysis
const drawn = analyse(layout, catalogue)
const empty = analyse({ ...layout, parts: [], runs: [], openings: [] }, catalogue)
const flat = analyse(
  {
    ...layout,
    runs: layout.runs.map((run) => ({ ...run, top: null, door: undefined })),
    site: { doors: [] },
  },
  catalogue,
)

test.each(PAPER_KINDS)('the paper %s is refused for what its row needs, and for nothing else', (kind) => {
  const { needs, name }: PaperRow = PAPERS[kind]
  expect(paperRefusal(empty, kind)?.need).toBe(needs[0])
  expect(paperRefusal(flat, kind)?.need).toBe(needs.find((need) => need !== 'system'))
  const rise = paperRefusal(flat, kind)
  if (rise?.need === 'rise')
    expect(rise).toMatchObject({
      field: 'runs[0].top',
      sentence: `The ${name.toLowerCase()} needs a rise: enter the start height of run Primary.`,
    })
  if (needs.every((need) => need === 'system')) expect(paperRefusal(drawn, kind)).toBeNull()
})
