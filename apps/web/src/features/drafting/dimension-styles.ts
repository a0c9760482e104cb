import { DIMENSION_ENDS, type DrawingOf, type LineStyle } from '@ramp/domain'

/** One of the drafting lines a person can put down (spec 2 §3.5). */
export type DimensionStyle = {
  readonly id: string
  readonly frontendName: string
  readonly lineType: LineStyle
} & Pick<DrawingOf<'dimension'>, 'tickLeft' | 'tickRight'>

const NAME_OF_TICK = { line: 'Tick', arrow: 'Arrow', dot: 'Dot' } as const

/** The six drafting lines of a kind of line, named after what stands at their ends. */
export const dimensionStyles = (lineType: LineStyle): readonly DimensionStyle[] =>
  DIMENSION_ENDS.map((ends) => {
    const frontendName = endsText(ends)
    return { id: `${lineType} ${frontendName}`, frontendName, lineType, ...ends }
  })

function endsText({ tickLeft, tickRight }: (typeof DIMENSION_ENDS)[number]): string {
  const left = tickLeft.map((tick) => NAME_OF_TICK[tick]).join(' and ')
  const right = tickRight.map((tick) => NAME_OF_TICK[tick]).join(' and ')
  if (left === right) return left === '' ? 'Plain' : `${left} Ends`
  return [left, right].filter((end) => end !== '').join(' to ')
}
