import type { Site } from '@ramp/domain'
import { NotASystemDescription, readSiteDescription, SITE_FORMAT } from '@ramp/formats'
import { refusalWords } from './survey-file-words.ts'

/** The survey of a file, or a sentence that says why it is not opened and what to do. */
export function openedSurvey(name: string, text: string): Site | string {
  const json = jsonOf(text)
  if (!isSurveyFile(json)) return `${name} is not a survey file. Choose one that was saved with Save survey.`
  try {
    return readSiteDescription(json).site
  } catch (refusal) {
    if (refusal instanceof NotASystemDescription) return refusalWords(name, refusal.message)
    throw refusal
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isSurveyFile = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === SITE_FORMAT
