import {
  doorIdAt,
  doorInSentence,
  doorTitle,
  opensOnto,
  type Site,
  type SiteDoor,
} from '../../../model/layout/site.ts'
import type { FitAsk, FitLines } from '../ask/fit-ask.ts'
import type { Try } from './change.ts'

/** More surveyed doors than this are not tried. */
const MOST_DOORS = 3

/** At another door that was surveyed: where it is and which way it faces are known. Parts that stay lead to the first. */
export const otherDoors = (ask: FitAsk, { catalogue }: FitLines): readonly (readonly Try[])[] =>
  (ask.keep.length > 0 ? [] : ask.site.doors.slice(1))
    .filter(({ at, faces }) => at !== undefined && faces !== undefined)
    .slice(0, MOST_DOORS)
    .map((door) => [
      {
        change: { door: doorTitle(ask.site, door) },
        text: `Fits at ${doorInSentence(ask.site, door)}.${porchText(ask.site, door)}`,
        ask: { ...ask, site: siteFrom(ask.site, door) },
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
