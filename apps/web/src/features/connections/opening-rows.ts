import { type Analysis, type JointEnd, type LeadsTo, type Opening, ownName, sideName } from '@ramp/domain'

export type OpeningRow = {
  readonly use: Opening['use']
  readonly end: JointEnd
  /** `Entrance 1` */
  readonly name: string
  readonly from: string
  readonly to: string
  /** null: nobody said. */
  readonly leadsTo: LeadsTo | null
}

export const LEADS_TO_NAMES: Readonly<Record<LeadsTo, string>> = {
  door: 'Door',
  porch: 'Porch',
  structure: 'Structure',
}

const WORDS: Readonly<Record<Opening['use'], string>> = { entrance: 'Entrance', exit: 'Exit' }

/** Every entrance and exit a person assigned, the ones that cannot stand included: entrances first, then exits. */
export const openingRows = (analysis: Analysis): readonly OpeningRow[] =>
  (['entrance', 'exit'] as const).flatMap((use) =>
    analysis.layout.openings
      .filter((one) => one.use === use)
      .map(({ part, side, leadsTo }, index) => {
        const end = { part, side }
        const here = endLabel(analysis, end)
        return {
          use,
          end,
          name: `${WORDS[use]} ${index + 1}`,
          leadsTo: leadsTo ?? null,
          ...(use === 'entrance'
            ? { from: LEADS_TO_NAMES[leadsTo ?? 'structure'], to: here }
            : { from: here, to: leadsTo ? LEADS_TO_NAMES[leadsTo] : 'Ground' }),
        }
      }),
  )

/** `8 ft ramp, lower end`; a part that is gone is named by its id. */
export function endLabel({ placement }: Pick<Analysis, 'placement'>, { part, side }: JointEnd): string {
  const placed = placement.byId.get(part)
  return placed ? `${ownName(placement, part)}, ${sideName(placed, side)}` : part
}
