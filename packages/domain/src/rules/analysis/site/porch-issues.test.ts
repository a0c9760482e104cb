import { readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { analysed, catalogues, first } from '../../../../fixtures/p3g.ts'
import { fitted } from '../../../assist/fit/fit-ramp.ts'
import { setSite } from '../../../edits/site-edits.ts'
import type { Site } from '../../../model/layout/site.ts'
import { analyse } from '../analyse.ts'
import { messageOf } from '../messages.ts'

const porch = (top: number, use: 'start' | 'over') => ({
  outline: [
    { x: -60, y: top },
    { x: 60, y: top },
    { x: 60, y: top + 72 },
    { x: -60, y: top + 72 },
  ],
  height: 18,
  use,
})
const door = { at: { x: 0, y: 0 }, faces: 180, sill: 18.5, stepDown: 0.5, width: 36 } as const
const drawn = analysed({
  parts: [first('r', 'R6')],
  runs: [{ name: 'Primary', top: 6, bottom: 0, parts: ['r'] }],
}).layout

test.each`
  where                                    | name           | top   | use        | said
  ${'at its wall'}                         | ${undefined}   | ${0}  | ${'start'} | ${null}
  ${'40 in before it'}                     | ${undefined}   | ${40} | ${'start'} | ${'the door'}
  ${'40 in before it, named'}              | ${'Back door'} | ${40} | ${'start'} | ${'the back door'}
  ${'40 in before it, a platform over it'} | ${undefined}   | ${40} | ${'over'}  | ${null}
`('a porch $where is a start: $said is named where it is none', ({ name, top, use, said }) => {
  const named = name === undefined ? door : { ...door, name }
  const site: Site = { doors: [{ ...named, id: 'door-1' }], porch: porch(top, use) }
  const about = analyse(setSite(site)(drawn), catalogues('P3G')).issues.filter(
    ({ code }) => code === 'site.porch-not-at-door',
  )
  expect(about.map(messageOf)).toEqual(
    said === null
      ? []
      : [`The porch is not at ${said}, so no ramp starts there. Draw the porch at its wall.`],
  )
  const { proposals, reasons } = fitted(
    readFitRequest({ format: 'ramp-site/1', product: 'P3G', door: named, porch: porch(top, use) }),
    { catalogue: catalogues('P3G') },
  )
  if (said === null) return expect(reasons.map(({ code }) => code)).not.toContain('porch-not-at-door')
  expect(proposals).toEqual([])
  expect(reasons).toMatchObject([
    {
      code: 'porch-not-at-door',
      text: `The porch is not at ${said}. Draw it at the wall of ${said}, or start at the door in Site.`,
    },
  ])
})
