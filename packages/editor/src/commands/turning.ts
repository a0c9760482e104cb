import { boxAround, crowds, mirrorSystem, placeParts } from '@ramp/domain'
import type { Editor } from '../core/editor.ts'
import { boxOf } from '../snapping/standing.ts'
import { runGrowing } from './growing.ts'
import { badgePlaces, bringIntoView } from './view.ts'

/**
 * Turns the system at the door the other way, in every mode: the steps are asked again and stay answered. Refused where
 * it would lie on another one. What turned out of sight is brought back into it. Answers whether it could be done.
 */
export function mirrorSystemAtDoor(editor: Editor): boolean {
  editor.store.act(() => editor.toolController.drop())
  const turned = mirrorSystem(editor.analysis)
  if (!turned) return false
  const { decided, wholeCatalogue } = editor
  const { edit, growth, parts } = turned
  const placement = placeParts(decided.parts, wholeCatalogue)
  if (crowds(placement, edit(decided).parts, wholeCatalogue)) {
    editor.refuse('stays-where-it-is')
    return false
  }
  if (!runGrowing(editor, { label: 'Turn the other way', kind: 'moved', edit, growth })) return false
  const turnedParts = parts.flatMap((id) => editor.placement.byId.get(id) ?? [])
  const { min, max } = boxOf(turnedParts)
  bringIntoView(editor, boxAround([min, max, ...badgePlaces(editor)]))
  return true
}
