import {
  changeFooting,
  facedHouse,
  footingFault,
  type LotLines as Lines,
  linesOfLot,
  lotByLines,
  type Site,
} from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { LENGTHS } from '../../../ui/fields/lengths/length-limits.ts'
import { DistanceRow } from '../fields/distance-row.tsx'
import { TYPED_FAULTS } from '../words/measure-words.ts'

/** The house and how far it is from the lines of its lot; null where the lot is no rectangle around it. */
function measuredLot(site: Site) {
  const faced = facedHouse(site)
  const lines = faced && site.lot ? linesOfLot(site.lot, faced) : null
  return faced && lines && SIDES.every((side) => lines[side] >= 0) ? { faced, lines } : null
}

/** Whether the place of the lot is said by its lines. */
export const useHasLotLines = (): boolean => measuredLot(useLayout().site) !== null

const SIDES = ['front', 'right', 'rear', 'left'] as const

/** How far the house is from each line of a rectangular lot; a number that is typed moves its own line. */
export function LotLines() {
  const editor = useEditor()
  const { site } = useLayout()
  const measured = measuredLot(site)
  if (!measured) return null
  const { faced, lines } = measured
  return SIDES.map((side) => (
    <DistanceRow
      key={side}
      id={`lot-line-${side}`}
      label={`House to ${side} line`}
      range={LENGTHS}
      value={lines[side]}
      onTry={(next) => change({ ...lines, [side]: next })}
    />
  ))

  function change(next: Lines): string | null {
    const outline = lotByLines(next, faced)
    const fault = footingFault(site, 'lot', { outline })
    if (fault) return TYPED_FAULTS[fault]
    editor.run('Change lot', 'propChange', changeFooting('lot', { outline }))
    return null
  }
}
