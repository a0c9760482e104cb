import type { Edit } from '@ramp/domain'
import type { Editor } from './editor.ts'

/** Edits of a field that shows what is typed at once. */
export type TypedEdits = {
  /** Makes an edit; it goes on with the one before it while the field was not left. */
  readonly type: (label: string, edit: Edit) => void
  /** The field was left: what is typed next is another step of the history. */
  readonly leave: () => void
}

/** Every stay in a field is one step of the history: undo takes back what was typed in it at once, and nothing of an earlier stay. */
export function typedEdits(editor: Editor): TypedEdits {
  let own: unknown = null
  return {
    type: (label, edit) => {
      const { now } = editor.state.history
      if (now === own) editor.goOn(label, 'propChange', edit)
      else editor.run(label, 'propChange', edit)
      const after = editor.state.history.now
      own = after === now && now !== own ? null : after
    },
    leave: () => {
      own = null
    },
  }
}
