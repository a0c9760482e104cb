import { dot, type Point, subtract } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { wholeSystems } from '../../fixtures/systems.ts'
import { type Bar, type SetOutPart, settingOut, solidsOf } from '../index.ts'

describe.each(wholeSystems)('ramps and stairs of $name', ({ analysis }) => {
  const sloped = settingOut(analysis).parts.filter(({ placed }) =>
    ['ramp', 'stair'].includes(placed.part.kind),
  )
  test('keep their usable width clear of rails and posts', () => {
    for (const part of sloped) {
      const faces = facesOf(part)
      if (faces.length === 0) continue
      const right = Math.min(...faces.filter((one) => one.side > 0).map(({ inner }) => inner))
      const left = Math.max(...faces.filter((one) => one.side < 0).map(({ inner }) => inner))
      expect(right - left).toBeCloseTo(part.placed.usableWidth, 6)
    }
  })

  function facesOf({ id, at, placed }: SetOutPart) {
    const { x, y } = placed.sides.TOP.normal
    const across: Point = { x: 0 - y, y: x }
    return solidsOf(analysis)
      .filter(
        (one): one is Bar =>
          one.kind === 'bar' && one.owner.kind === 'part' && one.owner.id === id && one.role !== 'picket',
      )
      .map(({ from, size }) => {
        const aside = dot(subtract(from, at), across)
        return { side: Math.sign(aside), inner: aside - (Math.sign(aside) * size) / 2 }
      })
  }
})
