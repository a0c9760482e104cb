import {
  displayName,
  type Inches,
  isSloped,
  normalizeAngle,
  type PartHeight,
  type PartLooks,
  type PlacedPart,
  type Point,
  rotate,
  roundTo,
} from '@ramp/domain'
import {
  type GroupMark,
  group,
  hairline,
  label,
  lengthText,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
  placedMatrix,
  rectData,
  textWidth,
} from '@ramp/drafting'

const NAME_SIZE: Inches = 7.5
/** Heights are left out where letters of twice their size can hardly be read. */
const DETAIL_SIZE: Inches = 5.4
/** Distance of one line of a label from the next, in sizes. */
const LEADING = 1.2
/** Free room between a label and the edge of its part; a name keeps clear of the rails by so much more. */
const MARGIN: Inches = 3.5
const CLEAR_OF_RAILS: Inches = 1.5
/** Smaller letters than this share of the usual size are of no use to anyone. */
const SMALLEST = 0.4

const ARROW_LENGTH: Inches = 10
const ARROW_GAP: Inches = 3
const HEAD: Inches = 3

type Room = { readonly across: Inches; readonly down: Inches }

/** How much of a part lies across and down the drawing, about its middle, where its label stands upright. */
function roomOf({ part, width, length }: PlacedPart): Room {
  if (part.kind === 'arr') return { across: Math.min(width, length), down: Math.min(width, length) }
  const turn = normalizeAngle(part.rotation) % 180
  const [across, down] = turn === 90 ? [length, width] : [width, length]
  const slanted = turn % 90 === 0 ? 1 : 0.9
  return { across: across * slanted - 2 * MARGIN, down: (turn % 90 === 0 ? down : width) - 2 * MARGIN }
}

type Lettered = {
  readonly height: PartHeight | undefined
  readonly hasName: boolean
  /** The smallest letters that can be read: 0 on paper, where all can. */
  readonly readable: Inches
}

/** Name and heights of a part, upright in its middle, with an arrow below them that points down the slope. */
export function partLabel(placed: PlacedPart, { height, hasName, readable }: Lettered): Marks {
  const { part } = placed
  const { looks } = part
  const isNamed = hasName && looks?.showName !== false
  const small = smallLabelOf(placed)
  if (small) return isNamed ? [turnedLabel(shortLabel(placed, small), looks)] : []
  const room = roomOf(placed)
  const shown = hasName && readable <= DETAIL_SIZE * 2 ? height : undefined
  const lines = linesOf(placed, { isNamed, height: shown, across: room.across, readable })
  const block = lines.reduce((total, { size }) => total + size * LEADING, 0)
  const arrow = isSloped(part) ? arrowOf(placed, room.down - block) : null
  const total = block + (arrow ? arrow.down + (block > 0 ? ARROW_GAP : 0) : 0)
  const shrink = Math.max(SMALLEST, Math.min(1, room.down / Math.max(total, 1)))
  const top = (-total * shrink) / 2
  const middle = { x: 0, y: top + (block * shrink) / 2 }
  const marks = arrow
    ? [arrowMark(placed, top + total * shrink - (arrow.down * shrink) / 2, arrow.length * shrink)]
    : []
  if (lines.length === 0) return marks
  const shrunk = lines.map((line) => ({ ...line, size: line.size * shrink }))
  const words = label(shrunk, inPartFrame(middle, placed))
  const hasPlate = part.kind === 'stair' || part.kind === 'portable'
  return [...marks, turnedLabel(hasPlate ? onPlate(words, shrunk, PALETTE.ramp) : words, looks)]
}

type SmallLabel = 'on the part' | 'below the part'

/** Where a part that is too small for its name carries its short name: a picture in the hand's size stays clear. */
function smallLabelOf({ part, item }: PlacedPart): SmallLabel | null {
  switch (part.kind) {
    case 'piece':
      return 'below the part'
    case 'transition':
      return 'on the part'
    case 'portable':
      return item.role === 'portable-lip' ? 'on the part' : null
    case 'vpl':
      return item.role === 'vpl-tower' || item.role === 'vpl-gates' ? 'below the part' : null
    default:
      return null
  }
}

/** The short name, as large as a plate allows. */
function shortLabel(placed: PlacedPart, place: SmallLabel): GroupMark {
  const { part, item, length, box } = placed
  const size = part.looks?.fontSize ?? Math.min(4.6, Math.max(2.6, length * 0.7))
  const line: Line = {
    text: part.looks?.label ?? item.shortName,
    size,
    weight: 'regular',
    color: PALETTE.muted,
  }
  if (place === 'on the part') return onPlate(label([line]), [line], PALETTE.transition)
  return label([line], inPartFrame({ x: 0, y: (box.max.y - box.min.y) / 2 + size * 0.8 }, placed))
}

