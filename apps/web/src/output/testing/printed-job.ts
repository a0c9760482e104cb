import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { type Analysis, analyse, catalogueOf, type Item, type Layout } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import type { FontFile } from '@ramp/papers'
import { TYPEFACE_FILES } from '../../lib/typefaces/typeface-files.ts'
import { unpackWoff } from '../unpack-woff.ts'

const data = readCatalogue('P3G')
const file = new URL('../../../../../packages/domain/fixtures/systems/t1-switchback.json', import.meta.url)
/** The real job with its printout: quantities and prices are the manufacturer's. */
const description = JSON.parse(readFileSync(file, 'utf8'))

export const printout: {
  readonly items: Readonly<Record<string, number>>
  readonly partsTotal: number
  readonly linearFeet: number
} = description.expect

/** The job's analysis, after a change of its layout or of its catalogue's items. */
export function printedJob(
  change: (layout: Layout) => Layout = (layout) => layout,
  changeItem: (item: Item) => Item = (item) => item,
): Analysis {
  const catalogue = catalogueOf({ ...data, items: data.items.map(changeItem) })
  return analyse(change(layoutOfDescription(readSystemDescription(description), catalogue).layout), catalogue)
}

const WEIGHTS = { regular: 400, bold: 600 } as const

/** The font files as the browser would fetch them. */
export const fontFromDisk: FontFile = async ({ family, script, weight }) => {
  if (family === 'Inter') {
    return bytesOf(
      new URL(`../../../../../packages/papers/inter/inter-${script}-${WEIGHTS[weight]}.ttf`, import.meta.url),
    )
  }
  const files = TYPEFACE_FILES[family]
  const address = (script === 'latin-ext' ? files[script] : undefined)?.[weight] ?? files.latin[weight]
  const [, inPackage] = address.split('node_modules/')
  return unpackWoff(bytesOf(new URL(`../../../../../node_modules/${inPackage}`, import.meta.url)))
}

const bytesOf = (file: URL): ArrayBuffer => Uint8Array.from(readFileSync(file)).buffer
