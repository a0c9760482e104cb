import { Button } from '@mantine/core'
import type { PhotoSubject } from '@ramp/domain'
import { siteUseOf } from '@ramp/editor'
import { ChooseFile } from '@ramp/shell'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { useLayout } from '../../../project/use-layout.ts'
import classes from '../words/site.module.css'
import { PhotoRow } from './photo-row.tsx'
import { PHOTOS_WANTED } from './photo-words.ts'
import { useAddPhotos } from './use-add-photos.ts'
import { useStoredPhotos } from './use-stored-photos.ts'

/** Photos of a visit: taken or chosen, scaled down, kept on this device, and pinned where they were taken. */
export function PhotoFields() {
  const { site } = useLayout()
  const photos = site.photos ?? []
  const aimed = useEditorState((state) => {
    const use = siteUseOf(state)
    return use?.kind === 'photo' ? use.id : null
  })
  const { add, said } = useAddPhotos()
  const whereKept = useStoredPhotos()
  return (
    <>
      {PHOTOS_WANTED.map(({ of, name, count }) => {
        const own = photos.filter((photo) => photo.of === of)
        return (
          <div key={of} className={classes.subject}>
            <span>
              {name}{' '}
              <span className={classes.number}>
                {own.length} of {count}
              </span>
            </span>
            <AddButtons name={name} of={of} onAdd={add} />
            {own.map((photo) => (
              <PhotoRow key={photo.id} photo={photo} name={name} isAimed={photo.id === aimed} />
            ))}
          </div>
        )
      })}
      {said?.problem && (
        <p className={classes.problem} role="alert">
          {said.problem}
        </p>
      )}
      {said?.next && (
        <p className={classes.drawing} role="status">
          {said.next}
        </p>
      )}
      {aimed !== null && (
        <p className={classes.drawing} role="status">
          Press where you stood, and drag in the direction you looked.
        </p>
      )}
      <p className={classes.hint}>{whereKept}</p>
    </>
  )
}

type AddButtonsProps = {
  readonly name: string
  readonly of: PhotoSubject
  readonly onAdd: (of: PhotoSubject, files: readonly File[]) => void
}

/** From the camera, one at a time, or what the device has already. */
const AddButtons = ({ name, of, onAdd }: AddButtonsProps) => (
  <div className={classes.row}>
    <ChooseFile accept="image/*" capture="environment" onChange={(file) => onAdd(of, file ? [file] : [])}>
      {(props) => (
        <Button {...props} variant="default" px={8} aria-label={`Take a photo: ${name}`}>
          Take a photo
        </Button>
      )}
    </ChooseFile>
    <ChooseFile accept="image/*" multiple onChange={(files) => onAdd(of, files)}>
      {(props) => (
        <Button {...props} variant="default" px={8} aria-label={`Choose photos: ${name}`}>
          Choose photos
        </Button>
      )}
    </ChooseFile>
  </div>
)
