import { UnstyledButton } from '@mantine/core'
import { type LineStyle, newDrawing } from '@ramp/domain'
import { useDrawingCard } from '../../canvas/pointer/use-drawing-card.ts'
import { useProject } from '../../project/use-project.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { DimensionPicture } from './dimension-picture.tsx'
import { type DimensionStyle, dimensionStyles } from './dimension-styles.ts'
import classes from './drafting.module.css'

const SECTIONS: readonly { readonly lineType: LineStyle; readonly title: string }[] = [
  { lineType: 'solid', title: 'Solid Dimension Lines' },
  { lineType: 'dashed', title: 'Dashed Dimension Lines' },
]

/** Drafting lines to measure the drawing with (spec 2 §2.8). */
export const DraftingPanel = () => (
  <Panel title="Drafting Lines" sub="Drag a line onto the canvas, or click to place it">
    {SECTIONS.map(({ lineType, title }) => (
      <section key={lineType} aria-label={title}>
        <h3 className={classes.heading}>{title}</h3>
        <ul className={classes.grid}>
          {dimensionStyles(lineType).map((style) => (
            <DimensionCard key={style.id} style={style} />
          ))}
        </ul>
      </section>
    ))}
  </Panel>
)

function DimensionCard({ style }: { readonly style: DimensionStyle }) {
  const { units } = useProject()
  const { frontendName, lineType, tickLeft, tickRight } = style
  const card = useDrawingCard((known) => {
    const line = newDrawing({ kind: 'dimension', ...known, tickLeft, tickRight, dimUnits: units })
    return { ...line, style: { ...line.style, lineStyle: lineType } }
  })
  return (
    <li>
      <UnstyledButton className={classes.card} aria-label={`Place ${frontendName}, ${lineType}`} {...card}>
        <DimensionPicture style={style} units={units} />
        <span className={classes.name}>{frontendName}</span>
      </UnstyledButton>
    </li>
  )
}
