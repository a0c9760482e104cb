import { type Inches, inchesFromSpecPixels } from '../../base/units.ts'

/** Sizes of the form boxes in spec 2 §9, pixels of the specification; the service box grows with its notes. */
export const FORM_SIZES = {
  'ada-box': { width: inchesFromSpecPixels(475), length: inchesFromSpecPixels(150) },
  'rise-box': { width: inchesFromSpecPixels(250), length: inchesFromSpecPixels(190) },
  'service-box': { width: inchesFromSpecPixels(250), length: inchesFromSpecPixels(190) },
} as const
/** Height of the strip with a form's title. */
export const FORM_TITLE: Inches = 14
