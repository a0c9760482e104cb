import type { Site } from '@ramp/domain'
import * as z from 'zod/mini'
import { FARTHEST } from '../layout/part.ts'
import { figuresOutOfRange } from './site-figures.ts'

type Path = readonly (string | number)[]

/** What a layout holds otherwise, or not at all. */
const OTHERWISE: readonly string[] = ['format', 'title', 'product', 'options', 'wishes', 'keep', 'north']
/** Letters of a name in a layout. */
const LONGEST = 200
/** Where a layout takes less than `FARTHEST`. */
const MOST: Readonly<Record<string, number>> = { slopeLimit: 1000, setUp: 2000 }

/** Refuses what a project could not save: figures no site has, and numbers and names that are beyond what layouts take. */
export const fitsLayout = z.check<SiteOfFile>(({ value, issues }) => {
  const refuse = (path: Path, input: unknown, message: string) =>
    issues.push({ code: 'custom', input, path: [...path], message })
  const { door, doors = door ? [door] : [] } = value
  for (const one of figuresOutOfRange({ ...value, doors: doors.map((row) => ({ id: '', ...row })) })) {
    const path = value.doors || one.path[0] !== 'doors' ? one.path : ['door', ...one.path.slice(2)]
    const { min, max } = one.range
    refuse(path, one.value, `is ${one.value}; it must be from ${min} to ${max} ${one.unit}`)
  }
  for (const [key, field] of Object.entries(value)) if (!OTHERWISE.includes(key)) beyond(field, [key], refuse)
})

type SiteOfFile = Pick<Site, 'porch' | 'person'> & {
  readonly door?: Omit<Site['doors'][number], 'id'>
  readonly doors?: readonly Omit<Site['doors'][number], 'id'>[]
}

function beyond(value: unknown, path: Path, refuse: (path: Path, input: unknown, message: string) => void) {
  const key = path.at(-1) ?? ''
  if (typeof value === 'string' && value.length > LONGEST)
    refuse(path, value, `has ${value.length} characters; ${LONGEST} is the maximum`)
  if (typeof value === 'number') {
    const most = MOST[key] ?? FARTHEST
    if (Math.abs(value) <= most) return
    const wanted =
      key === 'x' || key === 'y'
        ? `it must be within ${most}" of the corner of the canvas`
        : `it must be from ${-most} to ${most}`
    refuse(path, value, `is ${value}; ${wanted}`)
  }
  if (Array.isArray(value)) for (const [index, one] of value.entries()) beyond(one, [...path, index], refuse)
  else if (typeof value === 'object' && value !== null)
    // What a thing stands on is a field of its own only once it is read.
    for (const [name, one] of Object.entries(value))
      beyond(one, name === 'footing' ? path : [...path, name], refuse)
}
