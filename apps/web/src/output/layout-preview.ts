import type { Analysis } from '@ramp/domain'
import { canvasPainter, fitBox, PALETTE } from '@ramp/drafting'
import { drawLayout, pictureBox } from '@ramp/drawing'
import { OutputError } from './output-error.ts'

/** Size of the preview, in pixels (spec 1 §9). */
const SIZE = 300
const MARGIN = 10
const EMPTY = { min: { x: 0, y: 0 }, max: { x: SIZE, y: SIZE } }

/** A small picture of the layout as a PNG of 300 x 300. Rejects with an OutputError whose message can be shown. */
export async function layoutPreview(analysis: Analysis): Promise<Blob> {
  try {
    const canvas = new OffscreenCanvas(SIZE, SIZE)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser gives no canvas to draw on')
    context.fillStyle = PALETTE.surface
    context.fillRect(0, 0, SIZE, SIZE)
    const box = pictureBox(analysis) ?? EMPTY
    const view = fitBox(box, { left: 0, top: 0, width: SIZE, height: SIZE }, { x: MARGIN, y: MARGIN })
    const paint = canvasPainter((d) => new Path2D(d), 'Inter, sans-serif')
    paint(context, drawLayout(analysis, { hasHeights: false }), view)
    return await canvas.convertToBlob({ type: 'image/png' })
  } catch (cause) {
    throw new OutputError('preview', cause)
  }
}
