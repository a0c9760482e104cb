import { endName, type JointEnd, type PartId, sideName } from '@ramp/domain'
import { nextPartsAt, openEndsOf } from '@ramp/editor'
import { useId, useMemo, useState } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { JoinChips, type Joining } from '../../ui/next-parts/join-chips.tsx'
import { useJoinChoices } from '../../ui/next-parts/use-join-choices.ts'
import { ChipTabs } from '../../ui/panel/chip-tabs.tsx'
import classes from './text-outline.module.css'

type JoinNextProps = {
  readonly part: PartId
  readonly last: string | null
  readonly onJoin: (end: JointEnd, joining: Joining) => void
}

/** The open ends of a part, the main one first, and what may be joined at the chosen one. */
export function JoinNext({ part, last, onJoin }: JoinNextProps) {
  const analysis = useAnalysis()
  const panel = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const ends = useMemo(
    () =>
      openEndsOf(part, analysis).flatMap(({ end }) => (nextPartsAt(end, analysis).length > 0 ? [end] : [])),
    [part, analysis],
  )
  const end = ends.find(({ side }) => side === chosen) ?? ends[0]
  const placed = analysis.placement.byId.get(part)
  if (!end || !placed)
    return <p className={classes.hint}>No part can connect to it: all its ends are in use.</p>
  return (
    <section aria-label="Join next part" className={classes.next}>
      <h3>Join next part</h3>
      <ChipTabs
        label="Open ends"
        tabs={ends.map(({ side }) => ({ id: side, name: `At the ${sideName(placed, side)}` }))}
        active={end.side}
        onChange={setChosen}
        controls={panel}
      />
      <div
        role="tabpanel"
        id={panel}
        aria-label={`Parts for the ${sideName(placed, end.side)}`}
        className={classes.chips}
      >
        <ChipsAt
          key={`${end.part} ${end.side}`}
          end={end}
          where={`at ${endName(analysis.placement, end)}`}
          last={last}
          onJoin={(joining) => onJoin(end, joining)}
        />
      </div>
    </section>
  )
}

type ChipsAtProps = {
  readonly end: JointEnd
  readonly where: string
  readonly last: string | null
  readonly onJoin: (joining: Joining) => void
}

const ChipsAt = ({ end, ...chips }: ChipsAtProps) => <JoinChips choices={useJoinChoices(end)} {...chips} />
