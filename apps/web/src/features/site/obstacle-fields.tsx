import { Button, Checkbox, TextInput, UnstyledButton } from '@mantine/core'
import { changeThing, type Obstacle } from '@ramp/domain'
import { type SiteUse, siteUseOf, takeSiteTool } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { LengthField } from '../../ui/fields/lengths/length-field.tsx'
import { LENGTHS } from '../../ui/fields/lengths/length-limits.ts'
import { GraphicPicture } from '../../ui/figures/graphic-picture.tsx'
import { AT_HOUSE, KEEP_OFFS, obstacleGraphics, obstacleUse } from './obstacle-choices.ts'
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
        <ObstacleRow
          // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place in its list
          key={place}
          obstacle={obstacle}
          onChange={(label, next) => editor.run(label, 'propChange', changeThing('obstacles', place, next))}
        />
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
          : 'Choose one, then tap where it is.'}
      </p>
      <Chips label="What must stay free" uses={KEEP_OFFS} isHeld={isHeld} onHold={hold} />
      <Chips label="At the house" uses={AT_HOUSE} isHeld={isHeld} onHold={hold} />
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

type ObstacleRowProps = {
  readonly obstacle: Obstacle
  /** null takes it away. */
  readonly onChange: (label: string, next: Obstacle | null) => void
}

/** Name and clearance of an obstacle, and whether it is moved before the ramp is installed. */
const ObstacleRow = ({ obstacle, onChange }: ObstacleRowProps) => (
  <>
    <div className={classes.thing}>
      <NameInput
        value={obstacle.name}
        onCommit={(name) => onChange('Name obstacle', { ...obstacle, name })}
      />
      <LengthField
        label={`Clearance of ${obstacle.name}`}
        isLabelHidden
        width={84}
        range={LENGTHS}
        value={obstacle.clearance}
        onCommit={(clearance) => onChange('Set clearance', { ...obstacle, clearance })}
      />
      <Button
        variant="subtle"
        aria-label={`Remove ${obstacle.name}`}
        onClick={() => onChange('Remove obstacle', null)}
      >
        Remove
      </Button>
    </div>
    <Checkbox
      mb={8}
      label="Moved before installation"
      aria-label={`${obstacle.name} is moved before installation`}
      checked={obstacle.isToMove ?? false}
      onChange={({ currentTarget: { checked } }) => {
        const { isToMove: _, ...rest } = obstacle
        onChange('Set obstacle to move', checked ? { ...obstacle, isToMove: true } : rest)
      }}
    />
  </>
)

type ChipsProps = {
  readonly label: string
  readonly uses: readonly Extract<SiteUse, { kind: 'keep-off' | 'obstacle' }>[]
  readonly isHeld: (name: string) => boolean
  readonly onHold: (use: SiteUse, name: string) => void
}

/** Things to place that have no picture. */
const Chips = ({ label, uses, isHeld, onHold }: ChipsProps) => (
  <fieldset className={classes.chips} aria-label={label}>
    {uses.map((use) => (
      <Button
        key={use.name}
        variant={isHeld(use.name) ? 'filled' : 'default'}
        aria-pressed={isHeld(use.name)}
        onClick={() => onHold(use, use.name)}
      >
        {use.name}
      </Button>
    ))}
  </fieldset>
)

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
