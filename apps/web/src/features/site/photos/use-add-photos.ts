import { addPhoto, inTurn, type PhotoSubject, picturesOf } from '@ramp/domain'
import { middleOfView, newId, takeSiteTool } from '@ramp/editor'
import { useState } from 'react'
import { type Owner, ownerOf } from '../../../persistence/owner.ts'
import { savePhoto } from '../../../persistence/saved-photos.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { type AddedPhotos, addedWords, MOST_PHOTOS } from './photo-words.ts'
import { smallerPicture } from './smaller-picture.ts'

/** Adds photos of a subject, several at once as one step, and says what was not added and what to do next. */
export function useAddPhotos() {
  const editor = useEditor()
  const owner = ownerOf(useOpenedProject())
  const [said, setSaid] = useState<ReturnType<typeof addedWords> | null>(null)

  async function add(of: PhotoSubject, files: readonly File[]) {
    if (files.length === 0) return
    const free = MOST_PHOTOS - picturesOf(editor.decided.site).length
    const { ids, ...outcome } = await keepAll(owner, files.slice(0, Math.max(0, free)))
    setSaid(addedWords({ ...outcome, added: ids.length, chosen: files.length, free }))
    const [first] = ids
    if (first === undefined) return
    const [door] = editor.decided.site.doors
    const at = door?.at ?? middleOfView(editor)
    const faces = door?.faces ?? 0
    editor.run('Pin photo', 'propChange', inTurn(...ids.map((id) => addPhoto({ id, of, at, faces }))))
    takeSiteTool(editor, ids.length === 1 ? { kind: 'photo', of, id: first } : null)
  }
  return { add, said }
}

/** Keeps pictures on this device one by one, up to the first it has no room for. */
async function keepAll(owner: Owner, files: readonly File[]) {
  const ids: string[] = []
  let unreadable = 0
  const outcome = (isFull: boolean): Pick<AddedPhotos, 'unreadable' | 'isFull'> & { ids: string[] } => ({
    ids,
    unreadable,
    isFull,
  })
  for (const file of files) {
    const picture = await smallerPicture(file)
    const id = newId()
    if (!picture) unreadable += 1
    else if (await savePhoto(owner, id, picture)) ids.push(id)
    else return outcome(true)
  }
  return outcome(false)
}
