import { boxAround } from '../../base/geometry/outline.ts'
import type { Point } from '../../base/geometry/point.ts'
import type { Layout } from '../../model/layout/layout.ts'
import type { Site } from '../../model/layout/site.ts'
import { moveSite, placesOfSite } from '../../model/layout/site-places.ts'
import { EMPTY_SURVEY, type Survey } from '../../model/survey/survey.ts'
import { spotsOfSurvey } from '../../model/survey/survey-heights.ts'
import { runsAtDoors } from '../doors/door-edits.ts'
import type { Edit } from '../edit.ts'
import { changeSite } from '../site-edits.ts'

/** What the survey of a file does not hold: it stays as it is. */
const KEPT = ['photos', 'underlay', 'reservesForLegs'] as const satisfies readonly (keyof Site)[]

/**
 * Another survey in the place of this one; photos and the lot plan stay. One whose first door is off the canvas, as one from
 * another program may be, is moved to the middle of the canvas. Runs at doors that it does not have keep their heights.
 */
export const replaceSurvey =
  (survey: Site): Edit =>
  (layout) => {
    const kept = Object.fromEntries(KEPT.map((key) => [key, layout.site[key]]))
    const ids = new Set(survey.doors.map(({ id }) => id))
    const runs = runsAtDoors(layout, (id) => (ids.has(id) ? id : undefined))
    return changeSite(() => ({ ...onCanvas(survey, layout), ...kept }))({ ...layout, runs })
  }

function onCanvas(site: Site, { project: { canvas } }: Layout): Site {
  const at = site.doors[0]?.at
  const isOn = (place: Point) =>
    place.x >= 0 && place.x <= canvas.width && place.y >= 0 && place.y <= canvas.height
  if (!at || isOn(at)) return site
  const { min, max } = boxAround(placesOfSite(site))
  const by = {
    x: Math.round(canvas.width / 2 - (min.x + max.x) / 2),
    y: Math.round(canvas.height / 2 - (min.y + max.y) / 2),
  }
  return moveSite(site, by)
}

/** Other points and readings in the place of those of the survey; the heights of the ground follow. */
export const replaceReadings = (survey: Survey): Edit =>
  changeSite((site) => {
    const isEmpty = survey.points.length === 0
    return {
      ...site,
      survey: isEmpty ? undefined : survey,
      ground: spotsOfSurvey(isEmpty ? EMPTY_SURVEY : survey),
    }
  })
