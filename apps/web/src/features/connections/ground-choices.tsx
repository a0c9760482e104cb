import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { GROUNDS, groundAt, setGround } from './ground-at-exit.ts'
import classes from './ground-choices.module.css'
import type { OpeningRow } from './opening-rows.ts'

/** What each ramp that leads out of the system ends on: it decides which transition is ordered. */
export function GroundChoices({ rows }: { readonly rows: readonly OpeningRow[] }) {
  const editor = useEditor()
  const analysis = useAnalysis()
  const exits = rows.filter(
    // A starter ramp tapers to the ground by itself.
    ({ use, end, leadsTo }) =>
      use === 'exit' && leadsTo === null && analysis.placement.byId.get(end.part)?.item.role === 'ramp',
  )
  if (exits.length === 0) return null
  return (
    <div className={classes.grounds}>
      {exits.map(({ name, end }) => {
        const ground = groundAt(analysis, end)
        const id = `ground-${end.part}-${end.side}`
        return (
          <FieldRow
            key={id}
            label={`Ground at ${name}`}
            htmlFor={id}
            hint={
              ground === null
                ? 'Soil is assumed until you choose. For a landing pad, place one from Parts.'
                : null
            }
          >
            <Select
              id={id}
              w={160}
              placeholder="Not entered"
              data={GROUNDS.map(({ role, name: label }) => ({ value: role, label }))}
              value={ground}
              onChange={(value) => {
                const chosen = GROUNDS.find(({ role }) => role === value)
                const edit = chosen && setGround(analysis, end, chosen.role)
                if (edit) editor.run('Set ground', 'propChange', edit)
              }}
            />
          </FieldRow>
        )
      })}
    </div>
  )
}
