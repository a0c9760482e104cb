import { type Analysis, listed } from '@ramp/domain'
import { type Block, paragraph, type TableColumn, tableOf } from '@ramp/drafting'
import { measuredSystems, partTags, type SetOutPart, settingOut } from '@ramp/solids'

import { sideOnPlan, topOfPlan } from '../facts/plan-sides.ts'
import { HANDS, RAMP_ENDS, railEndRows } from '../facts/rail-ends.ts'
import { lookFor } from './table-look.ts'

type RampRails = { readonly name: string; readonly at: (end: string, hand: string) => string }

/** What each rail end of a ramp gets, with its side, and the railed sides of platforms as the plan has them. */
export function railBlocks(analysis: Analysis, width: number): readonly Block[] {
  const blocks = [...rampRails(analysis, width), ...platformRailBlock(analysis, width)]
  return blocks.length > 0 ? blocks : [{ heading: 'Rails', rows: [paragraph('No rails.', width)] }]
}

function rampRails(analysis: Analysis, width: number): readonly Block[] {
  const ends = railEndRows(analysis)
  const names = partTags(analysis)
  const ramps = settingOut(analysis).parts.flatMap(({ id }): RampRails[] => {
    const own = ends.filter(({ part }) => part === id)
    if (own.length === 0) return []
    const at = (end: string, hand: string) =>
      own.find((one) => one.end === end && one.hand === hand)?.gets ?? '–'
    return [{ name: names.get(id) ?? '', at }]
  })
  if (ramps.length === 0) return []
  const columns: readonly TableColumn<RampRails>[] = [
    { title: 'Ramp', cell: ({ name }) => name, weight: 'bold' },
    ...RAMP_ENDS.flatMap((end) =>
      HANDS.map(
        (hand): TableColumn<RampRails> => ({
          title: `${end === 'TOP' ? 'Upper' : 'Lower'} end,\n${hand} going down`,
          cell: ({ at }) => at(end, hand),
        }),
      ),
    ),
  ]
  return [{ heading: 'Rail ends', ...tableOf(columns, ramps, width, lookFor(ramps.length)) }]
}

function platformRailBlock(analysis: Analysis, width: number): readonly Block[] {
  const names = partTags(analysis)
  const systems = measuredSystems(analysis)
  const platforms = systems.flatMap(({ parts, datum }) =>
    parts.flatMap((part) => {
      const rails = analysis.platformRails.get(part.id)
      return rails ? [{ part, sides: rails.sides.map((side) => sideOnPlan(part.placed, side, datum)) }] : []
    }),
  )
  if (platforms.length === 0) return []
  type Railed = { readonly part: SetOutPart; readonly sides: readonly string[] }
  const columns: readonly TableColumn<Railed>[] = [
    { title: 'Platform', cell: ({ part }) => names.get(part.id) ?? '', weight: 'bold' },
    {
      title: `Railed sides, as on the plan with ${topOfPlan(systems.map(({ datum }) => datum))} at the top`,
      cell: ({ sides }) => (sides.length === 0 ? 'no rails' : listed(sides)),
      isFlexible: true,
    },
  ]
  return [{ heading: 'Platform rails', ...tableOf(columns, platforms, width, lookFor(platforms.length)) }]
}
