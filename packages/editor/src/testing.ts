import {
  analyse,
  attachTo,
  type Catalogue,
  catalogueOf,
  type Degrees,
  type Item,
  type Layout,
  newLayout,
  newPart,
  type Part,
  type PartId,
  type PlacedPart,
  type Point,
  type Position,
  placePart,
  type Side,
} from '@ramp/domain'
import { toScreen } from './camera.ts'
import { sendEvent } from './commands/events.ts'
import { setViewSize } from './commands/view.ts'
import { Editor } from './core/editor.ts'
import type { Answer, Modifiers } from './input/editor-event.ts'
import type { Pick } from './state/pick.ts'
import type { Settings } from './state/settings.ts'
import type { Refusal } from './tools/tool.ts'

const blank: Item = {
  itemNumber: '00000',
  shortName: '',
  productLine: 'P3G',
  itemType: 'PLATFORM',
  role: 'platform',
  frontendName: '',
  description: '',
  usableWidth: null,
  usableLength: null,
  width: null,
  length: null,
  surface: 'SOLID',
  handrails: 'TWO_LINE',
  isTurn: false,
  isLowProfile: false,
  isResting: false,
  isCustom: false,
  isCustomizable: false,
  isInternal: false,
  minHeightInclusive: null,
  maxHeightLessThan: null,
  risers: null,
  limit: null,
  weight: 100,
  price: 100_00,
  expandsTo: [],
}

const platform = (shortName: string, usableWidth: number, usableLength: number): Item => ({
  ...blank,
  shortName,
  frontendName: `${usableWidth / 12}x${usableLength / 12}`,
  usableWidth,
  usableLength,
  width: usableWidth + 6.1,
  length: usableLength + 6.1,
})

const ramp = (shortName: string, usableLength: number): Item => ({
  ...blank,
  shortName,
  itemType: 'RAMP',
  role: 'ramp',
  frontendName: `${usableLength / 12} ft`,
  usableWidth: 36,
  usableLength,
  width: 41.5,
  length: usableLength,
})

const leg = (limit: number): Item => ({
  ...blank,
  shortName: `leg-${limit}`,
  itemType: 'LEG',
  role: 'leg',
  limit,
})

/** A few items, enough for every gesture: square and wide platforms, ramps, a stair, transitions, legs and braces. */
const testCatalogue: Catalogue = catalogueOf({
  version: 'test',
  productLine: 'P3G',
  priceLevels: [],
  items: [
    platform('platform', 60, 60),
    platform('wide', 96, 60),
    { ...platform('wide-picket', 96, 60), handrails: 'VERT_PICKET' },
    ramp('ramp', 96),
    ramp('short', 36),
    {
      ...blank,
      shortName: 'stair',
      itemType: 'STAIR',
      role: 'stair',
      frontendName: '22 in Stair',
      usableWidth: 36,
      usableLength: 39,
      width: 41.5,
      length: 39,
      risers: 4,
      minHeightInclusive: 22,
      maxHeightLessThan: 29,
    },
    ...(['transition-upper', 'transition-ground'] as const).map((role) => ({
      ...blank,
      shortName: role,
      itemType: 'TRANSITION' as const,
      role,
      frontendName: role,
      handrails: null,
      usableWidth: 36,
      usableLength: 6,
      width: 36,
      length: 6,
    })),
    ...[10, 28, 52, 100].map(leg),
    {
      ...ramp('arr', 30),
      itemType: 'PLATFORM',
      role: 'arr',
      frontendName: '45 Degree Piece',
    },
    {
      ...blank,
      shortName: 'gate',
      itemType: 'GATE',
      role: 'gate',
      frontendName: 'Gate',
      handrails: null,
      usableWidth: 36,
      usableLength: 36,
      width: 36,
      length: 36,
    },
    { ...blank, shortName: 'angle', itemType: 'BRACE', role: 'brace-angle' },
    { ...blank, shortName: 'cross', itemType: 'BRACE', role: 'brace-cross', limit: 96 },
  ],
})

