import { expect, test } from 'vitest'
import type { CodeFamily } from './fit-request.ts'
import { openGround } from './fit-request.ts'
import { egressDecides } from './limits.ts'

const IRC: readonly CodeFamily[] = ['IRC', 'Practice']

test.each`
  what                                   | codes             | desiredRatio | slopeLimit   | isEgress     | hasNothing | decides
  ${'1:12 that fits'}                    | ${IRC}            | ${'1:12'}    | ${undefined} | ${undefined} | ${false}   | ${false}
  ${'1:12 where nothing fits'}           | ${IRC}            | ${'1:12'}    | ${undefined} | ${undefined} | ${true}    | ${true}
  ${'a steeper slope that is wished'}    | ${IRC}            | ${'1:10'}    | ${undefined} | ${undefined} | ${false}   | ${true}
  ${'an answer that was given'}          | ${IRC}            | ${'1:12'}    | ${undefined} | ${false}     | ${false}   | ${true}
  ${'a public building'}                 | ${['ADA', 'IRC']} | ${'1:10'}    | ${undefined} | ${undefined} | ${true}    | ${false}
  ${'no IRC'}                            | ${['Practice']}   | ${'1:10'}    | ${undefined} | ${undefined} | ${true}    | ${false}
  ${'a device that climbs 1:12 at most'} | ${IRC}            | ${'1:10'}    | ${12}        | ${undefined} | ${true}    | ${false}
`(
  '$what: whether the door is the egress door decides: $decides',
  ({ codes, desiredRatio, slopeLimit, isEgress, hasNothing, decides }) => {
    const request = openGround(20, { product: 'P3G', desiredRatio })
    const doors = request.site.doors.map((door) => ({ ...door, isEgress }))
    const asked = { ...request, codes, site: { doors, person: { slopeLimit } } }
    expect(egressDecides(asked, hasNothing)).toBe(decides)
  },
)