/** Nosings, folds and bends are strong lines: a label among them stands on a plate that hides them. */
function onPlate(words: GroupMark, lines: readonly Line[], fill: string): GroupMark {
  const width = Math.max(...lines.map((line) => textWidth(line.text, line))) + 2
  const height = lines.reduce((total, { size }) => total + size * LEADING, 0)
  const plate = path(rectData(width, height), { fill })
  return { ...words, children: [plate, ...words.children] }
}

type Line = {
  readonly text: string
  readonly size: Inches
  readonly weight: 'bold' | 'regular'
  readonly color: string
}

type Lettering = {
  readonly isNamed: boolean
  readonly height: PartHeight | undefined
  readonly across: Inches
  readonly readable: Inches
}

/** Name and heights, as far as the part shows them (spec 2 §3.6); letters of a chosen size are not fitted to the width. */
function linesOf(
  { part, item }: PlacedPart,
  { isNamed, height, across, readable }: Lettering,
): readonly Line[] {
  const { looks } = part
  const size = Math.max(NAME_SIZE, readable)
  const room = across - 2 * CLEAR_OF_RAILS
  const text = looks?.label ?? displayName(item.frontendName)
  const isChosen = looks?.label !== undefined || looks?.fontSize !== undefined
  const isRead = isChosen || fitted(text, size, 'bold', room) >= readable
  const names = isRead ? [text] : sizeAndRest(text)
  const details = height && looks?.showHeight !== false ? detailsOf(part.kind, height, across) : []
  return [
    ...(isNamed ? names : []).map((one) => ({
      text: one,
      weight: 'bold' as const,
      color: PALETTE.ink,
      size: looks?.fontSize ?? fitted(one, size, 'bold', room),
    })),
    ...details.map((text) => ({
      text,
      weight: 'regular' as const,
      color: PALETTE.height,
      size: fitted(text, DETAIL_SIZE, 'regular', across),
    })),
  ]
}

/** A name that cannot be read on one line: its size still is where the rest is too small, as on a small plan of a long run. */
function sizeAndRest(name: string): readonly string[] {
  const [, size, rest] = /^(\d+ × \d+|\d+ (?:ft|in)) (.+)$/.exec(name) ?? []
  return size && rest ? [size, rest] : [name]
}

/** A label turned against the drawing. */
function turnedLabel(words: GroupMark, looks: PartLooks | undefined): GroupMark {
  if (!looks?.textRotation) return words
  const turn = placedMatrix({ at: { x: 0, y: 0 }, rotation: looks.textRotation })
  return { ...words, children: [group(words.children, { matrix: turn })] }
}

/** One height on the level; both on a slope, below each other where the part is too narrow for one line. */
function detailsOf(
  kind: PlacedPart['part']['kind'],
  { top, bottom }: PartHeight,
  across: Inches,
): readonly string[] {
  const words = (height: Inches) => lengthText(roundTo(height, 4), 'height')
  if (kind !== 'ramp' && kind !== 'stair') return [`top ${words(top)}`]
  const both = `${words(top)} to ${words(bottom)}`
  return textWidth(both, { size: DETAIL_SIZE, weight: 'regular' }) <= across
    ? [both]
    : [`${words(top)} to`, words(bottom)]
}

const fitted = (text: string, size: Inches, weight: Line['weight'], across: Inches): Inches =>
  size * Math.min(1, Math.max(SMALLEST, across / textWidth(text, { size, weight })))

/** An arrow's own length, and how much of the drawing's height it takes. */
function arrowOf(
  { part }: PlacedPart,
  room: Inches,
): { readonly length: Inches; readonly down: Inches } | null {
  const turn = normalizeAngle(part.rotation) % 180
  const isAcross = turn === 90
  const length = isAcross ? ARROW_LENGTH : Math.min(ARROW_LENGTH, Math.max(5, room - ARROW_GAP))
  return { length, down: isAcross ? 2 * HEAD : length }
}

function arrowMark(placed: PlacedPart, down: Inches, length: Inches): Mark {
  const { x, y } = inPartFrame({ x: 0, y: down }, placed)
  const head = Math.min(HEAD, length * 0.4)
  const tip = y + length / 2
  return path(
    lineData([
      { x, y: y - length / 2 },
      { x, y: tip },
    ]) +
      lineData([
        { x: x - head, y: tip - head },
        { x, y: tip },
        { x: x + head, y: tip - head },
      ]),
    { stroke: hairline(PALETTE.arrow, 1.4) },
  )
}

/** A place seen upright from the middle of a part, in the part's own frame. */
const inPartFrame = (at: Point, { part }: PlacedPart): Point => rotate(at, -part.rotation)
