import { expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../../fixtures/p3g.ts'
import { setAutoGenLegs } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { setRise } from '../../edits/site-edits.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { previewSystem } from './preview-system.ts'
import { takeProposals } from './take-proposals.ts'

const PARTS = [
  first('A', 'PPS55TL'),
  against('r1', 'PRSTL8', 'A RIGHT'),
  against('r2', 'PRSTL8', 'r1 BOTTOM'),
]
const { layout } = analysed({ parts: PARTS, runs: [] })

test('with the rise typed, heights and price follow while parts are drawn and no run is built', () => {
  const { runs, partsList } = previewSystem(setRise(16)(layout), p3g)
  expect(['A', 'r1', 'r2'].map((id) => runs.heights.get(id))).toEqual([
    { top: 16, bottom: 16 },
    { top: 16, bottom: 8 },
    { top: 8, bottom: 0 },
  ])
  expect(partsList.partsTotal).toBeGreaterThan(analyse(layout, p3g).partsList.partsTotal)
})

test('nothing is previewed while the rise is not known, nor where the runs stand', () => {
  expect(previewSystem(layout, p3g)).toBe(analyse(layout, p3g))
  const finished = takeProposals(p3g)(setRise(16)(layout))
  expect(previewSystem(finished, p3g)).toBe(analyse(finished, p3g))
})

test('what is previewed is what taking the proposals gives', () => {
  const risen = setRise(15)(layout)
  const taken = analyse(takeProposals(p3g)(risen), p3g)
  expect(
    previewSystem(risen, p3g).partsList.lines.map(({ shortName, quantity }) => [shortName, quantity]),
  ).toEqual(taken.partsList.lines.map(({ shortName, quantity }) => [shortName, quantity]))
})

test('what later steps will warn of is previewed, and what the proposals answer is not', () => {
  const codes = (edit: Edit) => previewSystem(edit(setRise(15)(layout)), p3g).issues.map(({ code }) => code)
  const asDrawn = codes((one) => one)
  expect(asDrawn).not.toContain('run.none')
  expect(codes(setAutoGenLegs(false))).toEqual([...asDrawn, 'leg.none-ordered'])
})

test('the rise stays as it was typed where taking the proposals lowers the platform by an eighth', () => {
  const risen = setRise(16)(layout)
  expect(previewSystem(risen, p3g).runs.heights.get('A')?.top).toBe(16)
  expect(analyse(takeProposals(p3g)(risen), p3g).runs.heights.get('A')?.top).toBe(15.875)
})
