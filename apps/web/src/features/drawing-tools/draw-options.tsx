import { newDrawing } from '@ramp/domain'
import { type Draws, setDrawStyle } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { ColorRow } from '../../ui/fields/color-row.tsx'
import { LineLook } from '../../ui/fields/line-look.tsx'
import { NumberSlider } from '../../ui/fields/number-slider.tsx'
import { PanelSection } from '../../ui/panel/panel.tsx'

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
        onChange={(stroke) => setDrawStyle(editor, { stroke })}
      />
      {FILLED.includes(kind) && (
        <ColorRow
          id="draw-fill"
          label="Background"
          value={style.fill}
          onChange={(fill) => setDrawStyle(editor, { fill })}
        />
      )}
      <LineLook look={style} onChange={(change) => setDrawStyle(editor, change)} />
      <NumberSlider
        label="Opacity"
        min={0.1}
        max={1}
        step={0.1}
        value={style.opacity}
        onChange={(opacity) => setDrawStyle(editor, { opacity })}
      />
    </PanelSection>
  )
}
