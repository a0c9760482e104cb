import { useSelectedParts } from '../../lib/use-selected-parts.ts'
import { OnePart } from './one-part.tsx'
import classes from './property-panel.module.css'
import { SeveralParts } from './several-parts.tsx'

/** What is selected, what follows for it, and its settings. Nothing selected: no panel. */
export function PropertyPanel() {
  const parts = useSelectedParts()
  const [first] = parts
  if (!first) return null
  return (
    <aside className={classes.panel} aria-label="Properties">
      {parts.length === 1 ? <OnePart key={first.part.id} placed={first} /> : <SeveralParts parts={parts} />}
    </aside>
  )
}
