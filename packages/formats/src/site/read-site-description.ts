import { type ProductLine, type Project, productRules, type Site } from '@ramp/domain'
import * as z from 'zod/mini'
import { optionsOf, productLine } from '../options/options.ts'
import { object, otherwise, text } from '../reading/fields.ts'
import { readAs } from '../reading/read-as.ts'
import { found, readObject, refuse } from '../reading/reading.ts'
import { readSite } from './read-site.ts'

/** Name of the format: a place, before anything is drawn on it. */
export const SITE_FORMAT = 'ramp-site/1'

const siteHead = object({
  format: z.literal(SITE_FORMAT, {
    error: ({ input }) => `${found(input)}; it must be "${SITE_FORMAT}"`,
  }),
  product: productLine,
})

export type SiteDescription = {
  readonly title: string
  readonly product: ProductLine
  readonly project: Partial<Project>
  readonly site: Site
}

/** Reads parsed JSON as a site description; throws NotASystemDescription, which names the field. */
export function readSiteDescription(json: unknown): SiteDescription {
  const { product } = readAs(siteHead, json)
  const site = readSite(readObject(json, 'file'))
  if (site.doors.length === 0) refuse('door', 'is missing; a site has a door the way begins at')
  const options = otherwise(optionsOf(productRules(product)), {})
  const { title, options: project } = readAs(object({ title: otherwise(text, ''), options }), json)
  return { title, product, project, site }
}
