import type { RulerGuide } from '@ramp/editor'

export const guidesText = (guides: readonly RulerGuide[]): string => JSON.stringify(guides)

/** Guides as the browser kept them; whatever is not a guide is left out. */
export function readGuides(text: string | null): readonly RulerGuide[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isGuide) : []
  } catch {
    return []
  }
}

const isGuide = (value: unknown): value is RulerGuide =>
  typeof value === 'object' &&
  value !== null &&
  'axis' in value &&
  'at' in value &&
  (value.axis === 'x' || value.axis === 'y') &&
  typeof value.at === 'number'
