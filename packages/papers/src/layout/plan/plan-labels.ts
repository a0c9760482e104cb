import { type Inches, type PlacedPart, type Placement, type Point, rotate } from '@ramp/domain'
import {
  ANYWHERE,
  frameAround,
  type GroupMark,
  group,
  type Mark,
  type Marks,
  markBounds,
  PALETTE,
  type PathMark,
  POINTS,
  rectData,
  roomIn,
  type TextMark,
  textsOf,
  textWidth,
} from '@ramp/drafting'
import { SMALLEST } from '../sheet/sheet.ts'

/** A label fills this much of the room between rails at most. */
const ROOM = 0.94
const LEADING = 1.2
/** Between a label and the arrow that points down the slope. */
const GAP: Inches = 2

type Seen = { readonly scale: number; readonly isTurned: boolean }

/**
 * Parts with labels that can be read on the plan: enlarged where it is small, then without their heights, then in closer
 * letters, in two lines, or with the heights alone, and left out where the part is too small even for these. The boxes of the placement are those on the sheet.
 */
export function withReadableLabels(marks: Marks, { byId }: Placement, seen: Seen): Marks {
  const room = roomIn(ANYWHERE, 0)
  const found = marks.map((mark) => {
    const placed = mark.kind === 'group' && mark.id !== undefined ? byId.get(mark.id) : undefined
    return { placed, mark: mark.kind === 'group' && placed ? relabelled(mark, placed, seen) : mark }
  })
  for (const { mark, placed } of found) {
    if (!placed || !hasRoomOfItsOwn(placed))
      for (const { extent } of textsOf([mark], POINTS)) room.take(frameAround([extent.min, extent.max]))
  }
  return found.map(({ mark, placed }) => {
    if (mark.kind !== 'group' || !placed || !hasRoomOfItsOwn(placed)) return mark
    const own = textsOf([mark], POINTS).flatMap(({ extent: { min, max } }) => [min, max])
    if (own.length === 0 || room.find([{ frame: frameAround(own) }])) return mark
    return { ...mark, children: mark.children.filter((child) => !isLabel(child)) }
  })
}

/** Labels of small parts stand below them, where another one may stand already. */
const hasRoomOfItsOwn = ({ part, item }: PlacedPart): boolean =>
  part.kind === 'piece' || item.role === 'vpl-tower' || item.role === 'vpl-gates'

function relabelled(part: GroupMark, placed: PlacedPart, seen: Seen): GroupMark {
  const arrow = part.children.find(isArrow)
  const label = part.children.find(isLabel)
  const smallest = SMALLEST / seen.scale
  const sizes = label ? sizesIn(label) : []
  if (!label || sizes.length === 0) return part
  const isReadable = Math.min(...sizes) >= smallest
  if (isReadable && !(seen.isTurned && arrow)) return part
  const others = part.children.filter((mark) => mark !== arrow && mark !== label)
  // Letters that a person turned stay as they were set.
  if (!label.children.some(isText) || hasRoomOfItsOwn(placed)) {
    const factor = Math.max(1, smallest / Math.min(...sizes))
    return { ...part, children: part.children.map((mark) => (mark === label ? larger(label, factor) : mark)) }
  }
  return { ...part, children: [...others, ...labelWith(label, arrow, { placed, smallest, ...seen })] }
}

type Place = Seen & { readonly placed: PlacedPart; readonly smallest: Inches }

/** The fullest lettering that the part has room for between its rails, with its arrow below or beside it, or else without it. */
function labelWith(label: GroupMark, arrow: PathMark | undefined, place: Place): Marks {
  const choices = choicesOf(label, place)
  const whole =
    arrow && choices.map((shown) => withArrow({ label, arrow, place }, shown)).find((found) => found)
  if (whole) return whole
  const alone = choices.find((shown) => hasRoom({ across: widthOf(shown), down: heightOf(shown) }, place))
  if (alone) return [lettered(label, alone, { x: 0, y: 0 }, place)]
  return arrow ? [moved(arrow, { x: 0, y: 0 }, place)] : []
}

type Lettering = { readonly label: GroupMark; readonly arrow: PathMark; readonly place: Place }

function withArrow({ label, arrow, place }: Lettering, shown: readonly TextMark[]): Marks | null {
  const size = sizeOnSheet(arrow, place)
  const own = { across: widthOf(shown), down: heightOf(shown) }
  const below = { across: Math.max(own.across, size.across), down: own.down + GAP + size.down }
  const beside = { across: own.across + GAP + size.across, down: Math.max(own.down, size.down) }
  if (hasRoom(below, place))
    return [
      lettered(label, shown, { x: 0, y: (own.down - below.down) / 2 }, place),
      moved(arrow, { x: 0, y: (below.down - size.down) / 2 }, place),
    ]
  if (hasRoom(beside, place))
    return [
      lettered(label, shown, { x: (own.across - beside.across) / 2, y: 0 }, place),
      moved(arrow, { x: (beside.across - size.across) / 2, y: 0 }, place),
    ]
  return null
}

