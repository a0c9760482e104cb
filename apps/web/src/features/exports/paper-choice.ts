import { DRAWING_FORMATS, type DrawingFormat } from '@ramp/cad'
import {
  AUTHORITIES,
  DEFAULT_OFFER,
  DEFAULT_PERMIT,
  type OfferSettings,
  type PermitSettings,
} from '@ramp/papers'
import { STORAGE_KEYS } from '../../keeping/storage-keys.ts'
import { readStoredJson, writeStored } from '../../keeping/stored.ts'

export const PAPERS = [
  { value: 'permit', label: 'Permit set' },
  { value: 'crew', label: 'Crew pack' },
  { value: 'offer', label: 'Offer' },
] as const
export type PaperKind = (typeof PAPERS)[number]['value']

/** The drawing for other programs. */
export const DRAWING_FILES: readonly { readonly value: DrawingFormat; readonly label: string }[] = (
  ['dxf', 'svg', 'glb', 'usdz'] as const
).map((value) => ({ value, label: DRAWING_FORMATS[value].name }))

export const isPaper = (kind: string): kind is PaperKind => PAPERS.some(({ value }) => value === kind)

/** Which paper or file, and what was chosen for each. */
export type PaperChoice = {
  readonly kind: PaperKind | DrawingFormat
  readonly offer: OfferSettings
  readonly permit: PermitSettings
}

const USUAL: PaperChoice = { kind: 'permit', offer: DEFAULT_OFFER, permit: DEFAULT_PERMIT }

/** What was chosen last in this browser, whatever the project. */
export const keptChoice = (): PaperChoice => choiceIn(readStoredJson(STORAGE_KEYS.papers))

/** What was chosen for this very project, departments too; where nothing was, what was chosen last. */
export function choiceOf(draft: unknown): PaperChoice {
  if (typeof draft !== 'object' || draft === null) return keptChoice()
  const choice = choiceIn(draft)
  const { authorities } = authoritiesIn(draft)
  return authorities ? { ...choice, permit: { ...choice.permit, authorities } } : choice
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
    kind: [...PAPERS, ...DRAWING_FILES].find(({ value }) => value === kind)?.value ?? USUAL.kind,
    offer: { ...USUAL.offer, ...known(offer, USUAL.offer) },
    permit: { ...USUAL.permit, ...known(permit, USUAL.permit) },
  }
}

/** The fields of a kept object that are of the kind they usually are. */
function known<Settings extends object>(kept: unknown, usual: Settings): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {}
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

export const keepChoice = (choice: PaperChoice): boolean =>
  writeStored(STORAGE_KEYS.papers, JSON.stringify(choice))
