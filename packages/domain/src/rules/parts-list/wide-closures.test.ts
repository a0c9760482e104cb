import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { switchClosure } from '../../edits/choice-edits.ts'
import { analyse } from '../analysis/analyse.ts'
import { quoteIssues } from '../cross-check/count-issues.ts'

const around = (platform: string, ramp: string): DescribedSystem['parts'] => [
  first('A', platform),
  against('r1', ramp, 'A BOTTOM RIGHT'),
  against('r2', ramp, 'A RIGHT LEFT'),
]
const LONG = [{ itemType: 'PLATFORM', handrails: 'GUARDS', width: 96, length: 60 }]
const level = (parts: DescribedSystem['parts']) => [
  { name: 'Primary', top: 20, bottom: 10, parts: parts.map(({ id }) => id) },
]
const listIssues = (analysis: ReturnType<typeof analysed>) =>
  quoteIssues(analysis).filter(({ area }) => area === 'parts-list')

describe('one closure fills what it is made for, also where two side closures would be needed (domain 7.9)', () => {
  test.each`
    what                             | product  | parts                                                                        | kit            | more
    ${'a tee on a 6x6'}              | ${'PHD'} | ${around('PHDP66TL', 'PHDR448TL')}                                           | ${'PHDCTEETL'} | ${{}}
    ${'a corner kit on a 6x6'}       | ${'P2G'} | ${around('MP66', 'MRTL4')}                                                   | ${'MHRRRC'}    | ${{}}
    ${'an extension on a long side'} | ${'PHD'} | ${[first('A', 'PHDP96x60G'), against('x', 'PHDPX53G', 'A TOP LEFT BOTTOM')]} | ${'PHDCX'}     | ${{ customParts: LONG }}
  `('$what: one $kit', ({ product, parts, kit, more }) => {
    const analysis = analysed({ product, parts, runs: level(parts), ...more })
    expect(itemsOf(analysis)[kit]).toBe(1)
    expect(listIssues(analysis)).toEqual([])
  })
})

describe('the two halves beside a stair in the middle are cut from one kit (spec 3 §5.6)', () => {
  const [a, b] = ['A-BOTTOM-Ca', 'A-BOTTOM-Cb']

  test.each`
    off       | kits
    ${[]}     | ${1}
    ${[a]}    | ${1}
    ${[b]}    | ${1}
    ${[a, b]} | ${undefined}
  `('with $off switched off: $kits', ({ off, kits }) => {
    const parts = [first('A', 'PPS55TL'), against('s', 'PST10', 'A BOTTOM')]
    const runs = [{ name: 'Primary', top: 10, bottom: 0, parts: ['A', 's'] }]
    const { layout, catalogue, closures } = analysed({ parts, runs })
    expect(closures.map(({ id }) => id)).toEqual([a, b])
    const switched: typeof layout = off.reduce(
      (before: typeof layout, id: string) => switchClosure(id, false)(before),
      layout,
    )
    const analysis = analyse(switched, catalogue)
    expect(itemsOf(analysis).PPSC).toBe(kits)
    expect(listIssues(analysis)).toEqual([])
  })
})
