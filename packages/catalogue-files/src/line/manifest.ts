import { PRODUCT_LINES } from '@ramp/domain'
import { z } from 'zod'
import { CatalogueError } from '../csv/catalogue-error.ts'

const line = z.enum(PRODUCT_LINES)

const sister = z.strictObject({
  /** The line whose items are sold under other names and numbers (domain 7.14). */
  of: line,
  /** How the line is called in descriptions. */
  brand: z.string().min(1),
  /** Stands in place of the P a short name begins with. */
  prefix: z.string().regex(/^[A-Z]+$/),
  /** Added to the item numbers; they stay five digits long. */
  numberOffset: z.int().min(1).max(70_000),
})

const manifest = z.strictObject({
  /** Stands on every quote, so that an old quote says which prices it was made with. */
  version: z.string().min(1),
  /** Folders of item files per product line; several lines may share a folder. */
  productLines: z.partialRecord(
    line,
    z.strictObject({ folders: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1) }),
  ),
  /** Lines that sell the items of another line under names and numbers of their own. */
  sisterLines: z.partialRecord(line, sister),
  /** Lines that are known but have no catalogue yet. */
  notOpened: z.array(line),
})

export type Manifest = z.infer<typeof manifest>
export type Sister = z.infer<typeof sister>

/** Reads `catalogue.json`: the version of the catalogue and where the items of each product line come from. */
export function readManifest(text: string, file: string): Manifest {
  const parsed = manifest.safeParse(jsonIn(text, file))
  if (parsed.success) return parsed.data
  throw new CatalogueError(
    parsed.error.issues.map(({ path, message }) => {
      const where = path.length > 0 ? path.join('.') : 'the file'
      return (
        `${file}: ${where} is not as expected (${message}); it should look like ` +
        '{ "version": "2026.1", "productLines": { "P3G": { "folders": ["p3g", "shared"] } }, ' +
        '"sisterLines": { "APD": { "of": "P3G", "brand": "APD", "prefix": "APD", "numberOffset": 30000 } }, ' +
        '"notOpened": ["T3G"] }'
      )
    }),
  )
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CatalogueError([`${file}: the file is not valid JSON; restore what was cut off or mistyped`])
  }
}
