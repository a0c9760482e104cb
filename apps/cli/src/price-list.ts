import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import {
  CatalogueError,
  readCatalogue,
  readCatalogueFiles,
  readPriceList,
  readSisterLines,
} from '@ramp/catalogue-files'
import type { CatalogueData, ProductLine } from '@ramp/domain'
import { NotASystemDescription } from '@ramp/formats'

type ReadCatalogue = (product: ProductLine) => CatalogueData

/** Takes `--list NAME` out of what a program was called with. */
export function takeList(args: readonly string[]): {
  readonly rest: readonly string[]
  readonly list: string | null
} {
  const at = args.indexOf('--list')
  if (at === -1) return { rest: args, list: null }
  return { rest: [...args.slice(0, at), ...args.slice(at + 2)], list: args[at + 1] ?? '' }
}

/** The catalogues of a list; one that is not there is refused like a file that cannot be read. It is that of the release, or one in a CSV file as `npm run price-list -- export` writes it. */
export function catalogueOfList(list: string | null): ReadCatalogue {
  if (list === null) return readCatalogue
  const release = readCatalogueFiles()
  if (list === release[0]?.version) return readCatalogue
  const lines = linesIn(list, release)
  return (product) => {
    const line = lines.find(({ productLine }) => productLine === product)
    if (line) return line
    throw new NotASystemDescription(`--list: ${list} has no items of ${product}`)
  }
}

function linesIn(list: string, release: readonly CatalogueData[]): readonly CatalogueData[] {
  if (extname(list) !== '.csv') throw unknown(list, release)
  try {
    const name = basename(list, '.csv')
    return readPriceList(bytesOf(list, release), list, {
      name,
      before: release,
      sisterLines: readSisterLines(),
    })
  } catch (error) {
    if (error instanceof CatalogueError) throw new NotASystemDescription(`--list: ${error.problems[0]}`)
    throw error
  }
}

function bytesOf(list: string, release: readonly CatalogueData[]): Uint8Array {
  try {
    return readFileSync(list)
  } catch {
    throw unknown(list, release)
  }
}

const unknown = (list: string, [line]: readonly CatalogueData[]) =>
  new NotASystemDescription(
    `--list: there is no price list "${list}"; name ${line?.version}, the list of this release, or the CSV file of a list: npm run price-list -- export NAME`,
  )
