import type { Point3 } from '@ramp/solids'
import { type Object3D, type PerspectiveCamera, Raycaster, Vector3 } from 'three'

/** A word at a place, inches; what it is about, which says how an app letters it (`[data-label]`). */
export type Label = {
  readonly at: Point3
  readonly text: string
  readonly about: 'entrance' | 'exit' | 'height' | 'leg'
}

/** What hides words: the house all that lies behind it, decks the feet of legs under them. */
export type Before = { readonly house: readonly Object3D[]; readonly decks: readonly Object3D[] }

type Size = { readonly width: number; readonly height: number }
type Shown = {
  readonly element: HTMLElement
  readonly spot: Vector3
  readonly about: Label['about']
  size: Size | null
}

const METERS = 0.0254
/** Words stand over their place, those of legs under it. */
const OVER: Readonly<Record<Label['about'], number>> = { entrance: 18, exit: 18, height: 0, leg: -14 }
const RANK: readonly Label['about'][] = ['entrance', 'exit', 'height', 'leg']
/** Pixels between two words. */
const AIR = 3

/**
 * Words over a view, in an element of their own that no assistive technology reads: the same is told in words beside it.
 * Of two that would lie on one another the more important one is shown, then the nearer one.
 */
export function labelsIn(host: HTMLElement) {
  const layer = document.createElement('div')
  layer.setAttribute('aria-hidden', 'true')
  layer.dataset.labels = ''
  host.append(layer)
  let shown: readonly Shown[] = []
  const put = (labels: readonly Label[]) => {
    shown = labels.map(({ at, text, about }) => {
      const element = document.createElement('span')
      element.dataset.label = about
      element.textContent = text
      return { element, about, spot: new Vector3(at.x * METERS, at.z * METERS, at.y * METERS), size: null }
    })
    layer.replaceChildren(...shown.map(({ element }) => element))
  }
  /** Puts every word where its place is seen now. */
  const place = (camera: PerspectiveCamera, size: Size, { house, decks }: Before) => {
    measureOnce(shown)
    const seen = shown.map((one) => ({ ...one, ...seenFrom(camera, one.spot, size) }))
    const taken: Box[] = []
    for (const { element, about, spot, size: own, x, y, away, isInView } of seen.toSorted(
      (a, b) => RANK.indexOf(a.about) - RANK.indexOf(b.about) || a.away - b.away,
    )) {
      const { width, height } = own ?? NO_SIZE
      const box = { left: x - width / 2, top: y - height / 2 - OVER[about], width, height }
      element.hidden =
        !isInView ||
        taken.some((other) => overlap(other, box)) ||
        isBehind(camera, spot, away, about === 'leg' ? [...house, ...decks] : house)
      if (element.hidden) continue
      taken.push(box)
      element.style.transform = `translate(${Math.round(box.left)}px, ${Math.round(box.top)}px)`
    }
  }
  return { put, place, free: () => layer.remove() }
}

const NO_SIZE: Size = { width: 0, height: 0 }

/** Words are as large wherever they are: each is measured once, all in one layout, and never between two that move. */
function measureOnce(shown: readonly Shown[]): void {
  const fresh = shown.filter(({ size }) => size === null)
  for (const { element } of fresh) element.hidden = false
  for (const one of fresh) one.size = { width: one.element.offsetWidth, height: one.element.offsetHeight }
}

type Box = Size & { readonly left: number; readonly top: number }

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + AIR &&
  b.left < a.left + a.width + AIR &&
  a.top < b.top + b.height + AIR &&
  b.top < a.top + a.height + AIR

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
