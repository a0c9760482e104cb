import type { GivenHeights } from '@ramp/domain'
import type { Editor } from '@ramp/editor'

const NONE: GivenHeights = { top: null, bottom: null }
const typed = new WeakMap<Editor, GivenHeights>()

/** Heights typed for proposed runs that nobody has taken yet: they are still there when the person comes back to the step. */
export const typedHeights = (editor: Editor): GivenHeights => typed.get(editor) ?? NONE

export const saveTypedHeights = (editor: Editor, heights: GivenHeights): void => {
  typed.set(editor, heights)
}
