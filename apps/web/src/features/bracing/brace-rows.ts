import type { Analysis, Brace, ItemType } from '@ramp/domain'
import { ownName } from '@ramp/domain'

/** Items the Bracing step is about. */
export const BRACE_TYPES: readonly ItemType[] = ['BRACE']

export type BraceRow = {
  readonly brace: Brace
  /** `Cross brace 5 ft, 5 × 5 platform 2, place 1` */
  readonly name: string
}

/** Every brace with its name, the ones switched off included. */
export function braceRows({
  bracing,
  placement,
}: Pick<Analysis, 'bracing' | 'placement'>): readonly BraceRow[] {
  const counts = new Map<string, number>()
  return bracing.braces.map((brace) => {
    const what = brace.kind === 'angle' ? 'Angle brace' : `Cross brace ${sizeText(brace.size ?? 0)}`
    const where = ownName(placement, brace.part)
    const number = (counts.get(what + where) ?? 0) + 1
    counts.set(what + where, number)
    return { brace, name: `${what}, ${where}, place ${number}` }
  })
}

/** Size of a cross brace: the platform side in feet it is made for. */
export const sizeText = (feet: number): string => `${feet} ft`

/** Angle braces of the layout by item. */
export function angleBraces({ bracing, catalogue }: Pick<Analysis, 'bracing' | 'catalogue'>) {
  const name = bracing.braces.find(({ kind }) => kind === 'angle')?.shortName
  const item = name === undefined ? undefined : catalogue.byShortName.get(name)
  return item && bracing.angleBraces > 0 ? [{ item, quantity: bracing.angleBraces }] : []
}
