import {
  type Item,
  landingPadTwin,
  type PlacedPart,
  type PlatformOption,
  platformOptionState,
  setResting,
} from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { toast } from '../../../ui/messages/toast.ts'
import { lowProfileRefusal } from './variant-choices.ts'

type PlatformOptionsProps = {
  readonly placed: PlacedPart
  readonly isAsking: boolean
  readonly onLowProfile: (isLow: boolean) => void
  readonly onExchange: (item: Item) => void
}

const NAMES: readonly (readonly [PlatformOption, string])[] = [
  ['lowProfile', 'Low Profile'],
  ['landingPad', 'Landing Pad'],
  ['resting', 'Resting platform'],
]

/** Low profile, landing pad and rest, as the product line offers them (spec 2 §5). */
export function PlatformOptions({ placed, isAsking, onLowProfile, onExchange }: PlatformOptionsProps) {
  const editor = useEditor()
  const { part, item } = placed
  const twin = landingPadTwin(editor.catalogue, item)
  const turn = (option: PlatformOption, isOn: boolean) => {
    if (option === 'lowProfile') return onLowProfile(isOn)
    if (option === 'resting') return editor.run('Set rest', 'propChange', setResting(part.id, isOn))
    if (!twin) return
    if (isOn) toast.warning('By using a landing pad you will be ending your system.')
    onExchange(twin)
  }
  /** Why the size is not made so; null where it is. */
  const refusalOf = (option: PlatformOption): string | null => {
    if (option === 'landingPad') return twin ? null : 'No landing pad is made in this size.'
    return option === 'lowProfile' ? lowProfileRefusal(item, editor.catalogue) : null
  }
  return NAMES.map(([option, name]) => {
    const state = platformOptionState(option, part, item)
    if (state.kind === 'hidden') return null
    const isOffered = state.kind === 'offered'
    // A landing pad is of low profile already.
    const isPad = option === 'lowProfile' && isOffered && state.isLocked
    const refusal = isOffered && !isPad ? refusalOf(option) : null
    return (
      <SwitchRow
        key={option}
        label={name}
        hint={isOffered ? refusal : 'Not available based on settings'}
        id={`part-${option}`}
        isOn={isOffered && state.isOn}
        isDisabled={isAsking || !isOffered || state.isLocked || refusal !== null}
        onSwitch={(isOn) => turn(option, isOn)}
      />
    )
  })
}
