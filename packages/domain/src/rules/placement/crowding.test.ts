import { expect, test } from 'vitest'
import { p3g } from '../../../fixtures/p3g.ts'
import { newPart } from '../../model/layout/new-part.ts'
import type { Part } from '../../model/layout/part.ts'
import { isCrowded } from './crowding.ts'

const platforms = (count: number, apart: number): Part[] =>
  Array.from({ length: count }, (_, index) => {
    const item = p3g.byShortName.get('PPS55TL')
    const at = { x: (index % 50) * apart, y: Math.floor(index / 50) * apart }
    const part = item && newPart(item, `p${index}`, at, 0)
    if (!part) throw new Error('the platform cannot be drawn')
    return part
  })
const logicless = (part: Part): Part => ({ ...part, isLogicless: true })

test.each`
  drawing                                           | parts                                                                             | crowded
  ${'nothing'}                                      | ${[]}                                                                             | ${false}
  ${'2,000 platforms side by side'}                 | ${platforms(2_000, 70)}                                                           | ${false}
  ${'1,000 platforms and a copy of each on top'}    | ${platforms(1_000, 70).flatMap((part) => [part, { ...part, id: `${part.id}b` }])} | ${false}
  ${'140 platforms at one point'}                   | ${platforms(140, 0)}                                                              | ${false}
  ${'150 platforms at one point'}                   | ${platforms(150, 0)}                                                              | ${true}
  ${'2,000 platforms half an inch apart'}           | ${platforms(2_000, 0.5)}                                                          | ${true}
  ${'2,000 platforms at one point, not of the job'} | ${platforms(2_000, 0).map(logicless)}                                             | ${false}
`('$drawing: too crowded to be worked out: $crowded', ({ parts, crowded }) => {
  expect(isCrowded({ parts, customItems: [] }, p3g)).toBe(crowded)
})
