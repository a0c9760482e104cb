export { PapersDialog } from '../../../features/exports/papers-dialog.tsx'
