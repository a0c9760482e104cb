import type { Marks } from '../marks/mark.ts'
import type { Frame, Viewport } from '../sheets/paper.ts'
import type { Scale } from '../sheets/standard.ts'

/** Something at a scale on a sheet, with where a measuring tool may trust it. */
export type Drawn = { readonly marks: Marks; readonly viewport: Viewport }

export type Numbered = { readonly number: number; readonly scale: Scale }

/** Where something begins that stands in the middle of a frame. */
export const centered = (
  frame: Frame,
  width: number,
  height: number,
): { readonly x: number; readonly y: number } => ({
  x: frame.left + (frame.width - width) / 2,
  y: frame.top + (frame.height - height) / 2,
})
