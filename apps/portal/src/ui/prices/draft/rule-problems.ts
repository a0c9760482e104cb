import type { ChangedDraft, DraftOf } from './draft-terms.ts'

type Problem = readonly [field: string, sentence: string]

const isNothing = (amount: number | null) => amount === null || amount === 0

function ofMethod(method: DraftOf<'method'>): readonly Problem[] {
  if (method?.kind !== 'rate-card' || method.ramps.length > 0) return []
  return [['method.ramps', 'Add a rate for ramps.']]
}

/** An hour, a foot or a part that costs nothing would print an installation for $0.00. */
function ofInstallation(installation: DraftOf<'installation'>): readonly Problem[] {
  switch (installation.kind) {
    case 'none':
    case 'per-foot':
      return []
    case 'per-part': {
      const { perRamp, perPlatform, perStair } = installation
      return [perRamp, perPlatform, perStair].every(isNothing)
        ? [['installation', 'Enter what a ramp section, a platform, or a stair costs to install.']]
        : []
    }
    case 'hours':
      return installation.hours === null && Object.values(installation.minutes).every(isNothing)
        ? [['installation.minutes', 'Enter the minutes used to estimate hours.']]
        : []
  }
}

function ofFreight(freight: DraftOf<'freight'>): readonly Problem[] {
  if (freight.kind !== 'table') return []
  if (freight.rows.length === 0) return [['freight.rows', 'Add a weight and its freight.']]
  return repeated(freight.rows.map(({ upTo }) => (upTo === null ? '' : String(upTo)))).map((place) => [
    `freight.rows.${place}.upTo`,
    'This weight is listed twice.',
  ])
}

function ofTax({ rates, groups }: DraftOf<'tax'>): readonly Problem[] {
  const names = rates.map(({ name }) => name.trim())
  const unknown = Object.entries(groups).filter(
    ([, treatment]) => treatment?.kind === 'taxable' && !names.includes(treatment.rate.trim()),
  )
  return [
    ...repeated(names).map((place): Problem => [`tax.rates.${place}.name`, 'This name is listed twice.']),
    ...unknown.map(([group]): Problem => [`tax.groups.${group}`, 'Choose one of the tax rates.']),
  ]
}

/** Places of texts that stand before. */
const repeated = (texts: readonly string[]): readonly number[] =>
  texts.flatMap((text, place) => (text !== '' && texts.indexOf(text) < place ? [place] : []))

/** What the contract lets pass, and no price can be built from. */
export function ruleProblems({
  method,
  installation,
  freight,
  tax,
}: ChangedDraft): ReadonlyMap<string, string> {
  return new Map([
    ...(method === undefined ? [] : ofMethod(method)),
    ...(installation === undefined ? [] : ofInstallation(installation)),
    ...(freight === undefined ? [] : ofFreight(freight)),
    ...(tax === undefined ? [] : ofTax(tax)),
  ])
}
