import {
  analyse,
  type CodeFamily,
  codesOfProject,
  fitted,
  layoutOfProposal,
  newLayout,
  openGround,
  verdictOf,
} from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { catalogues, p3g } from '../../fixtures/systems.ts'
import { layoutOfDescription, readSystemDescription } from '../system/read-system-description.ts'
import { fitReport } from './fit-report.ts'

const answerUnder = (...codes: readonly CodeFamily[]) =>
  fitted({ ...openGround(16, { product: 'P3G' }), codes }, { catalogue: p3g })

describe.each<[readonly CodeFamily[], readonly string[] | undefined]>([
  [['IRC', 'Practice'], undefined],
  [['ADA'], ['ADA']],
])('a ramp that is fitted under %j', (codes, stored) => {
  const answer = answerUnder(...codes)
  const { proposals } = fitReport(answer, { ms: 0, msFirst: 0 })

  test('says which codes it is under, and quotes with the same verdict', () => {
    expect(proposals.length).toBeGreaterThan(0)
    for (const { system, verdict } of proposals) {
      expect(system.options.codes).toEqual(stored)
      const description = readSystemDescription(JSON.parse(JSON.stringify(system)))
      const drawn = analyse(layoutOfDescription(description, p3g).layout, catalogues('P3G'))
      expect(verdictOf(drawn)).toMatchObject(verdict)
    }
  })

  test('is judged under the same codes once it is drawn', () => {
    const [first] = answer.proposals
    if (!first) throw new Error('nothing fits')
    const { project } = layoutOfProposal(first, newLayout('P3G'))
    expect(project.codes).toEqual(stored)
    expect(codesOfProject(project).filter((one) => one !== 'Practice')).toEqual(
      codes.filter((one) => one !== 'Practice'),
    )
  })
})
