import { expect, type Page } from '@playwright/test'
import type { PartId } from '@ramp/domain'
import { drawnOn } from './drawn-on.ts'

/** The real switchback: its parts in walking order, and where their middles lie from the middle of the first. */
const PARTS = [
  { shortName: 'PRSTL6', rotation: 0, across: 0, down: 0 },
  { shortName: 'PPS55TL', rotation: 0, across: 12.3, down: 69.05 },
  { shortName: 'PPS55TL', rotation: 0, across: 78.4, down: 69.05 },
  { shortName: 'PRSTL4', rotation: 180, across: 90.7, down: 12 },
  { shortName: 'PRSTL5', rotation: 180, across: 90.7, down: -42 },
  { shortName: 'PRSTL8', rotation: 180, across: 90.7, down: -120 },
  { shortName: 'PRSTL8', rotation: 180, across: 90.7, down: -216 },
  { shortName: 'PRLT', rotation: 180, across: 90.7, down: -267 },
]

/** Its joints: which part of the walk meets which, at which sides, and where along the wider one. */
const JOINTS = [
  '1 BOTTOM to 2 TOP, LEFT',
  '2 RIGHT to 3 LEFT, CENTER',
  '3 TOP to 4 TOP, RIGHT',
  '4 BOTTOM to 5 TOP, CENTER',
  '5 BOTTOM to 6 TOP, CENTER',
  '6 BOTTOM to 7 TOP, CENTER',
]

/** What is on the canvas is the real switchback: the same parts at the same places with the same joints. */
export async function expectSwitchback(page: Page) {
  const { layout, connections } = await drawnOn(page)
  const [first] = layout.parts
  expect(
    layout.parts.map(({ shortName, rotation, at }) => ({
      shortName,
      rotation,
      across: rounded(at.x - (first?.at.x ?? 0)),
      down: rounded(at.y - (first?.at.y ?? 0)),
    })),
  ).toEqual(PARTS)
  const number = (id: PartId) => layout.parts.findIndex((part) => part.id === id) + 1
  const joints = connections.joints
    .map(({ a, b, position }) => {
      const [upper, lower] = number(a.part) < number(b.part) ? [a, b] : [b, a]
      return `${number(upper.part)} ${upper.side} to ${number(lower.part)} ${lower.side}, ${position}`
    })
    .sort()
  expect(joints).toEqual(JOINTS)
  expect([...connections.transitions.values()].map((end) => end && number(end.part))).toEqual([7])
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
