/** Who surveyed a site, and when; empty where nobody entered it. */
export type SurveySettings = {
  readonly surveyedBy: string
  /** As `2026-11-22`, or as it was typed. */
  readonly surveyedOn: string
}

export const DEFAULT_SURVEY: SurveySettings = { surveyedBy: '', surveyedOn: '' }

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** `11/22/2026` of `2026-11-22`; anything else as it was typed. */
export function dayText(day: string): string {
  const [, year, month, date] = DAY.exec(day.trim()) ?? []
  return year === undefined ? day.trim() : `${Number(month)}/${Number(date)}/${year}`
}
