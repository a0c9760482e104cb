/** What opens over the workspace when a button or a key asks for it. */
export { NewProjectDialog } from '../../../features/new-project/new-project-dialog.tsx'
export { NewerDraftQuestion } from '../../../features/newer-draft/newer-draft-question.tsx'
export { PasswordDialog } from '../../../features/project-file/password-dialog.tsx'
export { StencilCheckup } from '../../../features/ready/stencil-checkup.tsx'
export { ShortcutSheet } from '../../../features/shortcut-sheet/shortcut-sheet.tsx'
