/** Who surveyed a site, and when; empty where nobody entered it. */
export type SurveySettings = {
  readonly surveyedBy: string
  /** As `2026-11-22`, or as it was typed. */
  readonly surveyedOn: string
}

export const DEFAULT_SURVEY: SurveySettings = { surveyedBy: '', surveyedOn: '' }
