import { Button, Switch } from '@mantine/core'
import { useKeys } from '../../keys/use-keys.ts'
import { FieldRow } from '../../ui/fields/field-row.tsx'

/** Speech input and slips of the hand press letters that nobody meant: they can be switched off (WCAG 2.1.4). */
export function KeyboardSettings() {
  const { hasSingleKeys, setSingleKeys, showSheet } = useKeys()
  return (
    <>
      <FieldRow
        label="Single-Key Shortcuts"
        htmlFor="single-keys"
        hint="Letters and signs alone, such as R and ?. Keys with Ctrl or Alt always work."
      >
        <Switch
          id="single-keys"
          checked={hasSingleKeys}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
      </FieldRow>
      <Button variant="default" fullWidth mt={8} onClick={showSheet}>
        Show All Shortcuts
      </Button>
    </>
  )
}
