import { randomUUID } from 'node:crypto'
import { type Catalogue, type CatalogueData, catalogueOf, type ProductLine, productRules } from '@ramp/domain'
import { AppError } from '../../http/app-error.ts'
import { type Constant, constantOf } from '../../http/packing/constant.ts'
import type { LoadShown } from '../../policies/catalogue-for.ts'
import { type Audience, visibleTo } from './catalogue.policy.ts'
import { type CatalogueRepository, checksumOf, type ListRow } from './catalogue.repository.ts'
import { honoredOn, type ListState, listInForce, stateOfList } from './list-in-force.ts'

/** The catalogue files cannot be taken into the database as they are. */
export class CatalogueVersionError extends Error {
  override readonly name = 'CatalogueVersionError'
}

type Loaded = { readonly catalogue: () => Catalogue; readonly taggedFor: (audience: Audience) => Constant }

type HeldList = {
  /** Every product line of the list, those that are not open too. */
  readonly all: readonly CatalogueData[]
  readonly open: readonly CatalogueData[]
  readonly lines: ReadonlyMap<ProductLine, Loaded>
}

type Clock = { readonly now: () => Date; readonly dayOf: (at: Date) => string }

/**
 * Brings the catalogue of the files into the database where its version is new, and works with the price lists that are there: the one in
 * force, those that are coming, and others once they are loaded. Product lines that are not open have items, but nothing is quoted from
 * them.
 */
export async function catalogueService(
  repository: CatalogueRepository,
  files: readonly CatalogueData[],
  { now, dayOf }: Clock,
) {
  const release = files[0]?.version ?? ''
  await storeVersion(repository, release, files, now())
  const held = new Map<string, HeldList>()
  let rows: readonly ListRow[] = []
  const today = () => dayOf(now())
  const inForce = () => listInForce(rows, { release, day: today() })
  const stateOf = (row: ListRow) => stateOfList(row, { inForce: inForce(), day: today() })

  async function load(version: string): Promise<void> {
    if (!held.has(version)) held.set(version, heldList(await repository.read(version)))
  }
  /** Learns of lists that were published or taken back since. */
  async function refresh(): Promise<void> {
    const found = await repository.lists()
    const day = today()
    const coming = found.filter((row) => row.withdrawn_at === null && (row.holds_from ?? '') > day)
    const needed = [listInForce(found, { release, day }), ...coming.map(({ version }) => version)]
    for (const version of needed) await load(version)
    rows = found
  }
  await refresh()

  function listOf(version: string): HeldList {
    const list = held.get(version)
    if (list) return list
    throw unknownList(version)
  }
  const of = (productLine: ProductLine, version = inForce()): Loaded => {
    const { lines } = listOf(version)
    const line = lines.get(productLine)
    if (line) return line
    throw new AppError(
      'product-line.closed',
      `${productLine} cannot be quoted. Choose one of ${[...lines.keys()].join(', ')}.`,
    )
  }
  return {
    release,
    openLines: [...listOf(inForce()).lines.keys()],
    inForce,
    refresh,
    load,
    loadShown: loadShownWith({ rows: () => rows, stateOf, refresh, load }),
    rows: () => rows,
    stateOf,
    today,
    honored: (version: string) => honoredOn(rows, { version, day: today() }),
    inForceOn: (day: string) => listInForce(rows, { release, day }),
    store: repository.add,
    withdraw: repository.withdraw,
    tryOut: tryOutIn(held),
    /** All product lines of a list, as they were published. */
    linesOf: (version: string): readonly CatalogueData[] => listOf(version).all,
    /** The catalogues of the open lines of a list. */
    open: (version: string): readonly CatalogueData[] => listOf(version).open,
    catalogueFor: (productLine: ProductLine, version?: string): Catalogue =>
      of(productLine, version).catalogue(),
    /** The catalogue as it travels: what this audience may see of it, and no more. */
    tagged: (productLine: ProductLine, audience: Audience, version?: string): Constant =>
      of(productLine, version).taggedFor(audience),
  }
}

type ToShow = {
  readonly rows: () => readonly ListRow[]
  readonly stateOf: (row: ListRow) => ListState
  readonly refresh: () => Promise<void>
  readonly load: (version: string) => Promise<void>
}

/** A list that holds or held, for people who draw; one that is only coming is refused like one that does not exist. */
const loadShownWith =
  ({ rows, stateOf, refresh, load }: ToShow): LoadShown =>
  async (version) => {
    const find = () => rows().find((one) => one.version === version)
    if (!find()) await refresh()
    const row = find()
    if (!row || stateOf(row) === 'coming' || stateOf(row) === 'withdrawn') throw unknownList(version)
    await load(version)
    return version
  }

const unknownList = (version: string) =>
  new AppError('price-list.unknown', `There is no price list ${version}.`)

export type Catalogues = Awaited<ReturnType<typeof catalogueService>>

/** Works with a list that is not published, under a version that no list has, until it is let go. */
const tryOutIn = (held: Map<string, HeldList>) => (lines: readonly CatalogueData[]) => {
  const version = `trial ${randomUUID()}`
  held.set(version, heldList(lines.map((line) => ({ ...line, version }))))
  return { version, end: () => void held.delete(version) }
}

async function storeVersion(
  repository: CatalogueRepository,
  version: string,
  files: readonly CatalogueData[],
  now: Date,
) {
  const known = await repository.checksum(version)
  if (known === null) {
    await repository.add(version, { lines: files, now })
    return
  }
  if (known !== checksumOf(files))
    throw new CatalogueVersionError(
      `The catalog files have changed, but catalogue.json still has version ${version}. Raise the version, so that the prices of issued quotes do not change.`,
    )
}

function heldList(all: readonly CatalogueData[]): HeldList {
  const open = all.filter(({ productLine }) => productRules(productLine).isOpen)
  return { all, open, lines: new Map(open.map((line) => [line.productLine, loadedOf(line)])) }
}

function loadedOf(data: CatalogueData): Loaded {
  let catalogue: Catalogue | null = null
  return {
    catalogue: () => {
      catalogue ??= catalogueOf(data)
      return catalogue
    },
    taggedFor: taggedWith(data),
  }
}

/** Made once for each audience. */
function taggedWith(data: CatalogueData): Loaded['taggedFor'] {
  const made = new Map<string, Constant>()
  return (audience) => {
    const key = JSON.stringify(audience)
    const before = made.get(key)
    if (before) return before
    const tagged = constantOf(JSON.stringify(visibleTo(audience, data)), data.version)
    made.set(key, tagged)
    return tagged
  }
}
