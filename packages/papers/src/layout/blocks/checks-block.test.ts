import { acceptException, newDrawing } from '@ramp/domain'
import { textsOf } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { analysed, printedJob, withProject } from '../testing/systems.ts'
import { checksBlock } from './checks-block.ts'

const VIEW = { scale: 1, left: 0, top: 0 }
const linesOf = (layout: Parameters<typeof analysed>[0]) => linesFor(analysed(layout))
const linesFor = (analysis: Parameters<typeof checksBlock>[0]) =>
  checksBlock(analysis)(2000).rows.map((row) =>
    textsOf(row.draw(0, 0), VIEW)
      .map(({ text }) => text)
      .join(' '),
  )

describe('the checks on the drawing', () => {
  test('a system in order says so, and how it stands against each code, and what to look at on the site', () => {
    expect(linesOf(printedJob('t2-straight'))).toEqual([
      'OK No errors and no warnings from the product checks.',
      'Code IRC 2021: 8 to verify, 1 OK. Verify in field: Rated load on the manufacturer’s label: ____ psf; Running slope: 1:11.95 (1:12 maximum), allowed only where the ramp does not serve the required egress door: yes __ no __; Landing width, at R3, 36" minimum: ____ in; Top of handrail above the surface, 34" to 38", at R1, R2, and R3: ____ in; Handrail grip, 1 1/4" to 2" across: ____ in; Handrails unbroken, ends returned or at a post: yes __ no __; Lowest ground within 36" of the edges, below the deck, at A, 30" maximum: ____ in; Footing depth required, 0 if none: ____ in. Edition the permit office applies: not entered.',
      'Code ADA 2010, for comparison: 1 not met, 8 to verify, 5 OK. 405.2: Running slope: 1:11.95 (1:12 maximum). It is 1:12 along the section. Lower the top by 1/8" if the door allows the step down, or add length.',
    ])
  })

  test('a tool left on the canvas is named by its message, never by an id that nobody has given it', () => {
    const ruler = newDrawing({ kind: 'ruler', id: 'tk8s7i', at: { x: 0, y: 0 }, tool: 'measure' })
    const [line] = linesOf({ ...printedJob('t2-straight'), drawings: [ruler] })
    expect(line).toMatch(/^Error Tools stencils must be deleted before finalizing/)
    expect(line).not.toContain('tk8s7i')
  })

  test('a part without a place is named by its short name', () => {
    const job = printedJob('t2-straight')
    const parts = job.parts.map((part) => ({
      ...part,
      shortName: part.id === 'r3' ? 'PRSTL99' : part.shortName,
    }))
    const words = linesOf({ ...job, parts }).join(' ')
    expect(words).toContain('Parts: PRSTL99.')
    expect(words).toContain('Run Primary names part PRSTL99')
    expect(words).not.toMatch(/\br3\b/)
  })

  test('letters that no font has are counted, with what to do about them', () => {
    const job = withProject(printedJob('t2-straight'), { name: 'Harper ✓ 日本' })
    expect(linesOf(job)[1]).toBe(
      'Warning 2 characters in the project cannot be printed and are shown as a box. They are still in the project. Retype the text with other characters before you send it.',
    )
  })

  test('a parts list that a second count disagrees with is an error', () => {
    const analysis = analysed(printedJob('t2-straight'))
    const { partsList } = analysis
    const lines = partsList.lines.filter(({ shortName }) => shortName !== 'PRHP')
    expect(linesFor({ ...analysis, partsList: { ...partsList, lines } })[0]).toMatch(
      /^Error The parts list has 0 ramp hangers, but a second count finds \d/,
    )
  })

  test('an accepted exception names who accepted it and by which document, and nothing is called in order', () => {
    const job = printedJob('t1-switchback')
    const accepted = acceptException({
      code: 'IRC',
      section: 'R312.1.1',
      title: 'Highest surface without a guard',
      measured: 31,
      acceptedBy: 'J. Ortiz, plan review',
      reason: 'Grade is raised.',
      document: 'Variance 2026-114',
    })(job)
    const lines = linesOf(accepted)
    expect(lines.join('\n')).not.toContain('OK No errors')
    expect(lines[1]).toMatch(
      /^Accepted IRC 2021: .* Accepted by J\. Ortiz, plan review \(Variance 2026-114\)\./,
    )
  })

  test('what a code asks and is not met stands with its section, what was measured and what is asked', () => {
    expect(linesOf(printedJob('t1-switchback'))).toContainEqual(
      expect.stringMatching(
        /^Not met IRC 2021: 1 not met, 10 to verify, 1 OK\. R312\.1\.1: Highest surface without a guard: 31" \(30" maximum\)\./,
      ),
    )
  })
})
