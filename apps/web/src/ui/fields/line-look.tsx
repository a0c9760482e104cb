import { type DrawingStyle, LINE_CAPS, LINE_STYLES } from '@ramp/domain'
import { PixelSlider } from './pixel-slider.tsx'
import { SegmentsRow } from './segments-row.tsx'

/** 0 to 20, as the specification counts (spec 2 §5). */
const WIDEST_STROKE = 20

type Look = Pick<DrawingStyle, 'lineStyle' | 'lineCap' | 'strokeWidth'>

type LineLookProps = {
  readonly look: Look
  readonly onChange: (change: Partial<Look>) => void
  /** Whether it may be dashed and ended otherwise; else its weight alone is set. */
  readonly hasStyle?: boolean
}

/** Style, cap and weight of a line (spec 2 §2.10). */
export const LineLook = ({ look, onChange, hasStyle = true }: LineLookProps) => (
  <>
    {hasStyle && (
      <>
        <SegmentsRow
          label="Line style"
          values={LINE_STYLES}
          value={look.lineStyle}
          onChoose={(lineStyle) => onChange({ lineStyle })}
        />
        <SegmentsRow
          label="Line cap"
          values={LINE_CAPS}
          value={look.lineCap}
          onChoose={(lineCap) => onChange({ lineCap })}
        />
      </>
    )}
    <PixelSlider
      label="Line width"
      min={0}
      max={WIDEST_STROKE}
      step={0.25}
      value={look.strokeWidth}
      onChange={(strokeWidth) => onChange({ strokeWidth })}
    />
  </>
)
