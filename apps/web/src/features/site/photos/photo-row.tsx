import { Button, UnstyledButton } from '@mantine/core'
import { MAX_CAPTION, removePhoto, type SitePhoto, setCaption } from '@ramp/domain'
import { takeSiteTool } from '@ramp/editor'
import { IconNavigation } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { WordsInput } from '../../../ui/fields/words-input.tsx'
import classes from '../words/site.module.css'
import { EnlargedPhoto } from './enlarged-photo.tsx'
import { lookingWords } from './photo-words.ts'
import { useSavedPicture } from './use-saved-picture.ts'

type PhotoRowProps = { readonly photo: SitePhoto; readonly name: string; readonly isAimed: boolean }

/** A photo that is pinned: small, enlarged when it is tapped, with its caption and which way it looks. */
export function PhotoRow({ photo, name, isAimed }: PhotoRowProps) {
  const editor = useEditor()
  const { site } = useLayout()
  const address = useSavedPicture(photo.id)
  const [isLarge, setLarge] = useState(false)
  const looking = lookingWords(photo.faces, site.north)
  return (
    <div className={classes.photo}>
      {address ? (
        <>
          <UnstyledButton aria-label={`Enlarge ${name}`} onClick={() => setLarge(true)}>
            <img src={address} alt={`${name}, ${looking}`} />
          </UnstyledButton>
          <EnlargedPhoto
            opened={isLarge}
            onClose={() => setLarge(false)}
            {...{ name, address, looking, caption: photo.caption }}
          />
        </>
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
      <CaptionInput
        label={`Caption of ${name}`}
        value={photo.caption ?? ''}
        onCommit={(typed) => editor.run('Caption photo', 'propChange', setCaption(photo.id, typed))}
      />
      <Button
        variant={isAimed ? 'light' : 'subtle'}
        aria-pressed={isAimed}
        aria-label={`Pin: ${name}`}
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

type CaptionInputProps = {
  readonly label: string
  readonly value: string
  readonly onCommit: (typed: string) => void
}

const CaptionInput = ({ label, value, onCommit }: CaptionInputProps) => (
  <WordsInput
    className={classes.caption}
    aria-label={label}
    placeholder="Caption"
    value={value}
    maxLength={MAX_CAPTION}
    onCommit={onCommit}
  />
)
