import { Button, FileButton } from '@mantine/core'
import { addPhoto, type PhotoSubject, removePhoto, type SitePhoto } from '@ramp/domain'
import { middleOfView, newId, siteUseOf, takeSiteTool } from '@ramp/editor'
import { IconNavigation } from '@tabler/icons-react'
import { useState } from 'react'
import { ownerOf } from '../../../persistence/owner.ts'
import { savePhoto } from '../../../persistence/saved-photos.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { useLayout } from '../../../project/use-layout.ts'
import classes from '../words/site.module.css'
import { lookingWords, PHOTOS_WANTED } from './photo-words.ts'
import { smallerPicture } from './smaller-picture.ts'
import { useSavedPicture } from './use-saved-picture.ts'
import { useStoredPhotos } from './use-stored-photos.ts'

/** More than a layout holds are not taken. */
const MOST = 60

/** Photos of a visit: taken or chosen, scaled down, kept on this device, and pinned where they were taken. */
export function PhotoFields() {
  const editor = useEditor()
  const project = useOpenedProject()
  const { site } = useLayout()
  const photos = site.photos ?? []
  const aimed = useEditorState((state) => {
    const use = siteUseOf(state)
    return use?.kind === 'photo' ? use.id : null
  })
  const [problem, setProblem] = useState<string | null>(null)
  const owner = ownerOf(project)
  const whereKept = useStoredPhotos()

  async function take(of: PhotoSubject, file: File | null) {
    if (!file) return
    if (photos.length >= MOST) return setProblem(`A site holds ${MOST} photos. Remove one first.`)
    const picture = await smallerPicture(file)
    if (!picture)
      return setProblem('This file is no picture that the browser can read. Take a JPEG or a PNG.')
    const id = newId()
    if (!(await savePhoto(owner, id, picture)))
      return setProblem(
        'This device has no room for another photo, and it was not kept. Free some room, or keep it in the camera.',
      )
    setProblem(null)
    const [door] = site.doors
    const at = door?.at ?? middleOfView(editor)
    editor.run('Pin photo', 'propChange', addPhoto({ id, of, at, faces: door?.faces ?? 0 }))
    takeSiteTool(editor, { kind: 'photo', of, id })
  }

  return (
    <>
      {PHOTOS_WANTED.map(({ of, name, count }) => {
        const own = photos.filter((photo) => photo.of === of)
        return (
          <div key={of} className={classes.subject}>
            <div className={classes.thing}>
              <span>
                {name}{' '}
                <span className={classes.number}>
                  {own.length} of {count}
                </span>
              </span>
              <FileButton accept="image/*" capture="environment" onChange={(file) => take(of, file)}>
                {(props) => (
                  <Button {...props} variant="default" aria-label={`Take a photo: ${name}`}>
                    Take a photo
                  </Button>
                )}
              </FileButton>
            </div>
            {own.map((photo) => (
              <PhotoRow key={photo.id} photo={photo} name={name} isAimed={photo.id === aimed} />
            ))}
          </div>
        )
      })}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {aimed !== null && (
        <p className={classes.drawing} role="status">
          Press where you stood, and drag the way you looked.
        </p>
      )}
      <p className={classes.hint}>{whereKept}</p>
    </>
  )
}

type PhotoRowProps = { readonly photo: SitePhoto; readonly name: string; readonly isAimed: boolean }

function PhotoRow({ photo, name, isAimed }: PhotoRowProps) {
  const editor = useEditor()
  const { site } = useLayout()
  const address = useSavedPicture(photo.id)
  const looking = lookingWords(photo.faces, site.north)
  return (
    <div className={classes.photo}>
      {address ? (
        <img src={address} alt={`${name}, ${looking}`} />
      ) : (
        <span className={classes.elsewhere}>{address === null ? 'On another device' : ''}</span>
      )}
      <span className={classes.looking}>
        <IconNavigation
          size={16}
          stroke={1.6}
          aria-hidden
          style={{ transform: `rotate(${photo.faces}deg)` }}
        />
        {looking}
      </span>
      <Button
        variant={isAimed ? 'light' : 'subtle'}
        aria-pressed={isAimed}
        aria-label={`Pin ${name} anew`}
        onClick={() => takeSiteTool(editor, isAimed ? null : { kind: 'photo', of: photo.of, id: photo.id })}
      >
        Pin
      </Button>
      <Button
        variant="subtle"
        aria-label={`Remove ${name}`}
        onClick={() => {
          if (isAimed) takeSiteTool(editor, null)
          editor.run('Remove photo', 'propChange', removePhoto(photo.id))
        }}
      >
        Remove
      </Button>
    </div>
  )
}
