import { readCatalogue } from '@ramp/catalogue-files'
import {
  ITEM_ROLES,
  type Item,
  type ItemRole,
  newPart,
  type PlacedPart,
  POST_SIZE,
  partKindOf,
  placePart,
} from '@ramp/domain'
import { boxData, markBounds, PALETTE, type PathMark, path } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { drawPart } from '../parts/draw-part.ts'
import { catalogueOfItems, flat, itemLike } from '../testing.ts'
import { drawPiece } from './draw-piece.ts'
import { PIECE_PICTURES } from './piece-pictures.data.ts'

const INCHES = { scale: 1, left: 0, top: 0 }
const LINES = ['P3G', 'P2G', 'PHD'] as const

const pieceRoles = ITEM_ROLES.filter((role) => partKindOf({ role }) === 'piece')
const pictures = Object.entries(PIECE_PICTURES)

type Size = Pick<Item, 'width' | 'length'>
const placed = (role: ItemRole, { width, length }: Size, rotation = 0): PlacedPart => {
  const item = {
    ...itemLike('PRLT'),
    shortName: role,
    role,
    width,
    length,
    usableWidth: null,
    usableLength: null,
  }
  const part = newPart(item, 'a', { x: 0, y: 0 }, rotation)
  const one = part && placePart(part, catalogueOfItems([item]))
  if (!one) throw new Error(`${role} is never drawn`)
  return one
}
const boundsOf = (role: ItemRole, size: Size) => {
  const bounds = markBounds(drawPiece(placed(role, size), PALETTE.outline), INCHES)
  if (!bounds) throw new Error(`${role} is drawn as nothing`)
  return { across: bounds.max.x - bounds.min.x, down: bounds.max.y - bounds.min.y }
}

describe('pieces of hardware are known by their picture', () => {
  test('every kind of piece has one; gates are drawn as wide as they are', () => {
    expect(Object.keys(PIECE_PICTURES).toSorted()).toEqual(
      pieceRoles.filter((role) => role !== 'gate').toSorted(),
    )
  })

  test('no two kinds look alike, and none is a plain plate', () => {
    const drawn = pictures.map(([, { layers }]) => layers.map(([, d]) => d).join())
    expect(new Set(drawn).size).toBe(pictures.length)
    for (const [, { layers }] of pictures) expect(layers.length).toBeGreaterThan(1)
  })

  test.each(pictures)('a %s lies within its size and fills most of it', (role, { width, length }) => {
    const { across, down } = boundsOf(role as ItemRole, { width, length })
    expect(across).toBeLessThanOrEqual(width)
    expect(down).toBeLessThanOrEqual(length)
    expect(Math.max(across / width, down / length)).toBeGreaterThan(0.8)
  })

  test.each(pictures)('a %s without a size in the catalogue shows the same, smaller', (role) => {
    const { across, down } = boundsOf(role as ItemRole, { width: null, length: null })
    expect(Math.max(across, down)).toBeLessThanOrEqual(8)
    expect(Math.max(across, down)).toBeGreaterThan(6.4)
  })

  test.each(LINES)('%s pieces come in the size of their picture', (line) => {
    for (const { role, shortName, width, length } of readCatalogue(line).items) {
      const picture = PIECE_PICTURES[role]
      // What is sold by the piece beside the system has a size of its own.
      if (picture && role !== 'addon')
        expect([shortName, width, length]).toEqual([shortName, picture.width, picture.length])
    }
  })

  test('a selected or wrong piece carries the colour of its outline', () => {
    for (const role of pieceRoles) {
      const colors = flat(drawPiece(placed(role, { width: 36, length: 8 }), PALETTE.error))
        .filter((mark): mark is PathMark => mark.kind === 'path')
        .map(({ stroke }) => stroke?.color)
      if (!role.startsWith('loop')) expect(colors).toContain(PALETTE.error)
    }
  })
})

describe('a loop says at which end of a ramp it stands', () => {
  const middle = (role: ItemRole) => {
    const [, , sign] = PIECE_PICTURES[role]?.layers ?? []
    const bow = PIECE_PICTURES[role]?.layers[0]?.[1] ?? ''
    const reach = markBounds([path(bow, {})], INCHES)
    return { sign: sign?.[1] ?? '', top: reach?.min.y ?? 0, bottom: reach?.max.y ?? 0 }
  }

  test.each`
    upper                 | lower
    ${'loop-upper'}       | ${'loop-lower'}
    ${'loop-upper-child'} | ${'loop-lower-child'}
  `('$lower is $upper upside down', ({ upper, lower }) => {
    expect(middle(lower).top).toBe(-middle(upper).bottom)
    expect(middle(lower).bottom).toBe(-middle(upper).top)
    expect(middle(lower).sign).not.toBe(middle(upper).sign)
  })

  test('one that serves both ends points nowhere', () => {
    expect(middle('loop').sign).toBe('')
  })
})

describe('a gate', () => {
  const marks = (width: number) => drawPiece(placed('gate', { width, length: 8 }), PALETTE.outline)

  test.each([36, 48])('of %s in stands between its posts [drawing-loose-parts-3]', (width) => {
    const bounds = markBounds(marks(width), INCHES)
    expect([bounds?.min.x, bounds?.max.x]).toEqual([-width / 2, width / 2])
    expect(JSON.stringify(marks(width))).toContain(boxData(-width / 2, -POST_SIZE / 2, POST_SIZE, POST_SIZE))
  })

  test('swings both ways', () => {
    const bounds = markBounds(marks(36), INCHES)
    expect(bounds?.max.y).toBeGreaterThan(8)
    expect(bounds?.min.y).toBe(-(bounds?.max.y ?? 0))
  })
})

test.each([0, 90, 180])('a piece turned by %s is lettered below its picture', (rotation) => {
  const one = placed('support-top', { width: 18, length: 8 }, rotation)
  const text = drawPart(one, undefined).children.at(-1)
  if (!text) throw new Error('it has no name')
  const bounds = markBounds([drawPart(one, undefined)], INCHES)
  const picture = markBounds([drawPart(one, undefined, { hasNoName: true })], INCHES)
  expect(bounds?.min.y).toBeCloseTo(picture?.min.y ?? 0)
  expect(bounds?.max.y).toBeGreaterThan((picture?.max.y ?? 0) + 2)
})
