import { type Catalogue, type CatalogueData, catalogueOf, type ProductLine, productRules } from '@ramp/domain'
import { AppError } from '../../http/app-error.ts'
import { type Constant, constantOf } from '../../http/packing/constant.ts'
import { type Audience, visibleTo } from './catalogue.policy.ts'
import { type CatalogueRepository, checksumOf } from './catalogue.repository.ts'

/** The catalogue files cannot be taken into the database as they are. */
export class CatalogueVersionError extends Error {
  override readonly name = 'CatalogueVersionError'
}

type Loaded = { readonly catalogue: Catalogue; readonly taggedFor: (audience: Audience) => Constant }

/**
 * Brings the catalogue of the files into the database where its version is new, and works with what is there. Product
 * lines that are not open have items, but nothing is quoted from them.
 */
export async function catalogueService(
  repository: CatalogueRepository,
  files: readonly CatalogueData[],
  now: () => Date,
) {
  const version = files[0]?.version ?? ''
  await storeVersion(repository, version, files, now())
  const lines = (await repository.read(version)).filter(({ productLine }) => productRules(productLine).isOpen)
  const loaded = new Map(lines.map((line) => [line.productLine, loadedOf(line)]))
  const of = (productLine: ProductLine): Loaded => {
    const line = loaded.get(productLine)
    if (line) return line
    throw new AppError(
      'product-line.closed',
      `${productLine} cannot be quoted. Choose one of ${[...loaded.keys()].join(', ')}.`,
    )
  }
  return {
    version,
    openLines: [...loaded.keys()],
    /** The catalogues of the open lines, as they were loaded. */
    open: lines,
    catalogueFor: (productLine: ProductLine): Catalogue => of(productLine).catalogue,
    /** The catalogue as it travels: what this audience may see of it, and no more. */
    tagged: (productLine: ProductLine, audience: Audience): Constant => of(productLine).taggedFor(audience),
  }
}

async function storeVersion(
  repository: CatalogueRepository,
  version: string,
  files: readonly CatalogueData[],
  now: Date,
) {
  const known = await repository.checksum(version)
  if (known === null) return repository.add(version, files, now)
  if (known !== checksumOf(files))
    throw new CatalogueVersionError(
      `The catalog files have changed, but catalogue.json still has version ${version}. Raise the version, so that the prices of issued quotes do not change.`,
    )
}

const loadedOf = (data: CatalogueData): Loaded => ({
  catalogue: catalogueOf(data),
  taggedFor: taggedWith(data),
})

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
