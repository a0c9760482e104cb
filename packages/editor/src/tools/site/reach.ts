import type { Inches } from '@ramp/domain'
import { inchesOf } from '../../camera.ts'
import type { Pointer, ToolContext } from '../tool.ts'

/** Pixels around what can be taken hold of. */
export const REACH = { pointer: 9, finger: 22 } as const
const TYPED_REACH: Inches = 0.5

/** How near a press must come to something on the site to be meant for it, in inches. */
export const reachOf = (pointer: Pointer, { camera }: Pick<ToolContext, 'camera'>): Inches =>
  isTyped(pointer) ? TYPED_REACH : inchesOf(camera, pointer.isTouch ? REACH.finger : REACH.pointer)

/** A place that is typed is meant as it is written. */
export const isTyped = ({ isKeyed, alt }: Pick<Pointer, 'isKeyed' | 'alt'>): boolean => isKeyed && alt
