import { codesOf, type FitRequest, NO_WISHES } from '@ramp/domain'
import { refuse } from '../reading/reading.ts'
import { descriptionOf, readSiteFile } from '../site/read-site-description.ts'

/** Reads parsed JSON of a site (`ramp-site/1`) as what 'Fit a ramp' is asked; throws NotASystemDescription, which names the field. */
export function readFitRequest(json: unknown): FitRequest {
  const file = readSiteFile(json)
  const { title, product, project, site } = descriptionOf(file)
  const { options, wishes, keep } = file
  const [door] = site.doors
  if (!door?.at || door.faces === undefined)
    return refuse('door', 'needs "at" and "faces": a way begins before it')
  return {
    title,
    product,
    project: { ...project, name: title },
    site,
    codes: options.codes ? [...new Set(options.codes)] : codesOf(product),
    wishes: wishes ?? NO_WISHES,
    keep,
  }
}