/** A part of the test catalogue, its centre at a place. */
export function partAt(
  shortName: string,
  id: PartId,
  { x, y, rotation = 0 }: Point & { readonly rotation?: Degrees },
): Part {
  const item = testCatalogue.byShortName.get(shortName)
  const part = item && newPart(item, id, { x, y }, rotation)
  if (!part) throw new Error(`The test catalogue has no part ${shortName}`)
  return part
}

type Attachment = {
  readonly to: Part
  readonly side: Side
  readonly mySide: Side
  readonly position?: Position
}

/** A part flush against another. */
export function partOn(
  shortName: string,
  id: PartId,
  { to, side, mySide, position = 'CENTER' }: Attachment,
): Part {
  const part = partAt(shortName, id, { x: 0, y: 0 })
  const other = placePart(to, testCatalogue)
  const item = testCatalogue.byShortName.get(shortName)
  if (!other || !item) throw new Error(`The test catalogue has no part ${shortName}`)
  return { ...part, ...attachTo({ to: other.sides[side], item, mySide, position }) }
}

export const layoutOf = (...parts: readonly Part[]): Layout => ({ ...newLayout('P3G'), parts })

/** A real editor with a hand: places are inches of the layout. Alignment guides are off unless asked for. */
export class TestEditor extends Editor {
  readonly picks: Pick[] = []
  readonly refusals: Refusal[] = []
  /** Whether the drawing may only be looked at from now on. */
  readonly look: { isReadOnly: boolean }

  constructor(layout: Layout, settings: Partial<Settings> = {}, canKeep = (_: Layout) => true) {
    let made = 0
    const look = { isReadOnly: false }
    super({
      layout,
      catalogue: testCatalogue,
      analyse,
      canKeep,
      isReadOnly: () => look.isReadOnly,
      settings: { showGuides: false, ...settings },
      newId: () => `new-${++made}`,
    })
    this.look = look
    setViewSize(this, { width: 1200, height: 800 })
    this.onPick((pick) => this.picks.push(pick))
    this.onRefusal((refusal) => this.refusals.push(refusal))
  }

  press(x: number, y: number, held: Modifiers = {}): this {
    sendEvent(this, { type: 'press', at: toScreen(this.state.camera, { x, y }), ...held })
    return this
  }

  moveTo(x: number, y: number, held: Modifiers = {}): this {
    sendEvent(this, { type: 'move', at: toScreen(this.state.camera, { x, y }), ...held })
    return this
  }

  release(x: number, y: number, held: Modifiers = {}): this {
    sendEvent(this, { type: 'release', at: toScreen(this.state.camera, { x, y }), ...held })
    return this
  }

  click(x: number, y: number, held: Modifiers = {}): this {
    return this.press(x, y, held).release(x, y, held)
  }

  /** Takes what lies at one place to another, in two moves as a hand does. */
  drag(from: Point, to: Point, held: Modifiers = {}): this {
    this.press(from.x, from.y, held)
    this.moveTo((from.x + to.x) / 2, (from.y + to.y) / 2, held)
    return this.moveTo(to.x, to.y, held).release(to.x, to.y, held)
  }

  key(key: string, held: Modifiers = {}): Answer {
    return sendEvent(this, { type: 'key', key, ...held })
  }

  escape(): this {
    this.key('Escape')
    return this
  }

  part(id: PartId): Part {
    const part = this.state.layout.parts.find((one) => one.id === id)
    if (!part) throw new Error(`There is no part ${id} on the layout`)
    return part
  }

  centerOf(id: PartId): Point {
    const { x, y } = this.part(id).at
    const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0
    return { x: rounded(x), y: rounded(y) }
  }

  /** Labels of what can be undone, the last one last. */
  get entries(): readonly string[] {
    const { past, now } = this.state.history
    return [...past, now].slice(1).map(({ label }) => label)
  }
}

/** An item that a test counts on. */
export function itemNamed(shortName: string, { byShortName }: Catalogue): Item {
  const item = byShortName.get(shortName)
  if (!item) throw new Error(`the test catalogue has no ${shortName}`)
  return item
}

/** A part that a test counts on, as it stands. */
export function placedBy(catalogue: Catalogue, part: Part | null): PlacedPart {
  const placed = part && placePart(part, catalogue)
  if (!placed) throw new Error('the part has no place')
  return placed
}
