import {
  changeFooting,
  type Footing,
  footingFault,
  type MeasuresChange,
  type MeasuringPoint,
  measuresOf,
  moveOnSite,
  placesAround,
  type SiteKey,
  siteFooting,
  siteName,
  sizedFrom,
  subtract,
  withMeasures,
} from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { OFFSETS, SIZES } from '../../../ui/fields/lengths/length-limits.ts'
import { DistanceRow } from '../fields/distance-row.tsx'
import { type MeasuredSide, placeLabels, TYPED_FAULTS } from '../words/measure-words.ts'

type MeasuresFieldsProps = {
  readonly of: SiteKey
  readonly from: MeasuringPoint
  /** Where it is is said by other fields. */
  readonly isSizeAlone: boolean
}

/** Where something is and how big, as numbers that are typed. */
export function MeasuresFields({ of, from, isSizeAlone }: MeasuresFieldsProps) {
  const editor = useEditor()
  const { site } = useLayout()
  const footing = siteFooting(site, of)
  if (!footing) return null
  const measures = measuresOf(footing, from)
  const sizing = sizedFrom(site, of, from)
  const sizes = measuresOf(footing, sizing)
  const name = siteName(site, of)
  return (
    <>
      {isSizeAlone ? null : measures.kind === 'line' ? (
        measures.points.map((point, index) => (
          <PlaceRows
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the line
            key={index}
            id={`${of}-${index}`}
            side={`Point ${index + 1}`}
            at={point}
            from={from}
            onTry={(change) => store(withMeasures(footing, from, { point: { ...change, index } }))}
          />
        ))
      ) : (
        <PlaceRows id={of} side={measures.kind} at={measures} from={from} onTry={move} />
      )}
      {measures.kind === 'round' && size('Diameter', measures.diameter, (diameter) => ({ diameter }))}
      {sizes.kind === 'box' && sizes.isRectangle && (
        <>
          {size('Width', sizes.width, (width) =>
            sizing === from ? { width } : { width, right: besideLeft(sizes, width) },
          )}
          {size('Depth', sizes.depth, (depth) => ({ depth }))}
        </>
      )}
      {measures.kind === 'line' && (
        <>
          {measures.points.length === 2 && size('Length', measures.length, (length) => ({ length }))}
          {of !== 'destination' && size('Thickness', measures.thickness, (thickness) => ({ thickness }))}
        </>
      )}
    </>
  )

  function size(label: string, value: number, changeOf: (value: number) => MeasuresChange) {
    return (
      <DistanceRow
        id={`site-${of}-${label}`}
        label={label}
        spoken={`${label} of ${name}`}
        range={SIZES}
        value={value}
        onTry={(typed) => (footing ? store(withMeasures(footing, sizing, changeOf(typed))) : null)}
      />
    )
  }

  /** Another place; what goes along with it goes along. */
  function move(change: MeasuresChange): string | null {
    if (!footing) return null
    const [before, after] = [footing, withMeasures(footing, from, change)].map((one) => placesAround(one)[0])
    if (before && after) editor.run(`Move ${name}`, 'propChange', moveOnSite(of, subtract(after, before)))
    return null
  }

  /** Stores another size or shape, or says why it cannot be. */
  function store(next: Footing): string | null {
    const fault = footingFault(site, of, next)
    if (fault) return TYPED_FAULTS[fault]
    editor.run(`Change ${name}`, 'propChange', changeFooting(of, next))
    return null
  }
}

/** The center of something wider whose left side stays: beside a door that is so far from the left corner. */
const besideLeft = ({ right, width }: { readonly right: number; readonly width: number }, next: number) =>
  right + (next - width) / 2

type PlaceRowsProps = {
  readonly id: string
  readonly side: MeasuredSide
  readonly at: { readonly right: number; readonly out: number }
  readonly from: MeasuringPoint
  readonly onTry: (change: { readonly right: number } | { readonly out: number }) => string | null
}

const PlaceRows = ({ id, side, at, from, onTry }: PlaceRowsProps) => {
  const labels = placeLabels(side, from)
  return (
    <>
      <DistanceRow
        id={`site-${id}-right`}
        label={labels.right}
        range={OFFSETS}
        value={at.right}
        onTry={(right) => onTry({ right })}
      />
      <DistanceRow
        id={`site-${id}-out`}
        label={labels.out}
        range={OFFSETS}
        value={at.out}
        onTry={(out) => onTry({ out })}
      />
    </>
  )
}
