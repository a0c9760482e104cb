import type { Handrails, Surface } from './product-line.ts'

/** What screens and paper call the specification's values. */
export const SURFACE_NAMES: Readonly<Record<Surface, string>> = {
  SOLID: 'Solid',
  EXP_METAL: 'Expanded metal',
}
export const HANDRAIL_NAMES: Readonly<Record<Handrails, string>> = {
  NO_RAILS: 'No rails',
  TWO_LINE: 'Two-line',
  HORZ_PICKET: 'Horizontal picket',
  VERT_PICKET: 'Vertical picket',
  GUARDS: 'Guards',
}
