import type { Covered, Frame, Spot } from './occupied.ts'

/** A word that wants a place near what it is about. */
export type Wanting = {
  readonly at: Spot
  readonly width: number
  readonly height: number
  /** Tried first, degrees: 0 to the right, 90 up. */
  readonly first: number
  /** It is shown even where nothing is free: then it covers as little as it can. */
  readonly isNeeded: boolean
  /** Where it was in the picture before, from what it is about; a word does not jump about for a few pixels. */
  readonly was: Spot | null
}

/** What is free to stand in: words go one after another, each beside the system and beside the words before it. */
export type Room = { readonly view: Frame; readonly covered: Covered; readonly reserved: readonly Frame[] }

/** From the place to the edge of its word, pixels: the nearest, the step, the farthest. */
const NEAREST = 12
const STEP = 8
const FARTHEST = 260
const TURNS = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180]
/** Pixels between two words, and between a word and the system: its rails are thinner than a cell of what is covered. */
const AIR = 3
const CLEAR = 8
/** A word stays where it was while no other place is nearer by more than this. */
const LOYALTY = 32

/** Where each word goes; null where nothing is free for it. */
export function placeBeside(words: readonly Wanting[], room: Room): readonly (Frame | null)[] {
  const taken: Frame[] = [...room.reserved]
  return words.map((word) => {
    const place = placeOf(word, room, taken)
    if (place) taken.push(place)
    return place
  })
}

function placeOf(word: Wanting, room: Room, taken: readonly Frame[]): Frame | null {
  const mayStand = (box: Frame) => isWithin(box, room.view) && !taken.some((other) => overlap(other, box))
  const nearest = nearestOf(word, room, mayStand)
  const kept = word.was && frameAt(word, { x: word.at.x + word.was.x, y: word.at.y + word.was.y })
  const isKept = kept !== null && mayStand(kept) && room.covered(widened(kept)) === 0
  if (!isKept || (nearest && farFrom(word, nearest) < farFrom(word, kept) - LOYALTY)) return nearest
  return kept
}

/** The nearest free place; of a word that is needed the one that covers least where nothing is free. */
function nearestOf(word: Wanting, { covered }: Room, mayStand: (box: Frame) => boolean): Frame | null {
  let least: { readonly box: Frame; readonly cells: number } | null = null
  for (let away = NEAREST; away <= FARTHEST; away += STEP)
    for (const turn of TURNS) {
      const box = frameAt(word, outward(word, word.first + turn, away))
      const cells = covered(widened(box))
      const most = word.isNeeded ? (least?.cells ?? Infinity) : 1
      // What is covered is known in one step, the words that stand there only by asking each.
      if (cells >= most || !mayStand(box)) continue
      if (cells === 0) return box
      least = { box, cells }
    }
  return word.isNeeded && least ? least.box : null
}

const widened = ({ left, top, width, height }: Frame): Frame => ({
  left: left - CLEAR,
  top: top - CLEAR,
  width: width + 2 * CLEAR,
  height: height + 2 * CLEAR,
})

/** From what a word is about to its middle. */
const farFrom = ({ at }: Wanting, { left, top, width, height }: Frame): number =>
  Math.hypot(left + width / 2 - at.x, top + height / 2 - at.y)

/** The middle of a word whose edge is so far from what it is about. */
function outward({ at, width, height }: Wanting, degrees: number, away: number): Spot {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)]
  const half = (Math.abs(x) * width + Math.abs(y) * height) / 2
  return { x: at.x + x * (away + half), y: at.y + y * (away + half) }
}

const frameAt = ({ width, height }: Wanting, middle: Spot): Frame => ({
  left: middle.x - width / 2,
  top: middle.y - height / 2,
  width,
  height,
})

const isWithin = (box: Frame, view: Frame): boolean =>
  box.left >= view.left &&
  box.top >= view.top &&
  box.left + box.width <= view.left + view.width &&
  box.top + box.height <= view.top + view.height

const overlap = (a: Frame, b: Frame): boolean =>
  a.left < b.left + b.width + AIR &&
  b.left < a.left + a.width + AIR &&
  a.top < b.top + b.height + AIR &&
  b.top < a.top + a.height + AIR

/** Where a line from a place meets the edge of its word. */
export function leaderEnd(at: Spot, { left, top, width, height }: Frame): Spot {
  return {
    x: Math.max(left, Math.min(at.x, left + width)),
    y: Math.max(top, Math.min(at.y, top + height)),
  }
}
