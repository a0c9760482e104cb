import { SegmentedControl } from '@mantine/core'
import {
  blocksOf,
  centerOnSite,
  changeThing,
  clearanceOf,
  cornersBeside,
  type MeasuringPoint,
  nameOfThing,
  SITE_FATES,
  type SiteThing,
  thingKey,
} from '@ramp/domain'
import { capital } from '../../../lib/names/capital.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { LENGTHS } from '../../../ui/fields/lengths/length-limits.ts'
import { DistanceRow } from '../fields/distance-row.tsx'
import { NameInput } from '../fields/name-input.tsx'
import { ByTapes } from '../survey/by-tapes.tsx'
import { SiteRow } from './site-row.tsx'

const FATES = [
  { value: 'stays', label: 'Stays' },
  { value: 'moves', label: 'To be moved' },
  { value: 'goes', label: 'To be removed' },
] as const

type ThingRowProps = {
  readonly thing: SiteThing
  readonly place: number
  readonly from: MeasuringPoint
  /** Its sides are opened with it, to be corrected. */
  readonly hasSidesOpen?: boolean
}

/** A thing on the site: where it is, its name and clearance, and whether it is there when the ramp is installed. */
export function ThingRow({ thing, place, from, hasSidesOpen = false }: ThingRowProps) {
  const editor = useEditor()
  const { site } = useLayout()
  const key = thingKey(place)
  const name = nameOfThing(thing)
  const corners = cornersBeside(site, key)
  const change = (label: string, next: SiteThing | null) =>
    editor.run(label, 'propChange', changeThing(place, next))
  return (
    <SiteRow
      of={key}
      title={capital(name)}
      from={from}
      hasSidesOpen={hasSidesOpen}
      onRemove={() => change(`Remove ${name}`, null)}
    >
      {blocksOf(thing) === 'parts' && (
        <DistanceRow
          id={`site-clearance-${place}`}
          label="Clearance"
          spoken={`Clearance of ${name}`}
          range={LENGTHS}
          value={clearanceOf(thing)}
          onCommit={(clearance) => change('Set clearance', { ...thing, clearance })}
        />
      )}
      <NameInput value={name} onCommit={(next) => change(`Name ${next}`, { ...thing, name: next })} />
      {blocksOf(thing) !== 'walls' && (
        <SegmentedControl
          mt={8}
          size="xs"
          orientation="vertical"
          fullWidth
          aria-label={`${name} before installation`}
          data={[...FATES]}
          value={thing.fate ?? 'stays'}
          onChange={(value) => {
            const { fate: _, ...rest } = thing
            const fate = SITE_FATES.find((one) => one === value && one !== 'stays')
            change('Set what becomes of it', fate ? { ...rest, fate } : rest)
          }}
        />
      )}
      {(blocksOf(thing) !== 'walls' || corners.length > 0) && (
        <ByTapes
          name={name}
          corners={corners}
          onPlace={(at) => editor.run(`Move ${name}`, 'propChange', centerOnSite(key, at))}
        />
      )}
    </SiteRow>
  )
}
