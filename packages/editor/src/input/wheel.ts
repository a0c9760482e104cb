import { type Camera, panBy, ZOOM, zoomAbout } from '../camera.ts'
import type { EditorEvent } from './editor-event.ts'

type WheelEvent = Extract<EditorEvent, { type: 'wheel' }>

/** Alt (or a pinch, which browsers report with Ctrl) and the wheel zoom about the pointer; the wheel alone moves the view. */
export function wheeled(camera: Camera, { at, across, down, alt, ctrl, shift }: WheelEvent): Camera {
  if (alt || ctrl) {
    // Some systems turn the wheel sideways while Alt is held.
    const turned = down || across
    return turned === 0 ? camera : zoomAbout(camera, camera.zoom - Math.sign(turned) * ZOOM.step, at)
  }
  return shift ? panBy(camera, -(across || down), 0) : panBy(camera, -across, -down)
}
