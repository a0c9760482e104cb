import type { Layout } from '@ramp/domain'

/**
 * The name a finish is sent under: the same drawing at the same prices has the same one, also after it was loaded again
 * from the browser or the server, so that it is never issued twice.
 */
export function finishKey(layout: Layout, catalogueVersion: string): string {
  const text = `${catalogueVersion} ${JSON.stringify(layout, inOrder)}`
  return SEEDS.map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('')
}

/** The server gives a drawing back with its fields in an order of their own. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const SEEDS = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const
const PRIME = 0x01000193

/** FNV-1a over the letters, with a last stir so that each seed tells its own. */
function hash(text: string, seed: number): number {
  let sum = seed
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), PRIME)
  return Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 0
}
