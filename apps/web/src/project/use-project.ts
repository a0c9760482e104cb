import type { Project } from '@ramp/domain'
import { useEditorState } from './use-editor-state.ts'

/** The options, units and texts of the open project. */
export const useProject = (): Project => useEditorState((state) => state.history.now.layout.project)
