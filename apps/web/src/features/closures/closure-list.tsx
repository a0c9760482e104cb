import { lengthText } from '@ramp/drafting'
import { CLOSURE_NAMES } from '@ramp/drawing'
import { DataTable } from '@ramp/shell'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import type { ClosureRow } from './closure-rows.ts'
import classes from './closures.module.css'

type ClosureListProps = {
  readonly rows: readonly ClosureRow[]
  readonly picked: string | null
  readonly onPick: (id: string) => void
}

/** Every closure of the layout; a click selects it on the canvas too. */
export const ClosureList = ({ rows, picked, onPick }: ClosureListProps) => (
  <DataTable
    label="Closures of this layout"
    columns={[
      { name: 'Closure', cell: (row) => <ClosureName row={row} picked={picked} onPick={onPick} /> },
      { name: 'Width', align: 'right', cell: ({ closure }) => lengthText(closure.width, 'opening') },
      { name: 'State', align: 'right', cell: (row) => <ClosureState {...row} /> },
    ]}
    rows={rows}
    keyOf={({ closure }) => closure.id}
    isSelected={({ closure }) => closure.id === picked}
  />
)

type ClosureNameProps = Omit<ClosureListProps, 'rows'> & { readonly row: ClosureRow }

/** Custom closures are made to order and cannot be selected (spec 3 §3). */
function ClosureName({ row: { closure, between }, picked, onPick }: ClosureNameProps) {
  const name = (
    <>
      <i data-custom={!closure.isSwitchable} data-picked={closure.id === picked} aria-hidden />
      <span>
        {CLOSURE_NAMES[closure.type]}
        <span className={classes.between}>{between}</span>
      </span>
    </>
  )
  if (!closure.isSwitchable) return <span className={classes.name}>{name}</span>
  return (
    <TextButton
      className={classes.name}
      aria-pressed={closure.id === picked}
      onClick={() => onPick(closure.id)}
    >
      {name}
    </TextButton>
  )
}

const ClosureState = ({ closure, kit }: ClosureRow) => {
  if (!closure.isSwitchable) return <span className={classes.custom}>Custom</span>
  if (!closure.isActive) return <span className={classes.off}>Off</span>
  return kit ?? <span className={classes.off}>No kit needed</span>
}
