import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CatalogueData, type ItemTranslation, PRODUCT_LINES, type ProductLine } from '@ramp/domain'
import { CatalogueError, type Report } from './csv/catalogue-error.ts'
import { FILE_KINDS } from './items/file-kinds.ts'
import { type ItemRow, readItems } from './items/read-items.ts'
import { checkLine } from './line/line-checks.ts'
import { type Manifest, readManifest } from './line/manifest.ts'
import { readPriceLevels } from './line/price-levels.ts'
import { sisterCatalogue } from './line/sister-line.ts'
import { translationIn } from './line/translation.ts'
import type { SisterLines } from './lists/read-price-list.ts'

/** Where the catalogue of the product lies. */
export const catalogueFolder = fileURLToPath(new URL('../data', import.meta.url))

/** The catalogue of one product line. Throws a `CatalogueError` with every problem in its files. */
export function readCatalogue(productLine: ProductLine, folder = catalogueFolder): CatalogueData {
  const manifest = manifestIn(folder)
  return withoutProblems((report) => catalogueIn(productLine, manifest, folder, report))
}

/** The catalogues of all opened product lines. Throws a `CatalogueError` with every problem in them. */
export function readCatalogueFiles(folder = catalogueFolder): readonly CatalogueData[] {
  const manifest = manifestIn(folder)
  const lines = openedLines(manifest)
  return withoutProblems((report) => lines.map((line) => catalogueIn(line, manifest, folder, report)))
}

/** The lines that sell the items of another under names and numbers of their own. */
export const readSisterLines = (folder = catalogueFolder): SisterLines => manifestIn(folder).sisterLines

/**
 * What P2G sells in place of each P3G item (domain 7.12). A name that is missing has no counterpart.
 * Throws a `CatalogueError` with every problem in the table or in one of the two catalogues.
 */
export function readTranslation(folder = catalogueFolder): readonly ItemTranslation[] {
  const [from, to] = [readCatalogue('P3G', folder), readCatalogue('P2G', folder)]
  const file = 'p3g-to-p2g.csv'
  return withoutProblems((report) => translationIn(textOf(folder, file), file, { from, to, report }))
}

/** A file shared by two lines is read for each; its problems are told once. */
function withoutProblems<Value>(read: (report: Report) => Value): Value {
  const problems = new Set<string>()
  const value = read((problem) => problems.add(problem))
  if (problems.size > 0) throw new CatalogueError([...problems])
  return value
}

function catalogueIn(
  productLine: ProductLine,
  manifest: Manifest,
  folder: string,
  report: Report,
): CatalogueData {
  const sister = manifest.sisterLines[productLine]
  if (sister) return sisterCatalogue(lineOf(sister.of, manifest, folder, report), productLine, sister)
  return lineOf(productLine, manifest, folder, report)
}

function lineOf(productLine: ProductLine, manifest: Manifest, folder: string, report: Report): CatalogueData {
  const rows = foldersOf(productLine, manifest).flatMap((name) => rowsIn(folder, name, productLine, report))
  checkLine(productLine, rows, report)
  return {
    version: manifest.version,
    productLine,
    items: rows.flatMap(({ item }) => item ?? []),
    priceLevels: readPriceLevels(textOf(folder, 'price-levels.csv'), 'price-levels.csv', report),
  }
}

function foldersOf(productLine: ProductLine, manifest: Manifest): readonly string[] {
  const held = manifest.productLines[productLine]
  if (held) return held.folders
  throw new CatalogueError([
    manifest.notOpened.includes(productLine)
      ? `The catalog of ${productLine} is not available; choose one of ${openedLines(manifest).join(', ')}.`
      : `catalogue.json: there is no catalog for ${productLine}; add it under productLines with its folders`,
  ])
}

const openedLines = ({ productLines, sisterLines }: Manifest): readonly ProductLine[] =>
  PRODUCT_LINES.filter((line) => productLines[line] || sisterLines[line])

function rowsIn(root: string, folder: string, productLine: ProductLine, report: Report): readonly ItemRow[] {
  if (!existsSync(join(root, folder))) {
    report(
      `catalogue.json: folder ${folder} of ${productLine} does not exist; restore it or remove it from folders`,
    )
    return []
  }
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.csv'))
  for (const name of names.filter((name) => !FILE_KINDS.some((kind) => kind.name === name))) {
    const known = FILE_KINDS.map((kind) => kind.name).join(', ')
    report(`${folder}/${name}: this file name is not known; rename it to one of ${known}`)
  }
  return FILE_KINDS.filter((kind) => names.includes(kind.name)).flatMap((kind) => {
    const file = `${folder}/${kind.name}`
    return readItems(textOf(root, file), file, { kind, productLine, report })
  })
}

const manifestIn = (folder: string) => readManifest(textOf(folder, 'catalogue.json'), 'catalogue.json')

function textOf(root: string, file: string): string {
  const path = join(root, file)
  if (!existsSync(path)) throw new CatalogueError([`${file}: the file does not exist; restore it`])
  return readFileSync(path, 'utf8')
}
