import type { Project } from './layout.ts'
import type { Part, SystemPart } from './part.ts'

/** Whether the rail ends of a part get loops: its own choice, else the project's (spec 2 §3.2). */
export const loopsOf = (part: Part, { loops }: Pick<Project, 'loops'>): boolean =>
  ('loops' in part ? part.loops : undefined) ?? loops

/** Whether a part carries child rails: its own choice, else the project's (spec 2 §3.2). */
export const childRailsOf = (part: Part, { childRails }: Pick<Project, 'childRails'>): boolean =>
  ('childRails' in part ? part.childRails : undefined) ?? childRails

/** Parts with rails of their own, which may end in loops and carry child rails. */
export const isRailed = (part: Part): part is SystemPart =>
  part.kind === 'platform' ||
  part.kind === 'platform-ext' ||
  part.kind === 'ramp' ||
  part.kind === 'stair' ||
  part.kind === 'arr'
