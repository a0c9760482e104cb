import { crowds, placeParts, turnOtherWay } from '@ramp/domain'
import { visibleBox } from '../camera/camera.ts'
import type { Editor } from '../core/editor.ts'
import { runGrowing } from './growing.ts'
import { fitView } from './view.ts'

/**
 * Turns the system at the door the other way, in every mode: the steps are asked again and stay answered. Refused where
 * it would lie on another one. What turned out of sight is brought back into it. Answers whether it could be done.
 */
export function turnTheOtherWay(editor: Editor): boolean {
  editor.store.act(() => editor.hand.drop())
  const turned = turnOtherWay(editor.analysis)
  if (!turned) return false
  const { decided, wholeCatalogue } = editor
  const { edit, growth, parts } = turned
  const placement = placeParts(decided.parts, wholeCatalogue)
  if (crowds(placement, edit(decided).parts, wholeCatalogue)) {
    editor.refuse('stays-where-it-is')
    return false
  }
  if (!runGrowing(editor, { label: 'Turn the other way', kind: 'moved', edit, growth })) return false
  if (!areSeen(parts, editor)) fitView(editor, 'parts')
  return true
}

function areSeen(ids: readonly string[], { state, placement }: Editor): boolean {
  const { min, max } = visibleBox(state.camera, state.viewSize)
  return ids.every((id) => {
    const box = placement.byId.get(id)?.box
    return !box || (box.min.x >= min.x && box.min.y >= min.y && box.max.x <= max.x && box.max.y <= max.y)
  })
}
