import { kindThatBlocks, SITE_THING_KINDS, type SiteBlocks, type SiteThingKind } from '@ramp/domain'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The lists of versions 1 and 2, in the order in which they become one. */
const LISTS: readonly (readonly [list: string, blocks: SiteBlocks])[] = [
  ['buildings', 'walls'],
  ['obstacles', 'parts'],
  ['keepOffs', 'over'],
]

/**
 * A layout of version 2 had its houses, obstacles and keep-offs in lists of their own; they are things of a kind, and the
 * layout is of version 3. Every way in goes through here: files, copies of the browser, issued quotes, calls.
 */
export function withThings(saved: unknown): unknown {
  const site = isFields(saved) ? saved.site : undefined
  if (!isFields(saved) || !isFields(site) || LISTS.every(([list]) => site[list] === undefined)) return saved
  const names = LISTS.map(([list]) => list)
  const place = Object.fromEntries(Object.entries(site).filter(([name]) => !names.includes(name)))
  const things = LISTS.flatMap(([list, blocks]) => {
    const known = site[list]
    return Array.isArray(known) ? known.map((one: unknown) => thingOf(one, blocks)) : (known ?? [])
  })
  if (things.length === 0) return { ...saved, site: place }
  // One of version 1 has no site, and is refused by the schema where it has.
  return { ...saved, version: saved.version === 2 ? 3 : saved.version, site: { ...place, things } }
}

function thingOf(saved: unknown, blocks: SiteBlocks): unknown {
  if (!isFields(saved)) return saved
  const { kind, isToMove, ...thing } = saved
  return {
    ...thing,
    ...(kind === undefined || isKind(kind) ? kindThatBlocks(kind, blocks) : { kind }),
    ...(isToMove === true && { fate: 'moves' }),
  }
}

const isKind = (value: unknown): value is SiteThingKind => SITE_THING_KINDS.some((kind) => kind === value)
