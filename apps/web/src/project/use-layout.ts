import type { Layout } from '@ramp/domain'
import { useEditorState } from './use-editor-state.ts'

/** The layout as decided; a gesture in progress is not in it. */
export const useLayout = (): Layout => useEditorState((state) => state.history.now.layout)
