import { expect, test } from 'vitest'
import { analysed, first } from '../../../fixtures/p3g.ts'
import { messageOf } from './messages.ts'

test.each`
  product  | platform      | height  | problem
  ${'P2G'} | ${'MP55'}     | ${24}   | ${'5x5 cannot be a resting platform. Switch it off, or choose a size that rests.'}
  ${'P2G'} | ${'MP45'}     | ${24}   | ${undefined}
  ${'PHD'} | ${'PHDP55G'}  | ${24}   | ${'5x5 cannot be a resting platform. Switch it off, or choose a size that rests.'}
  ${'PHD'} | ${'PHDP55RG'} | ${24}   | ${undefined}
  ${'PHD'} | ${'PHDP55RG'} | ${3.5}  | ${undefined}
  ${'PHD'} | ${'PHDP55RG'} | ${3.25} | ${'5x5 Resting cannot be lower than its frame, 3 1/2".'}
`('a resting $platform of $product at $height in: $problem', ({ product, platform, height, problem }) => {
  const parts = [first('a', platform, { isResting: true })]
  const runs = [{ name: 'Primary', top: height, bottom: height, parts: ['a'] }]
  const { issues } = analysed({ product, parts, runs })
  expect(issues.find(({ area }) => area === 'placement')).toEqual(
    problem === undefined ? undefined : expect.objectContaining({ parts: ['a'] }),
  )
  expect(issues.filter(({ area }) => area === 'placement').map(messageOf)).toEqual(problem ? [problem] : [])
})
