import { Button } from '@mantine/core'
import {
  addThing,
  blocksOf,
  footingFault,
  insetOutline,
  type Site,
  setDestination,
  setLot,
  setPorch,
  setYard,
  siteKeys,
} from '@ramp/domain'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { LENGTHS } from '../../ui/fields/lengths/length-limits.ts'
import { LengthRow } from '../../ui/fields/lengths/length-row.tsx'
import { sillRange } from './doors/sill-range.ts'
import { NorthFields } from './north-fields.tsx'
import { HouseBySizes } from './places/house-by-sizes.tsx'
import { LotBySizes } from './places/lot-by-sizes.tsx'
import { LotLines, useHasLotLines } from './places/lot-lines.tsx'
import { MeasuredFromRow, useMeasuredFrom } from './places/measured-from.tsx'
import { NameInput } from './places/name-input.tsx'
import { OutlineButtons } from './places/outline-buttons.tsx'
import { PorchBySizes } from './places/porch-by-sizes.tsx'
import { SiteRow } from './places/site-row.tsx'
import { ThingRow } from './places/thing-row.tsx'
import { UnderlayFields } from './underlay/underlay-fields.tsx'
import classes from './words/site.module.css'

type Form = 'house' | 'lot' | 'porch'

const hasPlaces = (site: Site): boolean =>
  siteKeys(site).some((key) => key === 'porch' || key === 'destination') ||
  (site.things ?? []).some((thing) => blocksOf(thing) === 'walls')

/** House, porch, lot and yard, where the ramp has to end, and where north is. */
export function PlaceFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const measured = useMeasuredFrom()
  const [form, setForm] = useState<Form | null>(null)
  const hasLotLines = useHasLotLines()
  const { lot, yard, setback, destination, porch, doors } = site
  const [door] = doors
  const close = () => setForm(null)
  const { from } = measured
  return (
    <>
      {hasPlaces(site) && <MeasuredFromRow id="places-from" of={measured} />}
      {(site.things ?? []).map(
        (thing, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place in its list
          blocksOf(thing) === 'walls' && <ThingRow key={place} thing={thing} place={place} from={from} />,
      )}
      <OutlineButtons
        name="house"
        of={{ kind: 'building', name: 'house' }}
        onSizes={() => setForm('house')}
        onType={(outline) =>
          editor.run('Add house', 'propChange', addThing({ kind: 'house', name: 'house', outline }))
        }
      />
      {form === 'house' && <HouseBySizes onDone={close} />}
      {porch && (
        <SiteRow
          of="porch"
          title="Porch"
          from={from}
          onRemove={() => editor.run('Remove porch', 'propChange', setPorch(null))}
        />
      )}
      {!porch && door?.at && (
        <div className={classes.ways}>
          <span>Porch</span>
          <Button
            variant="default"
            px={8}
            aria-label="Type sizes of the porch"
            onClick={() => setForm('porch')}
          >
            Sizes
          </Button>
        </div>
      )}
      {form === 'porch' && door && <PorchBySizes door={door} heights={sillRange(site)} onDone={close} />}
      {lot && (
        <SiteRow
          of="lot"
          title="Lot"
          from={from}
          isSizeAlone={hasLotLines}
          onRemove={() => editor.run('Remove lot', 'propChange', setLot(null))}
        >
          <LotLines />
        </SiteRow>
      )}
      {lot && (
        <LengthRow
          id="site-setback"
          label="Setback from the lot line"
          placeholder={'60"'}
          range={LENGTHS}
          value={setback ?? null}
          onTry={(by) => {
            if (!insetOutline(lot, by)) return 'This setback leaves nothing of the lot. Enter less.'
            editor.run('Set setback', 'propChange', setLot(lot, by))
            return null
          }}
        />
      )}
      <OutlineButtons
        name="lot"
        of={{ kind: 'lot' }}
        isThere={lot !== undefined}
        onSizes={() => setForm('lot')}
        onType={(outline) =>
          footingFault(site, 'lot', { outline })
            ? editor.refuse('no-yard')
            : editor.run('Add lot', 'propChange', setLot(outline))
        }
      />
      {form === 'lot' && <LotBySizes onDone={close} />}
      {yard && !lot && (
        <SiteRow
          of="yard"
          title="Yard"
          from={from}
          onRemove={() => editor.run('Remove yard', 'propChange', setYard(null))}
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
        <SiteRow
          of="destination"
          title={`Ramp ends at ${destination.name || 'the destination'}`}
          from={from}
          onRemove={() => editor.run('Remove destination', 'propChange', setDestination(null))}
        >
          <NameInput
            value={destination.name || 'destination'}
            onCommit={(name) =>
              editor.run(`Name ${name}`, 'propChange', setDestination({ ...destination, name }))
            }
          />
        </SiteRow>
      )}
      <OutlineButtons
        name="destination"
        title="Where the ramp ends"
        of={{ kind: 'destination', name: destination?.name || 'driveway' }}
        isThere={destination !== undefined}
      />
      <OutlineButtons
        name="destination line"
        title="Destination line"
        of={{ kind: 'destination-edge', name: destination?.name || 'driveway' }}
      />
      <UnderlayFields />
      <NorthFields />
    </>
  )
}
