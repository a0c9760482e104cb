import { Button, TextInput } from '@mantine/core'
import { addContractTable, CallError } from '@ramp/contracts'
import { ChooseFile, Notice, problemText, useApi } from '@ramp/shell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemsOfCall } from '../../../ui/prices/draft/read-draft.ts'
import { UnsavedQuestion } from '../../../ui/unsaved-question.tsx'
import { DEALER_PRICES } from '../terms/dealer-prices.ts'
import classes from './contract-tables.module.css'
import { type EnteredTable, missingIn, NO_TABLE, type TableProblems } from './entered-table.ts'
import { readContractFile } from './read-contract-file.ts'
import { ReadPrices } from './read-prices.tsx'

/** A file becomes a contract table: what was read is shown before it is saved. */
export function ImportTable({ onDone }: { readonly onDone: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const [entered, setEntered] = useState(NO_TABLE)
  const [problems, setProblems] = useState<TableProblems>({})
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (changed: Partial<EnteredTable>) => {
    setEntered((before) => ({ ...before, ...changed }))
    setProblems({})
    setError(null)
  }
  const open = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    change({ fileName: file.name, read: readContractFile(bytes, file.name) })
  }

  async function save() {
    const missing = missingIn(entered)
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    const { name, from, until, read } = entered
    setBusy(true)
    setError(null)
    try {
      const table = { name: name.trim(), from, until, prices: [...(read?.prices ?? [])] }
      client.setQueryData(DEALER_PRICES, await api.call(addContractTable, table))
      onDone()
    } catch (problem) {
      if (problem instanceof CallError && problem.code === 'contract-table.exists')
        setProblems({ name: problem.message })
      else if (problemsOfCall(problem)?.has('until') === true) setProblems({ until: problemText(problem) })
      else setError(problemText(problem))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.import}>
      <UnsavedQuestion isUnsaved={entered !== NO_TABLE} />
      <Fields entered={entered} problems={problems} onChange={change} onFile={open} />
      {entered.read && <ReadPrices fileName={entered.fileName} read={entered.read} />}
      {error && <Notice tone="bad">{error}</Notice>}
      <div className={classes.buttons}>
        <Button loading={isBusy} onClick={save}>
          Save table
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

type FieldsProps = {
  readonly entered: EnteredTable
  readonly problems: TableProblems
  readonly onChange: (changed: Partial<EnteredTable>) => void
  readonly onFile: (file: File) => void
}

const Fields = ({ entered, problems, onChange, onFile }: FieldsProps) => (
  <div className={classes.fields}>
    <div className={classes.file}>
      <ChooseFile accept=".csv,.txt,text/csv,text/plain" onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} variant="default">
            Choose CSV file
          </Button>
        )}
      </ChooseFile>
      <span>{entered.fileName || 'A column for the item number and one for the price'}</span>
      {problems.file && (
        <p className={classes.problem} role="alert">
          {problems.file}
        </p>
      )}
    </div>
    <TextInput
      label="Name"
      placeholder="GSA 2027"
      maxLength={80}
      value={entered.name}
      error={problems.name}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
    />
    <TextInput
      label="First day"
      type="date"
      value={entered.from}
      error={problems.from}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
    />
    <TextInput
      label="Last day"
      type="date"
      min={entered.from}
      value={entered.until}
      error={problems.until}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
    />
  </div>
)
