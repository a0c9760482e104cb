import { Button, TextInput, Tooltip } from '@mantine/core'
import { setProject } from '@ramp/domain'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useProject } from '../../project/use-project.ts'
import classes from './tool-bar.module.css'

/** The application with this identifier names its projects itself (spec 1 §2, file and name controls). */
const NAMES_ITSELF = 3

/** The project's name; Save appears once the text differs from the stored name (spec 1 §2, §5). */
export function ProjectName({ onEdited }: { readonly onEdited: (isEdited: boolean) => void }) {
  const editor = useEditor()
  const { name } = useProject()
  const { header } = useOpenedProject()
  const [text, setText] = useState(name)
  const [shown, setShown] = useState(name)
  // Undo, or another project, brought another name.
  if (shown !== name) {
    setShown(name)
    setText(name)
  }
  const isEdited = text !== name
  const boxes = useBoxes(text)
  useEffect(() => onEdited(isEdited), [isEdited, onEdited])
  const save = () => {
    if (isEdited) editor.run('Rename project', 'propChange', setProject({ name: text }))
  }
  return (
    <form
      className={classes.name}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput
        aria-label="Project name"
        rightSection={boxes && <BoxesSign sentence={boxes} />}
        placeholder="Project name"
        value={text}
        maxLength={200}
        disabled={header?.createdBy.clientId === NAMES_ITSELF}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText(name)
        }}
        classNames={{ input: classes.nameInput ?? '' }}
      />
      {isEdited && <Button type="submit">Save</Button>}
    </form>
  )
}

/** Up to here letters print, whatever the fonts of the PDF. */
const LAST_PLAIN = 'ÿ'

/** Which letters of a text print as boxes; what knows that is fetched when a text may have some. */
function useBoxes(text: string): string | null {
  const [sentence, setSentence] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (found: string | null) => {
      if (isCurrent) setSentence(found)
    }
    if ([...text].every((letter) => letter <= LAST_PLAIN)) show(null)
    else {
      import('../../ui/fields/boxes-note.ts').then(
        ({ boxesNote }) => show(boxesNote(text).description ?? null),
        () => show(null),
      )
    }
    return () => {
      isCurrent = false
    }
  }, [text])
  return sentence
}

/** The bar has no room for a sentence below the name: it is said beside it. */
const BoxesSign = ({ sentence }: { readonly sentence: string }) => (
  <Tooltip label={sentence} multiline w={280}>
    <IconAlertTriangle size={16} stroke={1.5} role="img" aria-label={sentence} />
  </Tooltip>
)
