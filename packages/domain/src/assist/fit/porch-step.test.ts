import { readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { fitted } from './fit-ramp.ts'

/** A porch 60 in deep in an open yard, its door so much higher. */
const answerAt = (step: number) =>
  fitted(
    readFitRequest({
      format: 'ramp-site/1',
      product: 'P3G',
      options: { surface: 'SOLID', handrails: 'TWO_LINE', rampWidth: 36, codes: ['IRC', 'Practice'] },
      door: { at: { x: 0, y: 0 }, faces: 180, sill: 18 + step, stepDown: 0.5, width: 36 },
      porch: {
        outline: [
          { x: -60, y: 0 },
          { x: 60, y: 0 },
          { x: 60, y: 60 },
          { x: -60, y: 60 },
        ],
        height: 18,
        use: 'start',
      },
      building: [
        {
          name: 'house',
          outline: [
            { x: -300, y: -240 },
            { x: 300, y: -240 },
            { x: 300, y: 0 },
            { x: -300, y: 0 },
          ],
        },
      ],
    }),
    { catalogue: catalogues('P3G') },
  )

test.each`
  step   | starts              | part
  ${0.5} | ${'at the porch'}   | ${[]}
  ${3}   | ${'at the porch'}   | ${['TAER24']}
  ${5}   | ${'at the porch'}   | ${['TAER36']}
  ${6}   | ${'over the porch'} | ${[]}
  ${10}  | ${'over the porch'} | ${[]}
`(
  'a door $step in above its porch is fitted a ramp that starts $starts, with $part',
  ({ step, starts, part }) => {
    const { proposals, notes } = answerAt(step)
    expect(proposals.length).toBeGreaterThan(0)
    expect(notes.filter((note) => note.includes('porch'))).toEqual(
      starts === 'at the porch'
        ? []
        : [
            `No ramp starts at the porch: the step up to the door is ${step}", too high for a threshold part. Ramps go over the porch.`,
          ],
    )
    for (const { layout, analysis } of proposals) {
      const [first] = layout.parts
      expect(layout.site.porch?.use).toBe(starts === 'at the porch' ? 'start' : 'over')
      expect(first?.kind).toBe(starts === 'at the porch' ? 'ramp' : 'platform')
      const names = analysis.partsList.lines.map(({ shortName }) => shortName)
      expect(names.filter((name) => /^T[AM]E/.test(name))).toEqual(part)
    }
  },
)
