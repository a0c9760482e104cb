import type { ProductLine, Project, Site } from '@ramp/domain'
import { readOptions, readProduct } from '../options/read-options.ts'
import { found, optional, readObject, readText, refuse } from '../reading/reading.ts'
import { readSite } from './read-site.ts'

/** Name of the format: a place, before anything is drawn on it. */
export const SITE_FORMAT = 'ramp-site/1'

export type SiteDescription = {
  readonly title: string
  readonly product: ProductLine
  readonly project: Partial<Project>
  readonly site: Site
}

/** Reads parsed JSON as a site description; throws NotASystemDescription, which names the field. */
export function readSiteDescription(json: unknown): SiteDescription {
  const fields = readObject(json, 'file')
  if (fields.format !== SITE_FORMAT) refuse('format', `${found(fields.format)}; it must be "${SITE_FORMAT}"`)
  const rules = readProduct(fields.product)
  const site = readSite(fields)
  if (site.doors.length === 0) refuse('door', 'is missing; a site has a door the way begins at')
  return {
    title: optional(fields, 'title', '', readText, ''),
    product: rules.code,
    project: readOptions(fields.options, rules),
    site,
  }
}
