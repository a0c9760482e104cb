import { UnstyledButton } from '@mantine/core'
import { drawingOfGraphic, graphicsOf, type LibraryGraphic } from '@ramp/drawing'
import { Notice } from '@ramp/shell'
import { useDrawingCard } from '../../canvas/pointer/use-drawing-card.ts'
import { useProject } from '../../project/use-project.ts'
import { GraphicPicture } from '../../ui/figures/graphic-picture.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import classes from './drawing-tools.module.css'

/** What each tool is good for. */
const USE: Readonly<Record<string, string>> = {
  'measure-tool': 'Stretch it between two places to read the distance.',
  ruler: 'Lay it along an edge to see inches and feet.',
}

/** Tools that lie on the canvas while one works (spec 3 §2.15). */
export const ToolsPanel = () => (
  <Panel title="Tools" sub="Drag a tool onto the canvas, or click to place it">
    <ul className={classes.tools}>
      {graphicsOf('Tools').map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </ul>
    <Notice tone="plain">Tools stencils must be deleted before the system is finished.</Notice>
  </Panel>
)

function ToolCard({ tool }: { readonly tool: LibraryGraphic }) {
  const { units } = useProject()
  const card = useDrawingCard((known) => drawingOfGraphic(tool, { ...known, units }))
  return (
    <li>
      <UnstyledButton className={classes.tool} {...card}>
        <GraphicPicture graphic={tool} width={120} height={72} className={classes.picture} />
        <span>
          <b>{tool.frontendName}</b>
          <small>{USE[tool.id]}</small>
        </span>
      </UnstyledButton>
    </li>
  )
}
