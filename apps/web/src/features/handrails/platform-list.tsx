import { Button, Checkbox } from '@mantine/core'
import { acceptSuggestedRails, counted } from '@ramp/domain'
import { select } from '@ramp/editor'
import { type Column, DataTable } from '@ramp/shell'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import classes from './handrails.module.css'
import type { RailPlatform } from './rail-platforms.ts'
import { sidesText } from './sides-text.ts'

/** Every platform with its rails, the open ones marked; a click selects, the boxes select several. */
export function PlatformList({ platforms }: { readonly platforms: readonly RailPlatform[] }) {
  const editor = useEditor()
  const selection = useEditorState((state) => state.selection)
  if (platforms.length === 0)
    return <p className={classes.hint}>No platform of this layout needs handrails.</p>
  const open = platforms.filter(({ rails }) => !rails.isChosen)
  const columns: readonly Column<RailPlatform>[] = [
    {
      name: 'Select',
      isNameHidden: true,
      cell: ({ placed, name }) => (
        <Checkbox
          aria-label={`Select ${name}`}
          checked={selection.includes(placed.part.id)}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) =>
            select(
              editor,
              event.currentTarget.checked
                ? [...selection, placed.part.id]
                : selection.filter((id) => id !== placed.part.id),
            )
          }
        />
      ),
    },
    {
      name: 'Platform',
      cell: ({ name }) => <TextButton>{name}</TextButton>,
    },
    {
      name: 'Rails',
      cell: ({ placed, rails }) =>
        rails.isChosen ? sidesText(placed, rails.sides) : <span className={classes.open}>Still open</span>,
    },
  ]
  return (
    <section>
      <div className={classes.listHead}>
        <h3 className={classes.heading} aria-live="polite">
          {open.length === 0
            ? 'Handrails are chosen on every platform.'
            : `${open.length} of ${counted(platforms.length, 'platform')} still open`}
        </h3>
        {open.length > 0 && <UseSuggestedRails />}
      </div>
      {open.length > 0 && (
        <p className={classes.hint}>
          Suggested rails are added to every free side of the open platforms. At the end of a route, the side
          opposite the connection stays open for the door or the ground.
        </p>
      )}
      <div className={classes.list}>
        <DataTable
          label="Platforms"
          columns={columns}
          rows={platforms}
          keyOf={({ placed }) => placed.part.id}
          isSelected={({ placed }) => selection.includes(placed.part.id)}
          onSelect={({ placed }) => select(editor, [placed.part.id])}
        />
      </div>
    </section>
  )
}

function UseSuggestedRails() {
  const editor = useEditor()
  const analysis = useAnalysis()
  return (
    <Button
      variant="light"
      size="compact-sm"
      onClick={() => editor.run('Use suggested rails', 'propChange', acceptSuggestedRails(analysis))}
    >
      Use suggested rails
    </Button>
  )
}
