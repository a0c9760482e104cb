import type { Point3 } from '@ramp/solids'
import { type Object3D, type PerspectiveCamera, Raycaster, Vector3 } from 'three'
import type { Volumes } from '../model/part-volumes.ts'
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
  /** The room each part takes; null while nothing is shown. */
  readonly volumes: Volumes | null
}

type Size = { readonly width: number; readonly height: number }
type Word = Label & { readonly spot: Vector3 }
/** A word that has been in a picture: an element for it and a line to what it is about. */
type Drawn = {
  readonly element: HTMLElement
  readonly leader: SVGLineElement
  readonly size: Size
  /** Where it was in the picture before, from what it is about. */
  offset: Spot | null
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
  let words: readonly Word[] = []
  let drawn = new Map<Word, Drawn>()
  let seen: readonly Drawn[] = []
  const put = (labels: readonly Label[]) => {
    words = labels.map((label) => ({ ...label, spot: inMeters(label.at) }))
    drawn = new Map()
    seen = []
    leaders.replaceChildren()
    layer.replaceChildren(leaders)
  }
  /** Puts every word where its place is seen now. */
  const place = (camera: PerspectiveCamera, size: Size, before: Before) => {
    if (words.length === 0) return
    const wanting = wantingIn(words, camera, { size, before })
    drawAnew(
      wanting.filter(({ word }) => !drawn.has(word)).map(({ word }) => word),
      { layer, leaders, drawn },
    )
    const view = { left: 0, top: 0, ...size }
    const shapes = before.volumes ? shapesOf(before.volumes, camera, size) : []
    const places = placeBeside(
      wanting.map(({ word, x, y }) => {
        const { size: own = NO_SIZE, offset: was = null } = drawn.get(word) ?? {}
        const isNeeded = word.about === 'entrance' || word.about === 'exit'
        return { at: { x, y }, ...own, first: FIRST[word.about], isNeeded, was }
      }),
      { view, covered: occupiedBy(shapes, view), reserved: overView(host) },
    )
    const shown = wanting.flatMap(({ word, x, y }, index) => {
      const [one, box] = [drawn.get(word), places[index]]
      if (!one || !box) return []
      one.offset = { x: box.left + box.width / 2 - x, y: box.top + box.height / 2 - y }
      show(one, { x, y }, box)
      return [one]
    })
    for (const one of seen) if (!shown.includes(one)) hide(one)
    seen = shown
  }
  return { put, place, free: () => layer.remove() }
}

type Wanted = { readonly word: Word; readonly away: number } & Spot

/** The words that are tried in this picture: the more important first, then the nearer. */
function wantingIn(
  words: readonly Word[],
  camera: PerspectiveCamera,
  { size, before: { house, decks } }: { readonly size: Size; readonly before: Before },
): readonly Wanted[] {
  return words
    .flatMap((word) => {
      const { isInView, ...seen } = seenFrom(camera, word.spot, size)
      return isInView ? [{ word, ...seen }] : []
    })
    .toSorted((a, b) => RANK.indexOf(a.word.about) - RANK.indexOf(b.word.about) || a.away - b.away)
    .slice(0, MOST)
    .filter(
      ({ word, away }) =>
        !isBehind(camera, word.spot, away, word.about === 'leg' ? [...house, ...decks] : house),
    )
}

const NO_SIZE: Size = { width: 0, height: 0 }

type Layer = {
  readonly layer: HTMLElement
  readonly leaders: SVGElement
  readonly drawn: Map<Word, Drawn>
}

/** Words are as large wherever they are: each is measured once, all in one layout, and never between two that move. */
function drawAnew(words: readonly Word[], { layer, leaders, drawn }: Layer): void {
  const fresh = words.map((word) => {
    const element = document.createElement('span')
    element.dataset.label = word.about
    element.textContent = word.text
    const leader = document.createElementNS(SVG, 'line')
    leader.style.display = 'none'
    return { word, element, leader }
  })
  layer.append(...fresh.map(({ element }) => element))
  leaders.append(...fresh.map(({ leader }) => leader))
  const sizes = fresh.map(({ element: { offsetWidth: width, offsetHeight: height } }) => ({ width, height }))
  for (const [index, { word, element, leader }] of fresh.entries()) {
    element.hidden = true
    drawn.set(word, { element, leader, size: sizes[index] ?? NO_SIZE, offset: null })
  }
}

function show({ element, leader }: Drawn, at: Spot, box: Frame): void {
  element.hidden = false
  element.style.transform = `translate(${Math.round(box.left)}px, ${Math.round(box.top)}px)`
  draw(leader, at, leaderEnd(at, box))
}

function hide({ element, leader }: Drawn): void {
  element.hidden = true
  leader.style.display = 'none'
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

/** What each part covers of the view; nothing where it reaches behind the eye. */
function shapesOf(
  { corners, ends }: Volumes,
  camera: PerspectiveCamera,
  { width, height }: Size,
): readonly (readonly Spot[])[] {
  const corner = new Vector3()
  const shapes: Spot[][] = []
  let at = 0
  for (const end of ends) {
    const shape: Spot[] = []
    let isSeen = true
    for (; at < end; at++) {
      const { x, y, z } = corner.fromArray(corners, 3 * at).project(camera)
      isSeen &&= z < 1
      shape.push({ x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height })
    }
    if (isSeen) shapes.push(shape)
  }
  return shapes
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
