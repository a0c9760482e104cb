import {
  doorIdAt,
  doorInSentence,
  doorTitle,
  opensOnto,
  type Site,
  type SiteDoor,
} from '../../../model/layout/site.ts'
import type { FitLines, FitRequest } from '../request/fit-request.ts'
import type { Try } from './change.ts'

/** More surveyed doors than this are not tried. */
const MOST_DOORS = 3

/** At another door that was surveyed: where it is and which way it faces are known. Parts that stay lead to the first. */
export const otherDoors = (request: FitRequest, { catalogue }: FitLines): readonly (readonly Try[])[] =>
  (request.keep.length > 0 ? [] : request.site.doors.slice(1))
    .filter(({ at, faces }) => at !== undefined && faces !== undefined)
    .slice(0, MOST_DOORS)
    .map((door) => [
      {
        change: { door: doorTitle(request.site, door) },
        text: `Fits at ${doorInSentence(request.site, door)}.${porchText(request.site, door)}`,
        request: { ...request, site: siteFrom(request.site, door) },
        catalogue,
      },
    ])

/** What becomes of a porch that the first door starts at. */
const porchText = ({ porch }: Site, door: SiteDoor): string =>
  porch?.use === 'start' && !opensOnto(porch, door) ? ' It does not start at the porch.' : ''

/** The site with another door as the first. A porch that is not at that door is ground there, and no start. */
function siteFrom(site: Site, first: SiteDoor): Site {
  const doors = [first, ...site.doors.filter((door) => door !== first)]
  const { porch } = site
  return {
    ...site,
    doors: doors.map((door, place) => ({ ...door, id: doorIdAt(place) })),
    ...(porch?.use === 'start' && !opensOnto(porch, first) && { porch: { ...porch, use: 'over' } }),
  }
}
