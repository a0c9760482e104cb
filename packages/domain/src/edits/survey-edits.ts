import type { Point } from '../base/geometry/point.ts'
import type { Site } from '../model/layout/site.ts'
import { freeName } from '../model/survey/point-names.ts'
import { EMPTY_SURVEY, type Survey, type SurveyPoint, type SurveyReading } from '../model/survey/survey.ts'
import { spotsOfSurvey } from '../model/survey/survey-heights.ts'
import type { Edit } from './edit.ts'
import { changeSite } from './site-edits.ts'

/** The readings of a site; heights from elsewhere are places whose height is given. */
export const surveyOf = ({ survey, ground = [] }: Site): Survey =>
  survey ?? {
    ...EMPTY_SURVEY,
    points: ground.map(({ x, y, z, how }, index) => ({
      id: `spot-${index + 1}`,
      name: `Spot ${index + 1}`,
      at: { x, y },
      given: { z, how },
    })),
  }

/** Changes the readings; the heights of the ground follow. */
const changeSurvey = (change: (survey: Survey) => Survey): Edit =>
  changeSite((site) => {
    const before = surveyOf(site)
    const survey = change(before)
    if (survey === before) return site
    const isEmpty = survey.points.length === 0
    return { ...site, survey: isEmpty ? undefined : survey, ground: spotsOfSurvey(survey) }
  })

/** A point whose name another one has gets a number, so that a person can tell them apart. */
export const addPoint = (point: SurveyPoint): Edit =>
  changeSurvey((survey) => {
    const names = new Set(survey.points.map(({ name }) => name))
    return { ...survey, points: [...survey.points, { ...point, name: freeName(point.name, names) }] }
  })

/** Its name, its place, or the height that nobody read there. */
export const changePoint = (id: SurveyPoint['id'], change: Partial<Omit<SurveyPoint, 'id'>>): Edit =>
  changeSurvey((survey) => ({
    ...survey,
    points: survey.points.map((point) => (point.id === id ? { ...point, ...change } : point)),
  }))

export const movePoint = (id: SurveyPoint['id'], at: Point): Edit => changePoint(id, { at })

/** Takes a place away with everything that was read there. */
export const removePoint = (id: SurveyPoint['id']): Edit =>
  changeSurvey(({ points, readings }) => ({
    points: points.filter((point) => point.id !== id),
    readings: readings.filter(({ point }) => point !== id),
  }))

export const addReading = (reading: SurveyReading): Edit =>
  changeSurvey((survey) => ({ ...survey, readings: [...survey.readings, reading] }))

/** Another figure for a reading, by its order; null takes it away. */
export const changeReading = (order: number, change: Partial<SurveyReading> | null): Edit =>
  changeSurvey((survey) => ({
    ...survey,
    readings: survey.readings.flatMap((one, at) =>
      at !== order ? [one] : change ? [{ ...one, ...change }] : [],
    ),
  }))

/** Set-ups that are shot again: what was read from them is given up, their places stay. */
export const clearSetUps = (setUps: readonly number[]): Edit =>
  changeSurvey((survey) => ({
    ...survey,
    readings: survey.readings.filter(({ setUp }) => !setUps.includes(setUp)),
  }))
