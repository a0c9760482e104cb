import { Dialog } from '../../../ui/dialog.tsx'
import classes from './photos.module.css'

type EnlargedPhotoProps = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly name: string
  readonly address: string
  /** Which way it looks. */
  readonly looking: string
  readonly caption: string | undefined
}

/** The whole photo, as large as the screen has room for, with what is known of it. */
export const EnlargedPhoto = ({ opened, onClose, name, address, looking, caption }: EnlargedPhotoProps) => (
  <Dialog opened={opened} onClose={onClose} size="auto" padding="sm" title={name}>
    <figure className={classes.whole}>
      <img src={address} alt={caption ?? `${name}, ${looking}`} />
      <figcaption>
        {caption && <b>{caption}</b>}
        <span>{`${name} ${looking}.`}</span>
      </figcaption>
    </figure>
  </Dialog>
)
