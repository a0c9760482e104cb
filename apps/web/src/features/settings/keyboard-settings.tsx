import { Button } from '@mantine/core'
import { useKeys } from '../../keys/use-keys.ts'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'

/** Speech input and slips of the hand press letters that nobody meant: they can be switched off (WCAG 2.1.4). */
export function KeyboardSettings() {
  const { hasSingleKeys, setSingleKeys, showSheet } = useKeys()
  return (
    <>
      <SwitchRow
        label="Single-Key Shortcuts"
        hint="Single characters, such as R and ?. Keys with Ctrl or Alt always work."
        id="single-keys"
        isOn={hasSingleKeys}
        onSwitch={setSingleKeys}
      />
      <Button variant="default" fullWidth mt={8} onClick={showSheet}>
        Show All Shortcuts
      </Button>
    </>
  )
}
