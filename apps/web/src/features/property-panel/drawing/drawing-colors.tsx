import {
  borderOf,
  changeDrawing,
  type Drawing,
  type DrawingOf,
  type DrawingStyle,
  hasInside,
  isWorded,
  setBorder,
  setDrawingStyle,
  setLettering,
} from '@ramp/domain'
import { PALETTE } from '@ramp/drafting'
import { paintsOf } from '@ramp/drawing'
import { useEditor } from '../../../project/use-editor.ts'
import { ColorRow } from '../../../ui/fields/color-row.tsx'
import { NumberSlider } from '../../../ui/fields/number-slider.tsx'

/** Background, border, words and opacity (spec 2 §2.10). */
export function DrawingColors({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  const set = (style: Partial<DrawingStyle>) =>
    editor.run('Change style', 'propChange', setDrawingStyle([drawing.id], style))
  return (
    <>
      {hasInside(drawing) && (
        <ColorRow
          id="drawing-background"
          label="Background"
          value={drawing.style.fill}
          onChange={(fill) => set({ fill })}
        />
      )}
      <ColorRow
        id="drawing-border"
        label={drawing.kind === 'pen-path' ? 'Line' : 'Border'}
        value={borderOf(drawing).color}
        onChange={(color) => editor.run('Change style', 'propChange', setBorder([drawing.id], { color }))}
      />
      {isWorded(drawing) && (
        <ColorRow
          id="drawing-font-color"
          label="Text"
          value={drawing.lettering.fontColor}
          onChange={(fontColor) => {
            if (fontColor) editor.run('Letter', 'propChange', setLettering([drawing.id], { fontColor }))
          }}
        />
      )}
      {drawing.kind === 'graphic' && <SecondColors graphic={drawing} />}
      {drawing.kind === 'pen-path' && <PenColors pen={drawing} />}
      <NumberSlider
        label="Opacity"
        min={0.1}
        max={1}
        step={0.1}
        value={drawing.style.opacity}
        onChange={(opacity) => set({ opacity })}
      />
    </>
  )
}

const PEN_COLORS = [
  { paint: 'knotColor', id: 'drawing-knots', label: 'Knots' },
  { paint: 'controlColor', id: 'drawing-controls', label: 'Controls' },
] as const

/** The colours of a pen path while it is shaped (spec 2 §3.7); none goes back to those of the product. */
function PenColors({ pen }: { readonly pen: DrawingOf<'pen-path'> }) {
  const editor = useEditor()
  return PEN_COLORS.map(({ paint, id, label }) => (
    <ColorRow
      key={paint}
      id={id}
      label={label}
      value={pen[paint] ?? PALETTE.selected}
      onChange={(color) =>
        editor.run('Change style', 'propChange', changeDrawing(pen, { [paint]: color ?? undefined }))
      }
    />
  ))
}

const SECOND_COLORS = [
  { paint: 'fill2', id: 'drawing-background-2', label: 'Second background' },
  { paint: 'stroke2', id: 'drawing-border-2', label: 'Second border' },
] as const

/** The other pair of colours of a graphic, as far as its picture has them (spec 2 §3.7). */
function SecondColors({ graphic }: { readonly graphic: DrawingOf<'graphic'> }) {
  const editor = useEditor()
  const paints = paintsOf(graphic.graphic)
  const set = (second: Partial<typeof graphic.second>) =>
    editor.run(
      'Change style',
      'propChange',
      changeDrawing(graphic, { second: { ...graphic.second, ...second } }),
    )
  return (
    <>
      {SECOND_COLORS.filter(({ paint }) => paints.includes(paint)).map(({ paint, id, label }) => (
        <ColorRow
          key={id}
          id={id}
          label={label}
          value={graphic.second[paint]}
          onChange={(color) => set({ [paint]: color })}
        />
      ))}
    </>
  )
}
