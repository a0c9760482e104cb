import type { Paper } from '@ramp/drafting'
import { crewPack } from './crew/crew-pack.ts'
import { offer } from './offer/offer.ts'
import { DEFAULT_OFFER, type OfferSettings } from './offer/settings/offer-settings.ts'
import type { PaperInput } from './paper/input.ts'
import type { PaperKind } from './paper/kinds.ts'
import { DEFAULT_PERMIT, type PermitSettings } from './permit/facts/permit-settings.ts'
import { permitSet } from './permit/permit-set.ts'
import { surveyForm } from './survey/form/survey-form.ts'
import { DEFAULT_SURVEY, type SurveySettings } from './survey/survey-settings.ts'
import { surveySheet } from './survey/survey-sheet.ts'

/** Settings of all papers that have some. */
type PaperSettings = {
  readonly permit: PermitSettings
  readonly offer: OfferSettings
  readonly survey: SurveySettings
}

/** What was chosen; what was left out is as usual. */
export type ChosenSettings = {
  readonly [Of in keyof PaperSettings]?:
    | { readonly [Field in keyof PaperSettings[Of]]?: PaperSettings[Of][Field] | undefined }
    | undefined
}

const LAYOUTS: Readonly<Record<PaperKind, (input: PaperInput, settings: PaperSettings) => Paper>> = {
  permit: (input, { permit }) => permitSet(input, permit),
  crew: crewPack,
  offer: (input, settings) => offer(input, settings.offer),
  survey: (input, { survey }) => surveySheet(input, survey),
  'survey-form': (input, { survey }) => surveyForm(input, survey),
}

/** A paper of a project, as it will be printed. */
export const layOutPaper = (kind: PaperKind, input: PaperInput, chosen: ChosenSettings = {}): Paper =>
  LAYOUTS[kind](input, {
    permit: { ...DEFAULT_PERMIT, ...given(chosen.permit) },
    offer: { ...DEFAULT_OFFER, ...given(chosen.offer) },
    survey: { ...DEFAULT_SURVEY, ...given(chosen.survey) },
  })

/** The fields that are there: none takes the place of a usual setting by being undefined. */
const given = <Settings extends object>(settings: Settings | undefined): Present<Settings> =>
  // What is undefined was filtered out.
  Object.fromEntries(
    Object.entries(settings ?? {}).filter(([, value]) => value !== undefined),
  ) as Present<Settings>

type Present<Settings> = { [Name in keyof Settings]?: Exclude<Settings[Name], undefined> }
