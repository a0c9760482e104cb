import { Button } from '@mantine/core'
import { BrandMark } from '../../ui/brand-mark.tsx'
import type { StartupOffer } from './startup-offer.ts'
import classes from './startup-panel.module.css'

export type StartupChoice = 'blank' | 'official' | 'history'

type StartupPanelProps = {
  readonly offer: StartupOffer
  /** What is being opened right now; the buttons wait. */
  readonly opening: StartupChoice | null
  readonly onChoose: (choice: StartupChoice) => void
}

/** Stands before the workspace until the person says with what to begin. */
export function StartupPanel({ offer, opening, onChoose }: StartupPanelProps) {
  const { heading, text, official, hasHistory } = offer
  const button = (choice: StartupChoice, label: string, variant: 'filled' | 'default' = 'filled') => (
    <Button
      variant={variant}
      loading={opening === choice}
      disabled={opening !== null && opening !== choice}
      onClick={() => onChoose(choice)}
    >
      {label}
    </Button>
  )
  return (
    <main className={classes.page}>
      <section className={classes.panel} aria-label="Start">
        <BrandMark size={36} />
        <h1 className={classes.heading}>{heading}</h1>
        <p className={classes.text}>{text}</p>
        {official && (
          <div className={classes.cards}>
            <article className={classes.card}>
              <h2>{official} Project</h2>
              <p>This will load your project from its last official save.</p>
              {button('official', `Load From ${official}`)}
            </article>
            {hasHistory && <HistoryCard>{button('history', 'Load From History', 'default')}</HistoryCard>}
          </div>
        )}
        {!official && hasHistory && (
          <>
            <p className={classes.found}>A history backup of this project was found.</p>
            <div className={classes.answers}>
              {button('blank', 'Start From Blank Project', 'default')}
              {button('history', 'Load From History')}
            </div>
          </>
        )}
        {!official && !hasHistory && (
          <div className={classes.answers}>{button('blank', 'Start Project')}</div>
        )}
      </section>
    </main>
  )
}

const HistoryCard = ({ children }: { readonly children: React.ReactNode }) => (
  <article className={classes.card}>
    <h2>Load From History</h2>
    <p>This will load your project from a backup or autosave.</p>
    {children}
  </article>
)