/** What a label may say, the fullest first: without a name a part still has its heights. */
function choicesOf(label: GroupMark, { smallest }: Place): readonly (readonly TextMark[])[] {
  const asLarge = label.children
    .filter(isText)
    .map((text) => ({ ...text, size: Math.max(text.size, smallest) }))
  const [name, ...heights] = asLarge
  const narrow = heights.flatMap(inTwoLines)
  const named = name ? [[name, ...narrow], [name], [closer(name)], inTwoLines(name)] : []
  return [asLarge, ...named, heights, narrow].filter(({ length }) => length > 0)
}

/** `5×5` instead of `5 × 5`. */
const closer = (name: TextMark): TextMark => ({ ...name, text: name.text.replaceAll(' × ', '×') })

/** A size such as `5 × 5` stays on one line. */
const BETWEEN_WORDS = /(?<!×) (?!×)/

/** The two lines that are least wide, as many words in each where there is a choice; one line of one word. */
export function inTwoLines<Text extends { readonly text: string }>(name: Text): readonly Text[] {
  const words = name.text.split(BETWEEN_WORDS)
  const half = Math.ceil(words.length / 2)
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .sort((a, b) => widest(a) - widest(b))
  const narrow = splits.filter((lines) => widest(lines) === widest(splits[0] ?? []))
  const lines = narrow.find(([first]) => first === words.slice(0, half).join(' ')) ?? narrow[0] ?? [name.text]
  return lines.map((text) => ({ ...name, text }))
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))

type Extent = { readonly across: Inches; readonly down: Inches }

/** Whether something upright on the sheet lies between the rails of a part, which may be turned any way. */
function hasRoom({ across, down }: Extent, { placed, isTurned }: Place): boolean {
  const { part, usableWidth, usableLength } = placed
  const turn = ((part.rotation - (isTurned ? 90 : 0)) * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return across * cos + down * sin <= ROOM * usableWidth && across * sin + down * cos <= ROOM * usableLength
}

const widthOf = (texts: readonly TextMark[]): Inches =>
  Math.max(...texts.map((text) => textWidth(text.text, text)))

const heightOf = (texts: readonly TextMark[]): Inches =>
  texts.reduce((sum, { size }) => sum + size * LEADING, 0)

/** A label at a place that is seen upright from the middle of its part. */
function lettered(label: GroupMark, texts: readonly TextMark[], at: Point, place: Place): GroupMark {
  const { x, y } = inPart(at, place)
  const plates = label.children.filter((mark) => mark.kind === 'path')
  const plate = rectData(widthOf(texts) + 2, heightOf(texts))
  return {
    ...label,
    matrix: [1, 0, 0, 1, x, y],
    children: [...plates.map((mark) => ({ ...mark, d: plate })), ...stacked(texts)],
  }
}

/** Lines one below the other about the middle of their label. */
function stacked(texts: readonly TextMark[]): readonly TextMark[] {
  let y = -heightOf(texts) / 2
  return texts.map((text) => {
    y += text.size * LEADING
    return { ...text, y: y - text.size * 0.34 }
  })
}

/** An arrow keeps its direction and gets another middle. */
function moved(arrow: PathMark, at: Point, place: Place): GroupMark {
  const { middle } = boundsOf(arrow)
  const { x, y } = inPart(at, place)
  return group([arrow], { matrix: [1, 0, 0, 1, x - middle.x, y - middle.y] })
}

/** A place seen upright from the middle of a part, in the part's own frame. */
const inPart = (at: Point, { placed, isTurned }: Place): Point =>
  rotate(isTurned ? rotate(at, 90) : at, -placed.part.rotation)

/** How far a mark reaches across and down the sheet. */
function sizeOnSheet(mark: PathMark, { placed, isTurned }: Place): Extent {
  const { across, down } = boundsOf(mark)
  const isAcross = (placed.part.rotation % 180 !== 0) !== isTurned
  return isAcross ? { across: down, down: across } : { across, down }
}

function boundsOf(mark: PathMark) {
  const { min, max } = markBounds([mark], POINTS) ?? { min: { x: 0, y: 0 }, max: { x: 0, y: 0 } }
  return {
    middle: { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 },
    across: max.x - min.x,
    down: max.y - min.y,
  }
}

const larger = (label: GroupMark, factor: number): GroupMark => ({
  ...label,
  children: [group(label.children, { matrix: [factor, 0, 0, factor, 0, 0] })],
})

const isText = (mark: Mark): mark is TextMark => mark.kind === 'text'
const isLabel = (mark: Mark): mark is GroupMark => mark.kind === 'group' && mark.isUpright === true
const isArrow = (mark: Mark): mark is PathMark => mark.kind === 'path' && mark.stroke?.color === PALETTE.arrow

const sizesIn = (mark: Mark): readonly Inches[] =>
  mark.kind === 'text' ? [mark.size] : mark.kind === 'path' ? [] : mark.children.flatMap(sizesIn)
