import { SegmentedControl } from '@mantine/core'
import { type DrawingStyle, LINE_CAPS, LINE_STYLES } from '@ramp/domain'
import { choicesOf } from '../../lib/names/choices-of.ts'
import { FieldRow } from './field-row.tsx'
import { PixelSlider } from './pixel-slider.tsx'

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
    {hasStyle && <StyleAndCap look={look} onChange={onChange} />}
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

const StyleAndCap = ({ look: { lineStyle, lineCap }, onChange }: LineLookProps) => (
  <>
    <FieldRow label="Line style">
      <SegmentedControl
        aria-label="Line style"
        size="sm"
        data={choicesOf(LINE_STYLES)}
        value={lineStyle}
        onChange={(next) => {
          const chosen = LINE_STYLES.find((one) => one === next)
          if (chosen) onChange({ lineStyle: chosen })
        }}
      />
    </FieldRow>
    <FieldRow label="Line cap">
      <SegmentedControl
        aria-label="Line cap"
        size="sm"
        data={choicesOf(LINE_CAPS)}
        value={lineCap}
        onChange={(next) => {
          const chosen = LINE_CAPS.find((one) => one === next)
          if (chosen) onChange({ lineCap: chosen })
        }}
      />
    </FieldRow>
  </>
)
