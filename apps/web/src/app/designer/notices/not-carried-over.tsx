import { Button } from '@mantine/core'
import { type NotCarriedOver, notCarriedOver, productRules, takeOut } from '@ramp/domain'
import { Notice } from '@ramp/shell'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useProject } from '../../../project/use-project.ts'
import classes from './standing-notices.module.css'

/** Lists what the product line does not sell, such as what a conversion could not carry over, until each of it is settled. */
export function NotCarriedOverNotice() {
  const editor = useEditor()
  const lost = notCarriedOver(useAnalysis())
  const { name } = productRules(useProject().product)
  if (lost.length === 0) return null
  return (
    <div className={classes.notice}>
      <Notice
        tone="bad"
        title={`Not carried over: ${name} has no counterpart for these. Choose others from Parts, then remove them.`}
      >
        <ul className={classes.lost} aria-label="Not carried over">
          {lost.map((one) => (
            <li key={one.shortName}>
              {countText(one)}
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Remove ${one.shortName}`}
                onClick={() => editor.run(`Remove ${one.shortName}`, 'removed', takeOut(one))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** `2 × PPS85TL`, and how many of it were ordered beside the system. */
function countText({ shortName, parts, ordered }: NotCarriedOver): string {
  return [
    ...(parts.length > 0 ? [`${parts.length} × ${shortName}`] : []),
    ...(ordered > 0 ? [`${ordered} × ${shortName} ordered in addition to the system`] : []),
  ].join(', ')
}
