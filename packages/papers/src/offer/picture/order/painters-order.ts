import { type Box, boxAround, boxesTouch, outlinesOverlap, type Point } from '@ramp/domain'
import type { Point3 } from '@ramp/solids'
import { hullOf } from '../geometry/hull.ts'
import { halvesOf } from '../pieces/halves.ts'
import type { Piece } from '../pieces/piece.ts'
import type { Seen } from '../view/camera.ts'
import { nearerOf } from './nearer.ts'

/** A piece as a camera sees it: its outline on the sheet, and how far away its middle is. */
export type SeenPiece = {
  readonly piece: Piece
  readonly hull: readonly Point[]
  readonly away: number
}

type Eye = { readonly eye: Point3; readonly see: (place: Point3) => Seen | null }

type Node = SeenPiece & {
  readonly box: Box
  /** Painted after this one, because they may hide it; true where that is sure. */
  readonly over: Map<Node, boolean>
  /** How many others have to be painted before it. */
  waits: number
}

/** What is covered together by less than this on paper is apart, points. */
const LEAST = 0.15
/** Circles that are opened at most, so that a picture comes to an end. */
const MOST_CIRCLES = 400

/**
 * Pieces from the back to the front, each painted after everything it may hide. Where some hide one another in a circle, as
 * three sticks may, the longest of them is cut in two; where one of them is let into the next, either may come first. What
 * is beside or behind the eye is left out.
 */
export function paintersOrder(pieces: readonly Piece[], eye: Eye): readonly SeenPiece[] {
  const nodes = new Set<Node>()
  const add = (piece: Piece) => {
    const node = seenNode(piece, eye)
    if (!node) return
    for (const other of nodes) relate(node, other, eye.eye)
    nodes.add(node)
  }
  for (const piece of pieces) add(piece)
  for (let circles = 0; ; circles += 1) {
    const { order, stuck } = inOrder(nodes)
    if (stuck.length === 0) return order
    const circle = circles < MOST_CIRCLES ? circleIn(stuck) : []
    if (loosen(circle)) continue
    const cut = cutOne(circle)
    if (!cut) return [...order, ...stuck.toSorted((a, b) => b.away - a.away)]
    remove(cut.node, nodes)
    cut.halves.forEach(add)
  }
}

/** Forgets what is not sure of a circle; false where all of it is. */
function loosen(circle: readonly Node[]): boolean {
  for (const [index, front] of circle.entries()) {
    const back = circle[(index + 1) % circle.length]
    if (back?.over.get(front) !== false) continue
    back.over.delete(front)
    front.waits -= 1
    return true
  }
  return false
}

function remove(node: Node, nodes: Set<Node>): void {
  nodes.delete(node)
  for (const other of nodes) other.over.delete(node)
  for (const other of node.over.keys()) other.waits -= 1
}

function seenNode(piece: Piece, { see }: Eye): Node | null {
  const places: Seen[] = []
  for (const corner of piece.corners) {
    const place = see(corner)
    if (!place) return null
    places.push(place)
  }
  const hull = hullOf(places)
  if (hull.length < 2) return null
  const away = places.reduce((sum, one) => sum + one.away, 0) / places.length
  return { piece, hull, away, box: boxAround(hull), over: new Map(), waits: 0 }
}

function relate(a: Node, b: Node, eye: Point3): void {
  if (!boxesTouch(a.box, b.box, -LEAST) || !outlinesOverlap(a.hull, b.hull, LEAST)) return
  const { nearer, isSure } = nearerOf(a.piece, b.piece, eye)
  if (nearer === 0) return
  const [front, back] = nearer === 1 ? [a, b] : [b, a]
  back.over.set(front, isSure)
  front.waits += 1
}

/** As far as nothing waits in a circle; the rest is stuck. */
function inOrder(nodes: ReadonlySet<Node>): {
  readonly order: readonly Node[]
  readonly stuck: readonly Node[]
} {
  const waits = new Map([...nodes].map((node) => [node, node.waits]))
  const ready = [...nodes].filter(({ waits: own }) => own === 0).toSorted((a, b) => b.away - a.away)
  const order: Node[] = []
  for (let at = 0; at < ready.length; at += 1) {
    const node = ready[at]
    if (!node) continue
    order.push(node)
    for (const other of node.over.keys()) {
      const left = (waits.get(other) ?? 0) - 1
      waits.set(other, left)
      if (left === 0) ready.push(other)
    }
  }
  const done = new Set(order)
  return { order, stuck: [...nodes].filter((node) => !done.has(node)) }
}

/** The longest piece of a circle that can be cut, in halves; null where none can. */
function cutOne(
  circle: readonly Node[],
): { readonly node: Node; readonly halves: readonly [Piece, Piece] } | null {
  for (const node of circle.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const halves = halvesOf(node.piece)
    if (halves) return { node, halves }
  }
  return null
}

const sizeOf = ({ box: { min, max } }: Node): number => Math.hypot(max.x - min.x, max.y - min.y)

/**
 * Pieces that wait for one another in a circle, each followed by one it waits for. Every stuck piece waits for another that
 * is stuck: going back from one comes around to where it was.
 */
function circleIn(stuck: readonly Node[]): readonly Node[] {
  const before = new Map<Node, Node>()
  for (const node of stuck) for (const other of node.over.keys()) before.set(other, node)
  const way: Node[] = []
  let node = stuck[0]
  while (node && !way.includes(node)) {
    way.push(node)
    node = before.get(node)
  }
  return node ? way.slice(way.indexOf(node)) : []
}
