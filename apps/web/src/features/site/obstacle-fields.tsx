import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { changeThing } from '@ramp/domain'
import { type SiteUse, siteUseOf, takeSiteTool } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { MeasureInput } from '../../ui/fields/measure-input.tsx'
import { GraphicPicture } from '../../ui/figures/graphic-picture.tsx'
import { KEEP_OFFS, obstacleGraphics, obstacleUse } from './obstacle-choices.ts'
import classes from './words/site.module.css'

/** What stands in the way, with the room it wants, and what must stay free. */
export function ObstacleFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const use = useEditorState(siteUseOf)
  const isHeld = (name: string) => (use?.kind === 'obstacle' || use?.kind === 'keep-off') && use.name === name
  const hold = (next: SiteUse, name: string) => takeSiteTool(editor, isHeld(name) ? null : next)
  return (
    <>
      {(site.obstacles ?? []).map((obstacle, place) => (
        <div
          className={classes.thing}
          // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place in its list
          key={place}
        >
          <NameInput
            value={obstacle.name}
            onCommit={(name) =>
              editor.run(
                'Name obstacle',
                'propChange',
                changeThing('obstacles', place, { ...obstacle, name }),
              )
            }
          />
          <MeasureInput
            label={`Clearance of ${obstacle.name}`}
            isLabelHidden
            width={84}
            value={obstacle.clearance}
            onCommit={(clearance) =>
              editor.run(
                'Set clearance',
                'propChange',
                changeThing('obstacles', place, { ...obstacle, clearance }),
              )
            }
          />
          <Button
            variant="subtle"
            aria-label={`Remove ${obstacle.name}`}
            onClick={() => editor.run('Remove obstacle', 'propChange', changeThing('obstacles', place, null))}
          >
            Remove
          </Button>
        </div>
      ))}
      {(site.keepOffs ?? []).map((keepOff, place) => (
        <div
          className={classes.thing}
          // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place in its list
          key={place}
        >
          <span>{keepOff.name}, never over it</span>
          <Button
            variant="subtle"
            aria-label={`Remove ${keepOff.name}`}
            onClick={() => editor.run('Remove keep-off', 'propChange', changeThing('keepOffs', place, null))}
          >
            Remove
          </Button>
        </div>
      ))}
      <p className={classes.hint} role="status">
        {use?.kind === 'obstacle' || use?.kind === 'keep-off'
          ? `Tap where ${use.name} is.`
          : 'Take one, then tap where it is.'}
      </p>
      <fieldset className={classes.chips} aria-label="What must stay free">
        {KEEP_OFFS.map((keepOff) => (
          <Button
            key={keepOff.name}
            variant={isHeld(keepOff.name) ? 'filled' : 'default'}
            aria-pressed={isHeld(keepOff.name)}
            onClick={() => hold(keepOff, keepOff.name)}
          >
            {keepOff.name}
          </Button>
        ))}
      </fieldset>
      <fieldset className={classes.pictures} aria-label="Obstacles">
        {obstacleGraphics().map((graphic) => (
          <UnstyledButton
            key={graphic.id}
            className={classes.picture}
            aria-pressed={isHeld(graphic.frontendName)}
            onClick={() => hold(obstacleUse(graphic), graphic.frontendName)}
          >
            <GraphicPicture graphic={graphic} width={64} height={44} className={undefined} />
            <span>{graphic.frontendName}</span>
          </UnstyledButton>
        ))}
      </fieldset>
    </>
  )
}

type NameInputProps = { readonly value: string; readonly onCommit: (name: string) => void }

const NameInput = ({ value, onCommit }: NameInputProps) => (
  <TextInput
    key={value}
    aria-label={`Name of ${value}`}
    defaultValue={value}
    maxLength={200}
    onBlur={(event) => {
      const name = event.currentTarget.value.trim()
      if (name !== '' && name !== value) onCommit(name)
    }}
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.currentTarget.blur()
    }}
  />
)
