import { Button } from '@mantine/core'
import {
  type DoorId,
  doorTitle,
  HINGES,
  nameDoor,
  removeDoor,
  SITE_RANGES,
  type SiteDoor,
  SWINGS,
  setDoor,
  setSill,
} from '@ramp/domain'
import { siteUseOf, takeSiteTool } from '@ramp/editor'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { LengthRow } from '../../ui/fields/lengths/length-row.tsx'
import { SegmentsRow } from '../../ui/fields/segments-row.tsx'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'
import { DoorList } from './doors/door-list.tsx'
import { DoorName } from './doors/door-name.tsx'
import { NewDoor } from './doors/new-door.tsx'
import { PorchFields } from './doors/porch-fields.tsx'
import { SILL_LABEL, sillRange } from './doors/sill-range.ts'
import { DoorFromCorner } from './places/door-from-corner.tsx'

/** The doors of the site; the ramp starts at the first, or at its porch. */
export function DoorFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const [shown, setShown] = useState<DoorId>('door-1')
  const [isAdding, setAdding] = useState(false)
  const door = site.doors.find(({ id }) => id === shown) ?? site.doors[0]
  const [first] = site.doors
  return (
    <>
      {site.doors.length > 1 && (
        <DoorList
          shown={isAdding ? null : (door?.id ?? null)}
          onShow={(id) => {
            setAdding(false)
            setShown(id)
          }}
        />
      )}
      {isAdding ? (
        <NewDoor
          onDone={(added) => {
            setAdding(false)
            if (added !== null) setShown(added)
          }}
        />
      ) : (
        <>
          {door && (
            <DoorName
              name={door.name ?? ''}
              placeholder={site.doors.length > 1 ? doorTitle(site, door) : 'Front door'}
              onName={(name) => editor.run('Name door', 'propChange', nameDoor(door.id, name))}
            />
          )}
          <LengthRow
            id="site-sill"
            label={SILL_LABEL}
            placeholder="24 1/2"
            range={sillRange(site)}
            value={door?.sill ?? null}
            onCommit={(sill) => editor.run('Set sill', 'propChange', setSill(sill, door?.id))}
          />
          {door && <KnownDoorFields door={door} />}
          {door && door === first && <PorchFields door={door} />}
          {door && <DoorFromCorner door={door} />}
          {door && <PlaceDoorButton door={door} />}
          {door && site.doors.length > 1 && (
            <Button
              fullWidth
              mt={8}
              variant="default"
              onClick={() => {
                editor.run('Remove door', 'propChange', removeDoor(door.id))
                setShown('door-1')
              }}
            >
              Remove {doorTitle(site, door)}
            </Button>
          )}
          {door && (
            <Button fullWidth mt={8} variant="default" onClick={() => setAdding(true)}>
              Add a door
            </Button>
          )}
        </>
      )}
    </>
  )
}

type DoorProps = { readonly door: SiteDoor }

/** What is known of a door besides its height and its place. */
function KnownDoorFields({ door }: DoorProps) {
  const editor = useEditor()
  const set = (label: string, change: Parameters<typeof setDoor>[0]) =>
    editor.run(label, 'propChange', setDoor(change, door.id))
  return (
    <>
      <LengthRow
        id="site-step"
        label="Step down to the deck"
        range={SITE_RANGES.stepDown}
        value={door.stepDown}
        onCommit={(stepDown) => set('Set step down', { stepDown })}
      />
      <LengthRow
        id="site-width"
        label="Clear width"
        placeholder="36"
        range={SITE_RANGES.doorWidth}
        value={door.width ?? null}
        onCommit={(width) => set('Set door width', { width })}
      />
      <SegmentsRow
        label="Swings"
        values={SWINGS}
        value={door.swing ?? null}
        onChoose={(swing) => set('Set swing', { swing })}
      />
      <SegmentsRow
        label="Hinges, seen from outside"
        values={HINGES}
        value={door.hinge ?? null}
        onChoose={(hinge) => set('Set hinges', { hinge })}
      />
      <SwitchRow
        id="site-storm"
        label="Storm door"
        isOn={door.storm !== undefined}
        onSwitch={(isOn) =>
          set('Set storm door', {
            storm: isOn ? { swing: 'out', hinge: door.hinge ?? 'left', below: 0 } : undefined,
          })
        }
      />
      {door.storm && (
        <SegmentsRow
          label="Storm door hinges"
          values={HINGES}
          value={door.storm.hinge}
          onChoose={(hinge) => door.storm && set('Set storm door', { storm: { ...door.storm, hinge } })}
        />
      )}
      {door.storm && (
        <LengthRow
          id="site-storm-below"
          label="Storm door hangs below sill"
          range={SITE_RANGES.stormBelow}
          value={door.storm.below}
          onCommit={(below) => door.storm && set('Set storm door', { storm: { ...door.storm, below } })}
        />
      )}
    </>
  )
}

function PlaceDoorButton({ door }: DoorProps) {
  const editor = useEditor()
  const use = useEditorState(siteUseOf)
  const isPlacing = use?.kind === 'door' && use.door === door.id
  return (
    <Button
      fullWidth
      mt={8}
      variant={isPlacing ? 'filled' : 'default'}
      aria-pressed={isPlacing}
      onClick={() => takeSiteTool(editor, isPlacing ? null : { kind: 'door', door: door.id })}
    >
      {isPlacing ? 'Tap the wall where the door is' : door.at ? 'Place the door again' : 'Place the door'}
    </Button>
  )
}
