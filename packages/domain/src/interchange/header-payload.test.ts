import { expect, test } from 'vitest'
import { against, analysed, first } from '../../fixtures/p3g.ts'
import { headerPayload } from './header-payload.ts'

const identity = { id: '1', versionNumber: '1', clientAssignedId: '1' }

test.each`
  rails               | entrance  | config
  ${null}             | ${'TOP'}  | ${'STRAIGHT'}
  ${['LEFT']}         | ${'TOP'}  | ${'STRAIGHT'}
  ${null}             | ${'LEFT'} | ${'TURN'}
  ${['RIGHT', 'TOP']} | ${'LEFT'} | ${'TURN'}
  ${[]}               | ${'LEFT'} | ${'TURN'}
`(
  'entered over its $entrance and left over its bottom, with rails $rails, a platform is $config',
  (given) => {
    const { rails, entrance, config } = given
    const analysis = analysed({
      parts: [first('A', 'PPS55TL', { handrailSides: rails }), against('r1', 'PRSTL8', 'A BOTTOM LEFT')],
      runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] }],
      entrances: [['A', entrance]],
      exits: [['r1', 'BOTTOM']],
    })
    expect(headerPayload(analysis, identity).config).toBe(config)
  },
)

test.each`
  product  | ramp
  ${'P3G'} | ${'PRSTL8'}
  ${'P2G'} | ${'MRTL8'}
  ${'PHD'} | ${'PHDR848G'}
`('a quote of $product that nobody gave a type is of type M (spec 1 §1)', ({ product, ramp }) => {
  const analysis = analysed({ product, parts: [first('r', ramp)], runs: [] })
  expect(headerPayload(analysis, identity).quoteType).toBe('M')
})

test.each`
  project  | ramps             | told     | what
  ${true}  | ${[]}             | ${true}  | ${'without ramps the project says it'}
  ${false} | ${[true, false]}  | ${true}  | ${'one ramp of its own choice is enough'}
  ${true}  | ${[false, false]} | ${false} | ${'ramps that all chose otherwise'}
`('loops and child rails of a quote header: $what', ({ project, ramps, told }) => {
  const parts = ramps.map((own: boolean, index: number) =>
    first(`r${index}`, 'PHDR848G', { at: { x: 100 + 200 * index, y: 200 }, loops: own, childRails: own }),
  )
  const analysis = analysed({
    product: 'PHD',
    parts,
    runs: [],
    options: { loops: project, childRails: project },
  })
  expect(headerPayload(analysis, identity)).toMatchObject({ isLoops: told, isChildRails: told })
})
