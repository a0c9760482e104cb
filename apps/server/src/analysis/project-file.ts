import { readSavedProject, type SavedProject } from '@ramp/formats'
import { AppError } from '../http/app-error.ts'
import { unstorableIn } from '../http/storable.ts'

/** A file of a project as it was sent, and the name it has. */
export type ProjectFile = { readonly name: string; readonly bytes: Uint8Array }

/** The project that a file holds, whole; anything else is refused with AppError that names the file. */
export function projectOfFile({ name, bytes }: ProjectFile): SavedProject {
  const reading = readSavedProject(new TextDecoder().decode(bytes))
  if (!reading.isReadable) {
    const { message, detail } = reading.fault
    throw new AppError('file.refused', `${name}: ${message}. ${detail}`)
  }
  const way = unstorableIn(reading.saved)
  if (!way) return reading.saved
  throw new AppError(
    'file.refused',
    `${name}: ${way.join('.')} has a character that cannot be saved; delete it.`,
  )
}
