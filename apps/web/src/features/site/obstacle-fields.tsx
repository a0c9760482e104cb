import { Button, UnstyledButton } from '@mantine/core'
import { SITE_MENUS } from '@ramp/domain'
import { type SiteUse, siteUseOf, takeSiteTool } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { GraphicPicture } from '../../ui/figures/graphic-picture.tsx'
import { nameOfUse, obstacleGraphics, obstacleUse, thingUses } from './obstacle-choices.ts'
import { MeasuredFromRow, useMeasuredFrom } from './places/measured-from.tsx'
import { Drawing } from './places/outline-buttons.tsx'
import { ThingRow } from './places/thing-row.tsx'
import classes from './words/site.module.css'
import { isOfYard } from './words/stop-of.ts'

/** What stands in the way, with the room it wants, and what must stay free. */
export function ObstacleFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const use = useEditorState(siteUseOf)
  const measured = useMeasuredFrom()
  const held = use && nameOfUse(use)
  const isHeld = (name: string) => held === name
  const hold = (next: SiteUse, name: string) => takeSiteTool(editor, isHeld(name) ? null : next)
  const things = (site.things ?? []).map((thing, place) => ({ thing, place }))
  const shown = things.filter(({ thing }) => !isOfYard(thing))
  return (
    <>
      {shown.length > 0 && <MeasuredFromRow id="obstacles-from" of={measured} />}
      {shown.map(({ thing, place }) => (
        <ThingRow key={place} thing={thing} place={place} from={measured.from} />
      ))}
      {use?.kind === 'outline' && use.of.kind === 'line' ? (
        <Drawing name={use.of.name} of={use.of} />
      ) : (
        <p className={classes.hint} role="status">
          {use?.kind === 'thing' ? `Tap where ${use.name} is.` : 'Choose one, then tap where it is.'}
        </p>
      )}
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

type ChipsProps = {
  readonly label: string
  readonly uses: readonly SiteUse[]
  readonly isHeld: (name: string) => boolean
  readonly onHold: (use: SiteUse, name: string) => void
}

/** Things to place that have no picture. */
const Chips = ({ label, uses, isHeld, onHold }: ChipsProps) => (
  <fieldset className={classes.chips} aria-label={label}>
    {uses.map((use) => {
      const name = nameOfUse(use) ?? ''
      return (
        <Button
          key={name}
          variant={isHeld(name) ? 'filled' : 'default'}
          aria-pressed={isHeld(name)}
          onClick={() => onHold(use, name)}
        >
          {name}
        </Button>
      )
    })}
  </fieldset>
)
