import { DRAWING_FORMATS, type DrawingFormat } from '@ramp/cad'
import {
  AUTHORITIES,
  DEFAULT_OFFER,
  DEFAULT_PERMIT,
  DEFAULT_SURVEY,
  type OfferSettings,
  PAPER_KINDS,
  PAPERS,
  type PaperKind,
  type PermitSettings,
  type SurveySettings,
} from '@ramp/papers'
import { isWithin, type Range } from '@ramp/shell'
import { STORAGE_KEYS } from '../../persistence/storage-keys.ts'
import { readStoredJson, writeStored } from '../../persistence/stored.ts'
import { DAYS } from './offer/valid-days.ts'

/** The documents by their names. */
export const PAPER_CHOICES: readonly { readonly value: PaperKind; readonly label: string }[] =
  PAPER_KINDS.map((value) => ({ value, label: PAPERS[value].name }))

/** The drawing for other programs. */
export const DRAWING_FILES: readonly { readonly value: DrawingFormat; readonly label: string }[] = (
  ['dxf', 'svg', 'glb', 'usdz'] as const
).map((value) => ({ value, label: DRAWING_FORMATS[value].name }))

/** Which paper or file, and what was chosen for each. */
export type PaperChoice = {
  readonly kind: PaperKind | DrawingFormat
  readonly offer: OfferSettings
  readonly permit: PermitSettings
  readonly survey: SurveySettings
}

const USUAL: PaperChoice = {
  kind: 'permit',
  offer: DEFAULT_OFFER,
  permit: DEFAULT_PERMIT,
  survey: DEFAULT_SURVEY,
}

/** What was chosen last in this browser, whatever the project. */
export const savedChoice = (): PaperChoice => choiceIn(readStoredJson(STORAGE_KEYS.papers))

/** What was chosen for this very project, departments too; where nothing was, what was chosen last. */
export function choiceOf(draft: unknown): PaperChoice {
  if (typeof draft !== 'object' || draft === null) return savedChoice()
  const choice = choiceIn(draft)
  return {
    ...choice,
    permit: { ...choice.permit, ...authoritiesIn(draft) },
    survey: { ...DEFAULT_SURVEY, ...known('survey' in draft ? draft.survey : null, DEFAULT_SURVEY) },
  }
}

function authoritiesIn(draft: object): { readonly authorities?: PermitSettings['authorities'] } {
  const { permit }: { permit?: unknown } = draft
  if (typeof permit !== 'object' || permit === null || !('authorities' in permit)) return {}
  const { authorities } = permit
  return Array.isArray(authorities)
    ? { authorities: AUTHORITIES.filter((one) => authorities.includes(one)) }
    : {}
}

/** What is missing or of an older version is as usual. */
function choiceIn(kept: unknown): PaperChoice {
  if (typeof kept !== 'object' || kept === null) return USUAL
  const { kind, offer, permit }: Partial<Record<keyof PaperChoice, unknown>> = kept
  return {
    kind: [...PAPER_CHOICES, ...DRAWING_FILES].find(({ value }) => value === kind)?.value ?? USUAL.kind,
    offer: {
      ...USUAL.offer,
      ...known(offer, USUAL.offer),
      validDays: entered(offer, 'validDays', { ...DAYS, step: 1 }),
      payer: isRecord(offer) && typeof offer.payer === 'string' ? offer.payer : null,
    },
    permit: {
      ...USUAL.permit,
      ...known(permit, USUAL.permit),
      deckLoad: entered(permit, 'deckLoad', LOADS) ?? USUAL.permit.deckLoad,
      soilBearing: entered(permit, 'soilBearing', SOILS),
    },
    // Who surveyed one site, and when, says nothing of the next one.
    survey: USUAL.survey,
  }
}

/** Whether an older version kept ticks of what has no price: they are dropped, and the person is told. */
export function hasDroppedTicks(draft: unknown): boolean {
  const kept = isRecord(draft) ? draft : readStoredJson(STORAGE_KEYS.papers)
  const offer = isRecord(kept) ? kept.offer : null
  return isRecord(offer) && Array.isArray(offer.included) && offer.included.length > 0
}

/** As they are saved. */
export const LOADS = { min: 1, max: 1000 } as const
export const SOILS = { min: 1, max: 20_000 } as const

/** A number that was entered, where usually there is none; null while there is none. */
function entered(settings: unknown, name: string, range: Range): number | null {
  const value = isRecord(settings) ? settings[name] : null
  return typeof value === 'number' && isWithin(value, range) ? value : null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The fields of a kept object that are of the kind they usually are. */
function known<Settings extends object>(kept: unknown, usual: Settings): Partial<Settings> {
  if (!isRecord(kept)) return {}
  const fields = new Map<string, unknown>(Object.entries(usual))
  const same = Object.entries(kept).filter(
    ([name, value]) =>
      fields.has(name) &&
      typeof value === typeof fields.get(name) &&
      Array.isArray(value) === Array.isArray(fields.get(name)),
  )
  // Names and kinds of the values were just compared with those of the settings.
  return Object.fromEntries(same) as Partial<Settings>
}

/** Who surveyed a site, and who pays, stays with its project. */
export const saveChoice = ({ survey: _, offer, ...choice }: PaperChoice): boolean =>
  writeStored(STORAGE_KEYS.papers, JSON.stringify({ ...choice, offer: { ...offer, payer: null } }))
