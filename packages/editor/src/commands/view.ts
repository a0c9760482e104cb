import {
  add,
  askedSides,
  type Box,
  boxAround,
  type Point,
  placesOfSite,
  questionsLeft,
  scale,
} from '@ramp/domain'
import {
  type Camera,
  FIT_MARGIN,
  fitCamera,
  panBy,
  toLayout,
  type ViewSize,
  visibleBox,
  ZOOM,
  zoomAbout,
} from '../camera.ts'
import type { Editor } from '../core/editor.ts'
import { guideAt, guideThrough, type RulerGuide } from '../snapping/ruler-guide.ts'
import type { Settings } from '../state/settings.ts'

// What part of the canvas is seen, with its guides and switches. None of it is in the history.

export const setViewSize = ({ store }: Editor, viewSize: ViewSize): void => store.set({ viewSize })

export const setCamera = ({ store }: Editor, camera: Camera): void => store.set({ camera })

/** Zooms about the middle of the view. */
export function zoomTo(editor: Editor, zoom: number): void {
  const { camera, viewSize } = editor.state
  setCamera(editor, zoomAbout(camera, zoom, { left: viewSize.width / 2, top: viewSize.height / 2 }))
}

export const zoomIn = (editor: Editor): void => zoomTo(editor, editor.state.camera.zoom + ZOOM.step)

export const zoomOut = (editor: Editor): void => zoomTo(editor, editor.state.camera.zoom - ZOOM.step)

/** Moves the view over the canvas by halves of it: right and down by positive ones. */
export function panView(editor: Editor, { x, y }: Point): void {
  const { camera, viewSize } = editor.state
  setCamera(editor, panBy(camera, (-x * viewSize.width) / 2, (-y * viewSize.height) / 2))
}

/**
 * Shows the whole canvas, all parts, or the parts with the site they are on, with the margins of spec 1 §4 and the badges of
 * entrances and exits.
 */
export function fitView(editor: Editor, what: 'canvas' | 'parts' | 'site' = 'canvas'): void {
  const { parts } = editor.placement
  const corners = [
    ...parts.flatMap(({ box }) => [box.min, box.max]),
    ...(what === 'site' ? placesOfSite(editor.decided.site) : []),
  ]
  const canvas = canvasBox(editor)
  const shown = what === 'canvas' || corners.length === 0 ? [canvas.min, canvas.max] : corners
  setCamera(editor, fitCamera(boxAround([...shown, ...badgePlaces(editor)]), editor.state.viewSize))
}

/** Yard that is shown around a site before anything is drawn there, inches. */
const YARD = 192

/** Shows the site, and what is drawn on it, with the yard around it where a ramp will go. */
export function fitYard(editor: Editor): void {
  const drawn = editor.placement.parts.flatMap(({ box }) => [box.min, box.max])
  const places = [...drawn, ...placesOfSite(editor.decided.site)]
  if (places.length === 0) return
  const { min, max } = boxAround(places)
  const yard = {
    min: { x: min.x - YARD, y: min.y - YARD },
    max: { x: max.x + YARD, y: max.y + YARD },
  }
  setCamera(editor, fitCamera(yard, editor.state.viewSize))
}

/** How far out of its side a badge reaches, past the clickable point of the Connection step, and how wide it is at most. */
const BADGE = { reach: 48, halfWidth: 20 } as const

/** Ends of the badges of entrances and exits, and of the sides that Confirm asks about. */
export function badgePlaces({ analysis, state }: Editor): readonly Point[] {
  const { connections, placement } = analysis
  const asked = state.mode === 'confirm' ? askedSides(questionsLeft(analysis)) : []
  const badges = [
    ...connections.openings,
    ...asked.map((end) => ({
      end,
      at: placement.byId.get(end.part)?.sides[end.side].middle,
      transition: null,
    })),
  ]
  return badges.flatMap(({ end, at, transition }) => {
    const side = placement.byId.get(end.part)?.sides[end.side]
    if (!side || !at) return []
    const beyond = transition ? (placement.byId.get(transition)?.length ?? 0) : 0
    const tip = add(at, scale(side.normal, BADGE.reach + beyond))
    return [-BADGE.halfWidth, BADGE.halfWidth].map((aside) => ({ x: tip.x + aside, y: tip.y }))
  })
}

/** Shows a box where a part of it is out of sight; what lies over the view's lower edge takes so many pixels of it. */
export function bringIntoView(editor: Editor, { min, max }: Box, below = 0): void {
  const { camera, viewSize } = editor.state
  const seen = visibleBox(camera, { ...viewSize, height: viewSize.height - below })
  const isSeen = min.x >= seen.min.x && min.y >= seen.min.y && max.x <= seen.max.x && max.y <= seen.max.y
  if (isSeen) return
  // The margin of what is fitted is part of what is kept free.
  const height = viewSize.height - Math.max(0, below - FIT_MARGIN.height / 2)
  setCamera(editor, fitCamera({ min, max }, { ...viewSize, height }))
}

/** The middle of what is on screen, kept on the canvas. */
export function middleOfView(editor: Editor): Point {
  const { camera, viewSize } = editor.state
  const { max } = canvasBox(editor)
  const seen = toLayout(camera, { left: viewSize.width / 2, top: viewSize.height / 2 })
  const within = (value: number, limit: number) => Math.min(limit, Math.max(0, value))
  return viewSize.width === 0
    ? { x: max.x / 2, y: max.y / 2 }
    : { x: within(seen.x, max.x), y: within(seen.y, max.y) }
}

function canvasBox({ decided }: Editor): Box {
  const { width, height } = decided.project.canvas
  return { min: { x: 0, y: 0 }, max: { x: width, y: height } }
}

export const setSettings = ({ store, state }: Editor, settings: Partial<Settings>): void =>
  store.set({ settings: { ...state.settings, ...settings } })

export const setRulerGuides = ({ store }: Editor, rulerGuides: readonly RulerGuide[]): void =>
  store.set({ rulerGuides })

/** Lays a guide through a point, without a drag out of a ruler (WCAG 2.1.1, 2.5.7). */
export const addGuide = (editor: Editor, axis: RulerGuide['axis'], at: Point): void =>
  setRulerGuides(editor, [...editor.state.rulerGuides, guideThrough(axis, at)])

/** Takes away the guide that runs by a point. */
export function removeGuide(editor: Editor, at: Point): void {
  const { rulerGuides, camera } = editor.state
  const guide = guideAt(rulerGuides, at, camera)
  setRulerGuides(
    editor,
    rulerGuides.filter((one) => one !== guide),
  )
}

/** Takes a guide out of a ruler: it follows the pointer until release. */
export const takeGuide = ({ store, toolController }: Editor, axis: RulerGuide['axis']): void =>
  store.act(() => toolController.drawGuide(axis))
