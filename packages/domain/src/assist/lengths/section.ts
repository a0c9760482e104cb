import { type Cents, type Inches, roundTo } from '../../base/units.ts'
import { type Catalogue, itemsOfRole } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'

/** One ramp of a flight: what it adds to the ramping length, along the slope, and what it costs. */
export type Section = { readonly shortName: string; readonly length: Inches; readonly price: Cents }

export const sectionOf = ({ shortName, usableLength, price }: Item): Section | null =>
  usableLength === null || usableLength <= 0 ? null : { shortName, length: usableLength, price: price ?? 0 }

/** The sections in stock that fit a ramp: its width, rails and surface, one of every length, shortest first. */
export function stockFor(
  { usableWidth, width, handrails, surface }: Pick<Item, 'usableWidth' | 'width' | 'handrails' | 'surface'>,
  catalogue: Catalogue,
): readonly Section[] {
  const byLength = new Map<Inches, Section>()
  for (const item of itemsOfRole(catalogue, 'ramp')) {
    const section = sectionOf(item)
    const isOfKind =
      item.usableWidth === usableWidth &&
      item.width === width &&
      item.handrails === handrails &&
      item.surface === surface
    if (!section || !isOfKind || item.isCustom || item.isInternal || item.price === null) continue
    const held = byLength.get(section.length)
    if (!held || section.price < held.price) byLength.set(section.length, section)
  }
  return [...byLength.values()].sort(shorterFirst)
}

/** The shorter ones lie above the longer ones, so that the lowest joint stays high (domain 6, T1). */
export const shorterFirst = (a: Section, b: Section): number => a.length - b.length

/** Several sections in one flight. */
export type Sum = {
  readonly sections: readonly Section[]
  readonly length: Inches
  readonly price: Cents
}

export const NO_SECTIONS: Sum = { sections: [], length: 0, price: 0 }

export const withSection = ({ sections, length, price }: Sum, section: Section): Sum => ({
  sections: [...sections, section],
  // Lengths made to measure come in fractions: sums of them are told apart without their dust.
  length: roundTo(length + section.length, 6),
  price: price + section.price,
})

export const withSections = (sum: Sum, sections: readonly Section[]): Sum => sections.reduce(withSection, sum)
