import type { SavedProject } from '@ramp/formats'
import { saveFile } from '../save-file.ts'
import { sealZion } from './zion-file.ts'

/** A project as a .zion file on disk, named as the project is; with a password only who knows it opens it. */
export async function saveZion(saved: SavedProject, password = ''): Promise<void> {
  const name = saved.project.projectName.replace(/[^\p{L}\p{N} _-]/gu, '').trim()
  saveFile(
    new Blob([await sealZion(JSON.stringify(saved), password)]),
    `${name === '' ? 'project' : name}.zion`,
  )
}
