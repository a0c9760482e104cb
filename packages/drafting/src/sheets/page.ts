import type { Marks } from '../marks/mark.ts'
import type { View } from '../marks/view.ts'

/** Marks that stand on a page through one view: the sheet itself in points, a plan in inches at its scale. */
export type PageLayer = { readonly view: View; readonly marks: Marks }

/** One sheet of paper; sizes in points. */
export type Page = { readonly width: number; readonly height: number; readonly layers: readonly PageLayer[] }

/** A point of the marks is a point of the page. */
export const POINTS: View = { scale: 1, left: 0, top: 0 }
