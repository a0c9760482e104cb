import { Button } from '@mantine/core'
import {
  addThing,
  blocksOf,
  changeThing,
  outlineOfFooting,
  type Point,
  setDestination,
  setLot,
  setYard,
} from '@ramp/domain'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { LENGTHS } from '../../ui/fields/lengths/length-limits.ts'
import { LengthRow } from '../../ui/fields/lengths/length-row.tsx'
import { NorthFields } from './north-fields.tsx'
import { OutlineButtons } from './outline-buttons.tsx'
import { OutlineEditor } from './outline-editor.tsx'
import classes from './words/site.module.css'

/** House, lot and yard, where the way has to end, and where north is. */
export function PlaceFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const { lot, yard, setback, destination } = site
  return (
    <>
      {(site.things ?? []).map(
        (thing, place) =>
          blocksOf(thing) === 'walls' && (
            <Outlined
              // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place in its list
              key={place}
              name={thing.name || 'house'}
              outline={outlineOfFooting(thing)}
              onChange={(outline) =>
                editor.run(
                  'Change house',
                  'propChange',
                  changeThing(place, outline && { kind: thing.kind, name: thing.name, outline }),
                )
              }
            />
          ),
      )}
      <OutlineButtons
        name="house"
        of={{ kind: 'building', name: 'house' }}
        onType={(outline) =>
          editor.run('Add house', 'propChange', addThing({ kind: 'house', name: 'house', outline }))
        }
      />
      {lot && (
        <>
          <Outlined
            name="lot"
            outline={lot}
            onChange={(next) => editor.run('Change lot', 'propChange', setLot(next))}
          />
          <LengthRow
            id="site-setback"
            label="Setback from the lot line"
            placeholder={'60"'}
            range={LENGTHS}
            value={setback ?? null}
            onCommit={(by) => editor.run('Set setback', 'propChange', setLot(lot, by))}
          />
        </>
      )}
      <OutlineButtons
        name="lot"
        of={{ kind: 'lot' }}
        isThere={lot !== undefined}
        onType={(outline) => editor.run('Add lot', 'propChange', setLot(outline))}
      />
      {yard && !lot && (
        <Outlined
          name="yard"
          outline={yard}
          onChange={(next) => editor.run('Change yard', 'propChange', setYard(next))}
        />
      )}
      {!lot && (
        <OutlineButtons
          name="yard"
          of={{ kind: 'yard' }}
          isThere={yard !== undefined}
          onType={(outline) => editor.run('Add yard', 'propChange', setYard(outline))}
        />
      )}
      {destination && (
        <div className={classes.thing}>
          <span>The way ends at {destination.name || 'the destination'}</span>
          <Button
            variant="subtle"
            onClick={() => editor.run('Remove destination', 'propChange', setDestination(null))}
          >
            Remove
          </Button>
        </div>
      )}
      <OutlineButtons
        name="destination"
        of={{ kind: 'destination', name: 'driveway' }}
        isThere={destination !== undefined}
      />
      <NorthFields />
    </>
  )
}

type OutlinedProps = {
  readonly name: string
  readonly outline: readonly Point[]
  /** null takes it away. */
  readonly onChange: (outline: readonly Point[] | null) => void
}

/** An outline that is there: its sides when they are asked for. */
const Outlined = ({ name, outline, onChange }: OutlinedProps) => (
  <details className={classes.outlined}>
    <summary>Sides of the {name}</summary>
    <OutlineEditor name={name} outline={outline} onChange={onChange} />
    <Button variant="subtle" onClick={() => onChange(null)}>
      Remove {name}
    </Button>
  </details>
)
