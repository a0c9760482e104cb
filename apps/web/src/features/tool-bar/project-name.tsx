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
const LABEL = 'Rename project'

/** The project's name: kept as it is typed. Save appears once it differs from the stored name (spec 1 §2, §5), Escape brings that back. */
export function ProjectName() {
  const editor = useEditor()
  const { name } = useProject()
  const { header } = useOpenedProject()
  const [stored, setStored] = useState(name)
  const [typed, setTyped] = useState(name)
  // Undo, or another project, brought another name.
  if (typed !== name) {
    setTyped(name)
    setStored(name)
  }
  const isEdited = stored !== name
  const boxes = useBoxes(name)
  const rename = (text: string) => {
    setTyped(text)
    const edit = setProject({ name: text })
    if (isEdited) editor.goOn(LABEL, 'propChange', edit)
    else editor.run(LABEL, 'propChange', edit)
  }
  return (
    <form
      className={classes.name}
      onSubmit={(event) => {
        event.preventDefault()
        setStored(name)
      }}
    >
      <TextInput
        aria-label="Project name"
        rightSection={boxes && <BoxesSign sentence={boxes} />}
        placeholder="Project name"
        value={name}
        title={name}
        maxLength={200}
        disabled={header?.createdBy.clientId === NAMES_ITSELF}
        onChange={(event) => rename(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isEdited) rename(stored)
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
