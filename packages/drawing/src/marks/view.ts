import type { Inches, Point } from '@ramp/domain'

/** How the layout stands on a screen or a page: `left = x * scale + view.left`. */
export type View = {
  /** Pixels (or points of a page) per inch. */
  readonly scale: number
  readonly left: number
  readonly top: number
}

export type Size = { readonly width: number; readonly height: number }

/** 20 px are one foot at zoom 1 (spec 1 §9). */
export const SPEC_PIXELS_PER_INCH = 20 / 12

export const toScreen = (view: View, { x, y }: Point): { readonly left: number; readonly top: number } => ({
  left: x * view.scale + view.left,
  top: y * view.scale + view.top,
})

/** Length of a number of screen pixels on the layout. */
export const inchesOnScreen = ({ scale }: Pick<View, 'scale'>, pixels: number): Inches => pixels / scale
