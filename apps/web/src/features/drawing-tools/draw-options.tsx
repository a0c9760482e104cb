import { newDrawing } from '@ramp/domain'
import type { Draws } from '@ramp/editor'
import { useEditor } from '../../lib/use-editor.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { ColorRow } from '../../ui/color-row.tsx'
import { LineLook } from '../../ui/line-look.tsx'
import { NumberSlider } from '../../ui/number-slider.tsx'
import { PanelSection } from '../../ui/panel.tsx'

const NOWHERE = { x: 0, y: 0 }
/** What has an inside that can be filled. */
const FILLED: readonly Draws[] = ['rectangle', 'circle', 'triangle']

/** The look of what is drawn next (spec 3 §2.15, drawing options). */
export function DrawOptions({ kind }: { readonly kind: Draws }) {
  const editor = useEditor()
  const chosen = useEditorState(({ drawStyle }) => drawStyle)
  const style = { ...newDrawing({ kind, id: '', at: NOWHERE }).style, ...chosen }
  return (
    <PanelSection title="Drawing Options">
      <ColorRow
        id="draw-stroke"
        label="Line color"
        value={style.stroke}
        onChange={(stroke) => editor.setDrawStyle({ stroke })}
      />
      {FILLED.includes(kind) && (
        <ColorRow
          id="draw-fill"
          label="Background"
          value={style.fill}
          onChange={(fill) => editor.setDrawStyle({ fill })}
        />
      )}
      <LineLook look={style} onChange={(change) => editor.setDrawStyle(change)} />
      <NumberSlider
        label="Opacity"
        min={0.1}
        max={1}
        step={0.1}
        value={style.opacity}
        onChange={(opacity) => editor.setDrawStyle({ opacity })}
      />
    </PanelSection>
  )
}
