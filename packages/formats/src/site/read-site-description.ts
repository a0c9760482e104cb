import { type ProductLine, type Project, type Site, spotsOfSurvey } from '@ramp/domain'
import type { z } from 'zod/mini'
import { projectOf } from '../options/options.ts'
import { present } from '../reading/fields.ts'
import { readAs } from '../reading/read-as.ts'
import { siteOf } from './place.ts'
import { siteFile, siteHead } from './site-file.ts'
import { surveyOfRows } from './survey-rows.ts'

export type SiteDescription = {
  readonly title: string
  readonly product: ProductLine
  readonly project: Partial<Project>
  readonly site: Site
}

/** Reads parsed JSON as a site description; throws NotASystemDescription, which names the field. */
export const readSiteDescription = (json: unknown): SiteDescription => descriptionOf(readSiteFile(json))

/** What the file holds in its own words. */
export const readSiteFile = (json: unknown) => readAs(siteFile(readAs(siteHead, json).product), json)

/** The fields of a file in the words of a layout. */
export function descriptionOf(file: z.output<ReturnType<typeof siteFile>>): SiteDescription {
  const { format: _, title, product, options, wishes: __, keep: ___, stations, readings, ...place } = file
  const survey = surveyOfRows(present({ stations, readings }))
  const site = siteOf(place)
  const surveyed = survey ? { ...site, survey, ground: spotsOfSurvey(survey) } : site
  return { title, product, project: projectOf(product, options), site: surveyed }
}
