import { type LeadsTo, leadsToChoices, setLeadsTo } from '@ramp/domain'
import { useEditor } from '../../project/use-editor.ts'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { Select } from '../../ui/fields/select.tsx'
import classes from './ground-choices.module.css'
import { LEADS_TO_NAMES, type OpeningRow } from './opening-rows.ts'

const HINTS: Readonly<Record<OpeningRow['use'], string>> = {
  entrance: 'A door needs a landing. A porch can be that landing.',
  exit: 'Choose Structure for a bridge between two levels. It gets no ground plate.',
}

/** What each entrance and exit leads to; it may stay open. */
export function LeadsToChoices({ rows }: { readonly rows: readonly OpeningRow[] }) {
  if (rows.length === 0) return null
  return (
    <div className={classes.grounds}>
      {rows.map((row) => (
        <LeadsToChoice key={`${row.use} ${row.end.part} ${row.end.side}`} row={row} />
      ))}
    </div>
  )
}

function LeadsToChoice({ row: { name, use, end, leadsTo } }: { readonly row: OpeningRow }) {
  const editor = useEditor()
  const id = `leads-to-${use}-${end.part}-${end.side}`
  const choose = (value: LeadsTo | null) =>
    editor.run('Set where it leads', 'propChange', setLeadsTo(end, value))
  return (
    <FieldRow
      label={`${name} leads to`}
      htmlFor={id}
      hint={leadsTo === null || use === 'exit' ? HINTS[use] : null}
    >
      <Select
        id={id}
        w={160}
        clearable
        placeholder={use === 'exit' ? 'Ground' : 'Not entered'}
        data={leadsToChoices(use).map((value) => ({ value, label: LEADS_TO_NAMES[value] }))}
        value={leadsTo}
        onChange={(value) => choose(leadsToChoices(use).find((one) => one === value) ?? null)}
      />
    </FieldRow>
  )
}
