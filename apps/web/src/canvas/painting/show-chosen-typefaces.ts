import { type Drawing, isWorded } from '@ramp/domain'
import { printedFamily } from '@ramp/drafting'

let before: readonly Drawing[] = []

/**
 * Fetches the typefaces that texts of the drawing are set in, as they print. Until they are there, and where they cannot
 * be fetched, the canvas letters with the fonts of the person's machine.
 */
export function showChosenTypefaces(drawings: readonly Drawing[]): void {
  if (drawings === before) return
  before = drawings
  const families = new Set(
    drawings.flatMap((drawing) => (isWorded(drawing) ? (printedFamily(drawing.lettering.font) ?? []) : [])),
  )
  if (families.size === 0) return
  import('../../lib/typefaces/show-typefaces.ts').then(
    ({ showTypefaces }) => showTypefaces(families),
    () => undefined,
  )
}
