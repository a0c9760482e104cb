import { type Ramp, setSupports } from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'

type Flag = 'isSupportedTop' | 'isOffAngledTop' | 'isSupportedBottom' | 'isOffAngledBottom'

const SUPPORTS: readonly { readonly flag: Flag; readonly name: string; readonly needs: Flag | null }[] = [
  { flag: 'isSupportedTop', name: 'Supported at the top', needs: null },
  { flag: 'isOffAngledTop', name: 'Off-angled at the top', needs: 'isSupportedTop' },
  { flag: 'isSupportedBottom', name: 'Supported at the bottom', needs: null },
  { flag: 'isOffAngledBottom', name: 'Off-angled at the bottom', needs: 'isSupportedBottom' },
]

/** Supports at the ends of a ramp; off-angled is offered only where that end is supported (spec 2 §5). */
export function RampSupports({ ramp }: { readonly ramp: Ramp }) {
  const editor = useEditor()
  return SUPPORTS.filter(({ needs }) => needs === null || ramp[needs]).map(({ flag, name }) => (
    <SwitchRow
      key={flag}
      label={name}
      id={flag}
      isOn={ramp[flag]}
      onSwitch={(isOn) => editor.run('Set support', 'propChange', setSupports(ramp.id, { [flag]: isOn }))}
    />
  ))
}
