import { doorInSentence, egressDecides, type FitRequest, setDoor } from '@ramp/domain'
import { useEditor } from '../../project/use-editor.ts'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'
import type { Fit } from './use-fit.ts'

type EgressQuestionProps = { readonly ask: FitRequest; readonly answer: Fit }

/** Asked where it decides how steep the ramp may be: left alone, the door counts as the required egress door. */
export function EgressQuestion({ ask, answer: { isLooking, proposals, reasons } }: EgressQuestionProps) {
  const editor = useEditor()
  const hasNothing = proposals.length === 0 && (!isLooking || reasons.length > 0)
  const [door] = ask.site.doors
  if (!door || !egressDecides(ask, hasNothing)) return null
  return (
    <SwitchRow
      id="fit-egress"
      label={
        ask.site.doors.length > 1
          ? `Is ${doorInSentence(ask.site, door)} the required egress door?`
          : 'Required egress door?'
      }
      isOn={door.isEgress !== false}
      onSwitch={(isEgress) => editor.run('Set egress door', 'propChange', setDoor({ isEgress }))}
      hint="1:12 at the required egress door, 1:8 at other doors (IRC R311.8.1)."
    />
  )
}
