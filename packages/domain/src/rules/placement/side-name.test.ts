import { expect, test } from 'vitest'
import { analysed, first } from '../../../fixtures/p3g.ts'
import { sideName } from './side-name.ts'

const placed = (shortName: string, rotation: number) => {
  const analysis = analysed({ parts: [first('X', shortName, { rotation })], runs: [] })
  const part = analysis.placement.byId.get('X')
  if (!part) throw new Error(`${shortName} is not in the catalogue`)
  return part
}

test.each`
  part         | rotation | side        | name
  ${'PPS55TL'} | ${0}     | ${'TOP'}    | ${'top side'}
  ${'PPS55TL'} | ${90}    | ${'TOP'}    | ${'right side'}
  ${'PPS55TL'} | ${45}    | ${'TOP'}    | ${'upper right side'}
  ${'PPS55TL'} | ${315}   | ${'RIGHT'}  | ${'upper right side'}
  ${'PRSTL8'}  | ${90}    | ${'TOP'}    | ${'upper end'}
  ${'PRSTL8'}  | ${180}   | ${'BOTTOM'} | ${'lower end'}
  ${'PRSTL8'}  | ${180}   | ${'LEFT'}   | ${'right side'}
`('$side of $part turned by $rotation is its $name', ({ part, rotation, side, name }) => {
  expect(sideName(placed(part, rotation), side)).toBe(name)
})
