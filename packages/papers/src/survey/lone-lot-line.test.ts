import { analyse, type Site, setSite } from '@ramp/domain'
import { expect, test } from 'vitest'
import type { PaperInput } from '../paper/input.ts'
import { paperFaults } from '../paper/paper-faults.ts'
import { DEFAULT_PERMIT } from '../permit/facts/permit-settings.ts'
import { permitSet } from '../permit/permit-set.ts'
import { onItsLot } from '../testing/surveyed.ts'
import { wordsOf } from '../testing/systems.ts'
import { surveyForm } from './form/survey-form.ts'
import { DEFAULT_SURVEY } from './survey-settings.ts'
import { surveySheet } from './survey-sheet.ts'

/** A front lot line 28 ft from the wall of the door, and no lot; its near edge is on the line. */
function withFrontLine(clearance?: number): PaperInput {
  const input = onItsLot()
  const { lot: _, yard: __, setback: ___, ...site } = input.analysis.layout.site
  const [door] = site.doors
  if (!door?.at) throw new Error('the door has no place')
  const { x, y } = door.at
  const sited: Site = {
    ...site,
    things: [
      ...(site.things ?? []),
      {
        kind: 'lot-line',
        name: 'front lot line',
        line: [
          { x: x - 500, y: y + 336.5 },
          { x: x + 400, y: y + 336.5 },
        ],
        thickness: 1,
        ...(clearance !== undefined && { clearance }),
      },
    ],
  }
  return { ...input, analysis: analyse(setSite(sited)(input.analysis.layout), input.analysis.catalogue) }
}

const said = (paper: Parameters<typeof wordsOf>[0]) => wordsOf(paper).join(' ').replaceAll(/\s+/g, ' ')

test('a lot line known alone is in the permit set, with its setback and how near ramp and house are', () => {
  const paper = permitSet(withFrontLine(60), DEFAULT_PERMIT)
  const words = said(paper)
  expect(paperFaults(paper)).toEqual([])
  expect(words).toContain('Lot lines as entered; the others are not known')
  expect(words).toMatch(/Front lot line 5'-0" \d+'-\d+" \S+ 28'-0"/)
  expect(words).toContain('Not known of this site: the other property lines')
  expect(words).not.toContain('setbacks')
})

test('without a setback that was entered, the setback is not known', () => {
  const words = said(permitSet(withFrontLine(), DEFAULT_PERMIT))
  expect(words).toContain('Front lot line not known')
  expect(words).toContain('setbacks')
})

test('a survey sheet lists it where it is, and says that the others are not entered', () => {
  const paper = surveySheet(withFrontLine(60), DEFAULT_SURVEY)
  const words = said(paper)
  expect(paperFaults(paper)).toEqual([])
  expect(words).toMatch(/Front lot line 75'-0" 4'-2" left 28'-0" 5'-0" setback/)
  expect(words).not.toContain('thick')
  expect(words).toContain('Entered: front lot line. Other lot lines: not entered. Not a boundary survey.')
  expect(words).toContain('the other lot lines')
})

test('a survey form has its distance and its setback filled in, and no row of obstacles for it', () => {
  const words = said(surveyForm(withFrontLine(60), DEFAULT_SURVEY))
  expect(words).toContain(`Door wall to lot line in front 28'-0" Setback from lot line 5'-0"`)
  expect(words).not.toContain('front lot line')
})
