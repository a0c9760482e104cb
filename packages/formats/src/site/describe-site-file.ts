import type { Layout, Site } from '@ramp/domain'
import { describeOptions } from '../options/describe-options.ts'
import { present } from '../reading/fields.ts'
import { describeSite } from './describe-site.ts'
import { SITE_FORMAT } from './site-file.ts'
import { rowsOfSurvey } from './survey-rows.ts'

type Surveyed = { readonly site: Site; readonly project: Layout['project'] }

/**
 * The survey of a layout as a site description, which `fit` and the designer read. Every door needs its place; photos stay
 * with the layout.
 */
export function describeSiteFile({ site, project }: Surveyed) {
  return present({
    format: SITE_FORMAT,
    title: project.name === '' ? undefined : project.name,
    product: project.product,
    options: describeOptions(project),
    ...describeSite(site),
    ground: site.ground && { spots: site.ground },
    ...(site.survey && rowsOfSurvey(site.survey)),
  })
}
