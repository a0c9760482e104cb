import { Button } from '@mantine/core'
import {
  blocksOf,
  insetOutline,
  type MeasuringPoint,
  type Site,
  setDestination,
  setLot,
  setPorch,
  setYard,
  siteKeys,
  thingKey,
} from '@ramp/domain'
import { siteUseOf } from '@ramp/editor'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { LENGTHS } from '../../ui/fields/lengths/length-limits.ts'
import { sillRange } from './doors/sill-range.ts'
import { DistanceRow } from './fields/distance-row.tsx'
import { NameInput } from './fields/name-input.tsx'
import { NorthFields } from './north-fields.tsx'
import { HouseBySizes } from './places/house-by-sizes.tsx'
import { LotBySizes } from './places/lot-by-sizes.tsx'
import { LotLineFields } from './places/lot-line-fields.tsx'
import { LotLines, useHasLotLines } from './places/lot-lines.tsx'
import { MeasuredFromRow, useMeasuredFrom } from './places/measured-from.tsx'
import { OutlineButtons } from './places/outline-buttons.tsx'
import { PorchBySizes } from './places/porch-by-sizes.tsx'
import { SiteRow } from './places/site-row.tsx'
import { ThingRow } from './places/thing-row.tsx'
import { useCorrection } from './places/use-correction.ts'
import { UnderlayFields } from './underlay/underlay-fields.tsx'
import classes from './words/site.module.css'
import { isOfYard } from './words/stop-of.ts'

/** What is added by its sizes; by its sides, they are corrected after that. */
type Form = { readonly of: 'lot' | 'yard' | 'porch'; readonly by: 'sizes' | 'sides' }

const hasPlaces = (site: Site): boolean =>
  siteKeys(site).some((key) => key === 'porch' || key === 'destination') || (site.things ?? []).some(isOfYard)

/** House, porch, lot and yard, where the ramp has to end, and where north is. */
export function PlaceFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const measured = useMeasuredFrom()
  const [form, setForm] = useState<Form | null>(null)
  const hasLotLines = useHasLotLines()
  const { lot, yard, setback, destination, porch, doors } = site
  const [door] = doors
  const { corrected, correct } = useCorrection()
  const close = () => setForm(null)
  const isDrawingLot = useEditorState((state) => {
    const use = siteUseOf(state)
    return use?.kind === 'outline' && use.of.kind === 'lot'
  })
  const replacesYard = !lot && yard !== undefined && (form?.of === 'lot' || isDrawingLot)
  const open = (of: Form['of'], by: Form['by']) => () => setForm({ of, by })
  /** By its sides, what was added is opened with them. */
  const closed = (key: 'lot' | 'yard') => (isAdded: boolean) => {
    close()
    if (isAdded && form?.by === 'sides') correct(key)
  }
  const { from } = measured
  return (
    <>
      {hasPlaces(site) && <MeasuredFromRow id="places-from" of={measured} />}
      <Houses from={from} />
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
            onClick={open('porch', 'sizes')}
          >
            Sizes
          </Button>
        </div>
      )}
      {form?.of === 'porch' && door && <PorchBySizes door={door} heights={sillRange(site)} onDone={close} />}
      {lot && (
        <SiteRow
          of="lot"
          title="Lot"
          from={from}
          isSizeAlone={hasLotLines}
          hasSidesOpen={corrected === 'lot'}
          onRemove={() => editor.run('Remove lot', 'propChange', setLot(null))}
        >
          <LotLines />
        </SiteRow>
      )}
      {lot && (
        <DistanceRow
          id="site-setback"
          label="Setback from the lot line"
          placeholder={'60"'}
          range={LENGTHS}
          value={setback ?? null}
          onTry={(by) => {
            if (!insetOutline(lot, by)) return 'This setback covers the entire lot. Enter less.'
            editor.run('Set setback', 'propChange', setLot(lot, by))
            return null
          }}
        />
      )}
      <OutlineButtons
        name="lot"
        of={{ kind: 'lot' }}
        isThere={lot !== undefined}
        onSizes={open('lot', 'sizes')}
        onSides={open('lot', 'sides')}
      />
      {replacesYard && (
        <p className={classes.hint} role="status">
          The lot replaces the yard that was drawn.
        </p>
      )}
      {form?.of === 'lot' && <LotBySizes of="lot" onDone={closed('lot')} />}
      <LotLineFields from={from} />
      {yard && !lot && (
        <SiteRow
          of="yard"
          title="Yard"
          from={from}
          hasSidesOpen={corrected === 'yard'}
          onRemove={() => editor.run('Remove yard', 'propChange', setYard(null))}
        />
      )}
      {!lot && (
        <OutlineButtons
          name="yard"
          of={{ kind: 'yard' }}
          isThere={yard !== undefined}
          onSizes={open('yard', 'sizes')}
          onSides={open('yard', 'sides')}
        />
      )}
      {!lot && form?.of === 'yard' && <LotBySizes of="yard" onDone={closed('yard')} />}
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
        of={{ kind: 'destination', name: destination?.name ?? '' }}
        isThere={destination !== undefined}
      />
      <OutlineButtons
        name="destination line"
        title="Destination line"
        of={{ kind: 'destination-edge', name: destination?.name ?? '' }}
      />
      <UnderlayFields />
      <NorthFields />
    </>
  )
}

/** Houses and other buildings, and what adds one. */
function Houses({ from }: { readonly from: MeasuringPoint }) {
  const editor = useEditor()
  const { site } = useLayout()
  const { corrected, correct } = useCorrection()
  const [by, setBy] = useState<Form['by'] | null>(null)
  const buildings = (site.things ?? []).flatMap((thing, place) =>
    blocksOf(thing) === 'walls' ? [{ thing, place }] : [],
  )
  return (
    <>
      {buildings.map(({ thing, place }) => (
        <ThingRow
          key={place}
          thing={thing}
          place={place}
          from={from}
          hasSidesOpen={corrected === thingKey(place)}
        />
      ))}
      <OutlineButtons
        name="house"
        of={{ kind: 'building', name: 'house' }}
        onSizes={() => setBy('sizes')}
        onSides={() => setBy('sides')}
      />
      {by && (
        <HouseBySizes
          onDone={(isAdded) => {
            setBy(null)
            if (isAdded && by === 'sides')
              correct(thingKey((editor.state.layout.site.things?.length ?? 1) - 1))
          }}
        />
      )}
    </>
  )
}
