import { Button, SegmentedControl, TextInput, UnstyledButton } from '@mantine/core'
import { blocksOf, changeThing, clearanceOf, SITE_FATES, SITE_MENUS, type SiteThing } from '@ramp/domain'
import { type SiteUse, siteUseOf, takeSiteTool } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { LengthField } from '../../ui/fields/lengths/length-field.tsx'
import { LENGTHS } from '../../ui/fields/lengths/length-limits.ts'
import { GraphicPicture } from '../../ui/figures/graphic-picture.tsx'
import { obstacleGraphics, obstacleUse, thingUses } from './obstacle-choices.ts'
import classes from './words/site.module.css'

/** What stands in the way, with the room it wants, and what must stay free. */
export function ObstacleFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const use = useEditorState(siteUseOf)
  const isHeld = (name: string) => use?.kind === 'thing' && use.name === name
  const hold = (next: SiteUse, name: string) => takeSiteTool(editor, isHeld(name) ? null : next)
  return (
    <>
      {(site.things ?? []).map(
        (thing, place) =>
          blocksOf(thing) !== 'walls' && (
            <ThingRow
              // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place in its list
              key={place}
              thing={thing}
              onChange={(label, next) => editor.run(label, 'propChange', changeThing(place, next))}
            />
          ),
      )}
      <p className={classes.hint} role="status">
        {use?.kind === 'thing' ? `Tap where ${use.name} is.` : 'Choose one, then tap where it is.'}
      </p>
      {SITE_MENUS.map((menu) => (
        <Chips key={menu} label={menu} uses={thingUses(menu)} isHeld={isHeld} onHold={hold} />
      ))}
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

const FATES = [
  { value: 'stays', label: 'Stays' },
  { value: 'moves', label: 'To be moved' },
  { value: 'goes', label: 'To be removed' },
] as const

type ThingRowProps = {
  readonly thing: SiteThing
  /** null takes it away. */
  readonly onChange: (label: string, next: SiteThing | null) => void
}

/** Name and clearance of a thing, and whether it is there when the ramp is installed. */
const ThingRow = ({ thing, onChange }: ThingRowProps) => (
  <>
    <div className={`${classes.thing} ${classes.named}`}>
      <NameInput value={thing.name} onCommit={(name) => onChange('Name obstacle', { ...thing, name })} />
      {blocksOf(thing) === 'over' ? (
        <span>never over it</span>
      ) : (
        <LengthField
          label={`Clearance of ${thing.name}`}
          isLabelHidden
          width={84}
          range={LENGTHS}
          value={clearanceOf(thing)}
          onCommit={(clearance) => onChange('Set clearance', { ...thing, clearance })}
        />
      )}
      <Button
        variant="subtle"
        aria-label={`Remove ${thing.name}`}
        onClick={() => onChange('Remove obstacle', null)}
      >
        Remove
      </Button>
    </div>
    <SegmentedControl
      mb={8}
      size="xs"
      aria-label={`${thing.name} before installation`}
      data={[...FATES]}
      value={thing.fate ?? 'stays'}
      onChange={(value) => {
        const { fate: _, ...rest } = thing
        const fate = SITE_FATES.find((one) => one === value && one !== 'stays')
        onChange('Set what becomes of it', fate ? { ...rest, fate } : rest)
      }}
    />
  </>
)

type ChipsProps = {
  readonly label: string
  readonly uses: readonly Extract<SiteUse, { kind: 'thing' }>[]
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
