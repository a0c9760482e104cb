import { INCHES_PER_FOOT, type Inches, type LengthUnit } from '@ramp/domain'

export type Tick = {
  readonly at: Inches
  /** Only long ticks carry one. */
  readonly label: string | null
}

type Scale = { readonly step: Inches; readonly labelEvery: number }

/** A label needs this many pixels of its own. */
const LABEL_ROOM = 44
/** Ticks stand at least this far apart. */
const TICK_ROOM = 6

/** Steps a ruler may count in, smallest first: a label at every fifth tick where it fits (spec 2 §9). */
const SCALES: Readonly<Record<LengthUnit, readonly Scale[]>> = {
  ft: [
    { step: INCHES_PER_FOOT, labelEvery: 5 },
    { step: INCHES_PER_FOOT, labelEvery: 10 },
    { step: 5 * INCHES_PER_FOOT, labelEvery: 5 },
  ],
  in: [
    { step: 6, labelEvery: 5 },
    { step: 12, labelEvery: 5 },
    { step: 12, labelEvery: 10 },
    { step: 60, labelEvery: 5 },
  ],
}

/** Ticks of a ruler between two places of the layout; `scale` is pixels per inch. */
export function rulerTicks(unit: LengthUnit, from: Inches, to: Inches, scale: number): readonly Tick[] {
  const { step, labelEvery } = scaleFor(unit, scale)
  const first = Math.max(0, Math.ceil(from / step))
  const last = Math.floor(to / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const count = first + index
    const at = count * step
    return { at, label: count % labelEvery === 0 ? labelOf(unit, at) : null }
  })
}

function scaleFor(unit: LengthUnit, scale: number): Scale {
  const scales = SCALES[unit]
  const fits = ({ step, labelEvery }: Scale) =>
    step * scale >= TICK_ROOM && step * labelEvery * scale >= LABEL_ROOM
  return scales.find(fits) ?? scales[scales.length - 1] ?? { step: INCHES_PER_FOOT, labelEvery: 5 }
}

const labelOf = (unit: LengthUnit, at: Inches): string =>
  unit === 'ft' ? `${at / INCHES_PER_FOOT}'` : `${at}"`
