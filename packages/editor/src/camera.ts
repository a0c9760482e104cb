import {
  type Box,
  INCHES_PER_FOOT,
  type Inches,
  type Point,
  roundTo,
  SPEC_PIXELS_PER_FOOT,
} from '@ramp/domain'

/** A place on the screen, in CSS pixels from the corner of the canvas element. */
export type ScreenPoint = { readonly left: number; readonly top: number }

export type ViewSize = { readonly width: number; readonly height: number }

/** `left = x * scaleOf(camera) + camera.left`. At zoom 1, 20 px are one foot (spec 1 §9). */
export type Camera = { readonly zoom: number; readonly left: number; readonly top: number }

/** Spec 1 §4, zoom and canvas. */
export const ZOOM = { min: 0.2, max: 2.4, step: 0.1 } as const
/** Free space kept beside and above what is fitted, in pixels, both sides together. */
export const FIT_MARGIN = { width: 80, height: 120 } as const

const PIXELS_PER_INCH = SPEC_PIXELS_PER_FOOT / INCHES_PER_FOOT

/** Screen pixels per inch. */
export const scaleOf = ({ zoom }: Pick<Camera, 'zoom'>): number => zoom * PIXELS_PER_INCH

/** Screen pixels as inches of the layout. */
export const inchesOf = (camera: Camera, pixels: number): Inches => pixels / scaleOf(camera)

export const toScreen = (camera: Camera, { x, y }: Point): ScreenPoint => ({
  left: x * scaleOf(camera) + camera.left,
  top: y * scaleOf(camera) + camera.top,
})

export const toLayout = (camera: Camera, { left, top }: ScreenPoint): Point => ({
  x: (left - camera.left) / scaleOf(camera),
  y: (top - camera.top) / scaleOf(camera),
})

/** A zoom brought onto the steps the product offers. */
export const steppedZoom = (zoom: number): number =>
  roundTo(Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round(zoom / ZOOM.step) * ZOOM.step)), 1)

export const panBy = (camera: Camera, left: number, top: number): Camera => ({
  ...camera,
  left: camera.left + left,
  top: camera.top + top,
})

/** Zooms while what lies under `about` stays there. */
export function zoomAbout(camera: Camera, zoom: number, about: ScreenPoint): Camera {
  const next = steppedZoom(zoom)
  if (next === camera.zoom) return camera
  const factor = next / camera.zoom
  return {
    zoom: next,
    left: about.left - (about.left - camera.left) * factor,
    top: about.top - (about.top - camera.top) * factor,
  }
}

/** The largest zoom step that shows a box with the margins of spec 1 §4, and the box in the middle. */
export function fitCamera({ min, max }: Box, view: ViewSize): Camera {
  const across = (view.width - FIT_MARGIN.width) / ((max.x - min.x) * PIXELS_PER_INCH)
  const down = (view.height - FIT_MARGIN.height) / ((max.y - min.y) * PIXELS_PER_INCH)
  const largest = Math.min(across, down)
  const zoom = Number.isFinite(largest) ? steppedZoom(Math.floor(largest / ZOOM.step + 1e-9) * ZOOM.step) : 1
  const scale = scaleOf({ zoom })
  return {
    zoom,
    left: view.width / 2 - ((min.x + max.x) / 2) * scale,
    top: view.height / 2 - ((min.y + max.y) / 2) * scale,
  }
}

/** The part of the layout that a view shows. */
export const visibleBox = (camera: Camera, view: ViewSize): Box => ({
  min: toLayout(camera, { left: 0, top: 0 }),
  max: toLayout(camera, { left: view.width, top: view.height }),
})

/** The same place as a scale and an offset, the way the drawing package takes it. */
export const viewOf = (camera: Camera) => ({
  scale: scaleOf(camera),
  left: camera.left,
  top: camera.top,
})
