import type { Point3 } from '@ramp/solids'
import { type Object3D, type PerspectiveCamera, Raycaster, Vector3 } from 'three'
import { type Frame, occupiedBy, type Spot } from './occupied.ts'
import { leaderEnd, placeBeside } from './place-beside.ts'

/** A word at a place, inches; what it is about, which says how an app letters it (`[data-label]`). */
export type Label = {
  readonly at: Point3
  readonly text: string
  readonly about: 'entrance' | 'exit' | 'height' | 'leg'
}

/** What hides words: the house all that lies behind it, decks the feet of legs under them. And what words keep clear of. */
export type Before = {
  readonly house: readonly Object3D[]
  readonly decks: readonly Object3D[]
  /** Corners of the room each part takes, inches. */
  readonly volumes: readonly (readonly Point3[])[]
}

type Size = { readonly width: number; readonly height: number }
type Shown = {
  readonly element: HTMLElement
  readonly leader: SVGLineElement
  readonly spot: Vector3
  readonly about: Label['about']
  size: Size | null
}

const METERS = 0.0254
/** Words go over what they are about first, those of legs under it; degrees. */
const FIRST: Readonly<Record<Label['about'], number>> = { entrance: 90, exit: 90, height: 90, leg: -90 }
const RANK: readonly Label['about'][] = ['entrance', 'exit', 'height', 'leg']
/** More words than this nobody reads in one picture: those of the nearest parts are tried. */
const MOST = 120
const SVG = 'http://www.w3.org/2000/svg'

/**
 * Words beside the system, each with a line to what it is about, in an element of their own that no assistive technology
 * reads: the same is told in words beside it. What an app puts over the view (`[data-over-view]`) has its room. Where there
 * is none the more important word is shown, then the nearer one.
 */
export function labelsIn(host: HTMLElement) {
  const layer = document.createElement('div')
  layer.setAttribute('aria-hidden', 'true')
  layer.dataset.labels = ''
  const leaders = document.createElementNS(SVG, 'svg')
  host.append(layer)
  let shown: readonly Shown[] = []
  /** Where a word was, from what it is about. */
  const offsets = new WeakMap<HTMLElement, Spot>()
  const put = (labels: readonly Label[]) => {
    shown = labels.map(wordOf)
    leaders.replaceChildren(...shown.map(({ leader }) => leader))
    layer.replaceChildren(leaders, ...shown.map(({ element }) => element))
  }
  /** Puts every word where its place is seen now. */
  const place = (camera: PerspectiveCamera, size: Size, { house, decks, volumes }: Before) => {
    if (shown.length === 0) return
    measureOnce(shown)
    const view = { left: 0, top: 0, ...size }
    const reserved = overView(host)
    const seen = shown
      .map((one) => ({ ...one, ...seenFrom(camera, one.spot, size) }))
      .toSorted((a, b) => RANK.indexOf(a.about) - RANK.indexOf(b.about) || a.away - b.away)
    const wanting = seen
      .filter(({ isInView }) => isInView)
      .slice(0, MOST)
      .filter(
        ({ spot, away, about }) =>
          !isBehind(camera, spot, away, about === 'leg' ? [...house, ...decks] : house),
      )
    const words = wanting.map(({ element, about, x, y, size: own }) => ({
      at: { x, y },
      ...(own ?? NO_SIZE),
      first: FIRST[about],
      isNeeded: about === 'entrance' || about === 'exit',
      was: offsets.get(element) ?? null,
    }))
    const shapes = volumes.flatMap((corners) => shapeOf(corners, camera, size))
    const places = placeBeside(words, { view, covered: occupiedBy(shapes, view), reserved })
    for (const { element, leader } of seen) {
      element.hidden = true
      leader.style.display = 'none'
    }
    for (const [index, { element, leader, x, y }] of wanting.entries()) {
      const box = places[index]
      if (!box) continue
      element.hidden = false
      element.style.transform = `translate(${Math.round(box.left)}px, ${Math.round(box.top)}px)`
      offsets.set(element, { x: box.left + box.width / 2 - x, y: box.top + box.height / 2 - y })
      draw(leader, { x, y }, leaderEnd({ x, y }, box))
    }
  }
  return { put, place, free: () => layer.remove() }
}

/** It is seen with the first picture in which it has its place. */
function wordOf({ at, text, about }: Label): Shown {
  const element = document.createElement('span')
  element.dataset.label = about
  element.textContent = text
  element.hidden = true
  const leader = document.createElementNS(SVG, 'line')
  leader.style.display = 'none'
  return { element, leader, about, spot: inMeters(at), size: null }
}

const NO_SIZE: Size = { width: 0, height: 0 }

/** Words are as large wherever they are: each is measured once, all in one layout, and never between two that move. */
function measureOnce(shown: readonly Shown[]): void {
  const fresh = shown.filter(({ size }) => size === null)
  for (const { element } of fresh) element.hidden = false
  for (const one of fresh) one.size = { width: one.element.offsetWidth, height: one.element.offsetHeight }
}

const inMeters = ({ x, y, z }: Point3): Vector3 => new Vector3(x * METERS, z * METERS, y * METERS)

function draw(leader: SVGLineElement, from: Spot, to: Spot): void {
  leader.style.display = ''
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  for (const [name, value] of Object.entries(ends)) leader.setAttribute(name, value.toFixed(1))
}

/** Boxes of what an app puts over the view, in its pixels. */
export function overView(host: HTMLElement): readonly Frame[] {
  const own = host.getBoundingClientRect()
  return [...(host.parentElement?.querySelectorAll('[data-over-view]') ?? [])].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left - own.left, top: top - own.top, width, height }
  })
}

/** What a part covers of the view; nothing where it reaches behind the eye. */
function shapeOf(
  corners: readonly Point3[],
  camera: PerspectiveCamera,
  { width, height }: Size,
): readonly (readonly Spot[])[] {
  const seen = corners.map((corner) => inMeters(corner).project(camera))
  if (seen.length === 0 || seen.some(({ z }) => z >= 1)) return []
  return [seen.map(({ x, y }) => ({ x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height }))]
}

function seenFrom(camera: PerspectiveCamera, spot: Vector3, { width, height }: Size) {
  const away = spot.distanceTo(camera.position)
  const { x, y, z } = spot.clone().project(camera)
  const isInView = z < 1 && Math.abs(x) < 1 && Math.abs(y) < 1
  return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height, away, isInView }
}

function isBehind(
  camera: PerspectiveCamera,
  spot: Vector3,
  away: number,
  before: readonly Object3D[],
): boolean {
  const ray = new Raycaster(camera.position, spot.clone().sub(camera.position).normalize(), 0, away - 0.1)
  return ray.intersectObjects([...before], true).length > 0
}
