import type { LengthUnit, Point } from '@ramp/domain'
import { PALETTE } from '@ramp/drafting'
import { type Camera, scaleOf } from '@ramp/editor'
import { rulerTicks } from './ruler-ticks.ts'

type RulerState = {
  readonly axis: 'x' | 'y'
  readonly camera: Camera
  readonly pointer: Point | null
  readonly unit: LengthUnit
}

const COLORS = { tick: PALETTE.rulerTick, label: PALETTE.rulerLabel, pointer: PALETTE.selected } as const
const LONG = 13
const SHORT = 6

/** Ticks and labels of the part of the layout that the view shows. */
export function paintRuler(canvas: HTMLCanvasElement, { axis, camera, pointer, unit }: RulerState): void {
  const context = canvas.getContext('2d')
  const { width, height } = canvas.getBoundingClientRect()
  if (!context || width === 0 || height === 0) return
  const ratio = window.devicePixelRatio
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  const isAcross = axis === 'x'
  const [along, thick] = isAcross ? [width, height] : [height, width]
  const start = isAcross ? camera.left : camera.top
  const scale = scaleOf(camera)
  const line = (at: number, length: number) => {
    const crisp = Math.round(at) + 0.5
    context.beginPath()
    context.moveTo(isAcross ? crisp : thick, isAcross ? thick : crisp)
    context.lineTo(isAcross ? crisp : thick - length, isAcross ? thick - length : crisp)
    context.stroke()
  }
  context.font = '500 9.5px Inter, sans-serif'
  context.fillStyle = COLORS.label
  context.strokeStyle = COLORS.tick
  for (const { at, label } of rulerTicks(unit, -start / scale, (along - start) / scale, scale)) {
    const place = start + at * scale
    line(place, label === null ? SHORT : LONG)
    if (label !== null) lettered(context, label, place, isAcross)
  }
  if (!pointer) return
  context.strokeStyle = COLORS.pointer
  line(start + (isAcross ? pointer.x : pointer.y) * scale, thick)
}

/** Labels of the upright ruler are turned, so that they never leave it. */
function lettered(context: CanvasRenderingContext2D, label: string, place: number, isAcross: boolean): void {
  context.save()
  context.translate(isAcross ? place + 4 : 10, isAcross ? 10 : place - 4)
  if (!isAcross) context.rotate(-Math.PI / 2)
  context.fillText(label, 0, 0)
  context.restore()
}
