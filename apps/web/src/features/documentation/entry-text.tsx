import { Notice } from '@ramp/shell'
import type { Entry } from './content/entry.ts'
import classes from './documentation-page.module.css'

export type Variant = 'desktop' | 'tablet'

type EntryTextProps = { readonly entry: Entry; readonly variant: Variant }

/** One entry: a heading with paragraphs and what to do step by step, or a rule in its box. */
export function EntryText({ entry, variant }: EntryTextProps) {
  const paragraphs = (variant === 'tablet' && entry.tablet) || entry.text
  const steps = (variant === 'tablet' && entry.tabletSteps) || entry.steps || []
  if (entry.ruleType) {
    return (
      <div className={classes.rule}>
        <Notice tone={entry.ruleType === 'danger' ? 'bad' : 'look'} title={entry.title}>
          {paragraphs.join(' ')}
        </Notice>
      </div>
    )
  }
  return (
    <section>
      <h2 className={classes.entry}>{entry.title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
