import type { Point } from '@ramp/domain'

/** How the layout stands on a screen or a page: `left = x * scale + view.left`. */
export type View = {
  /** Pixels (or points of a page) per inch. */
  readonly scale: number
  readonly left: number
  readonly top: number
}

export type Size = { readonly width: number; readonly height: number }

export const toScreen = (view: View, { x, y }: Point): { readonly left: number; readonly top: number } => ({
  left: x * view.scale + view.left,
  top: y * view.scale + view.top,
})
