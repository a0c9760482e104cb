import type { Inches } from '../../base/units.ts'
import { surveyOf } from '../../edits/survey-edits.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { doorTitle, isSurveyed } from '../../model/layout/site.ts'
import { siteThing } from '../../model/layout/site-things.ts'
import { blocksOf, clearanceOf, fateWords, thingKey } from '../../model/layout/things-of-site.ts'
import { surveyHeights } from '../../model/survey/survey-heights.ts'
import type { TextOutlineRow } from './text-outline-row.ts'
import type { TextOutlineWords } from './text-outline-words.ts'

/** What was surveyed, in words: doors, spots with how each height is known, obstacles, and what must stay free. */
export function siteRows({ site }: Layout, { lengthOf }: TextOutlineWords): readonly TextOutlineRow[] {
  if (!isSurveyed(site)) return []
  const row = (id: string, name: string, details: readonly string[]): TextOutlineRow => ({
    kind: 'site',
    id,
    name,
    details,
    problems: [],
  })
  const survey = surveyOf(site)
  const { ofPoints, datum } = surveyHeights(survey)
  const heightOf = (z: Inches) =>
    z === 0 ? 'level with the datum' : `${lengthOf(Math.abs(z))} ${z < 0 ? 'below' : 'above'} the datum`
  return [
    ...site.doors.map((door) => row(door.id, doorTitle(site, door), [`sill ${heightOf(door.sill)}`])),
    ...survey.points.map(({ id, name }) => {
      const height = ofPoints.get(id)
      if (!height) return row(id, name, ['not read yet'])
      return row(id, name, id === datum ? ['the datum'] : [heightOf(height.z), height.how])
    }),
    ...(site.things ?? []).flatMap((thing, place) => {
      const blocks = blocksOf(thing)
      if (blocks === 'walls') return []
      const asks = blocks === 'over' ? 'never over it' : `${lengthOf(clearanceOf(thing))} clear`
      return row(thingKey(place), thing.name || siteThing(thing.kind).label, [fateWords(thing) ?? asks])
    }),
  ]
}
