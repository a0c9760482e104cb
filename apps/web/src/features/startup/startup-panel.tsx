import { Button } from '@mantine/core'
import type { Inches } from '@ramp/domain'
import { BrandMark } from '@ramp/shell'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { log } from '../../lib/log.ts'
import { RiseFields } from '../../ui/height/rise-fields.tsx'
import type { StartupOffer } from './startup-offer.ts'
import classes from './startup-panel.module.css'

export type StartupChoice = 'blank' | 'official' | 'history'

type StartupPanelProps = {
  readonly offer: StartupOffer
  /** Address of the picture of the history backup; null when there is none. */
  readonly preview: string | null
  /** A new project was asked for: beginning blank is what the person came for. */
  readonly isFirstStart: boolean
  /** What is being opened right now; the buttons wait. */
  readonly opening: StartupChoice | null
  /** `rise` is what was typed for a project that starts blank, inches; null when nothing was. */
  readonly onChoose: (choice: StartupChoice, rise: Inches | null) => void
  /** A blank project is begun with the ramps that fit this rise. */
  readonly onFit: (rise: Inches) => void
  /** What else is to be known before one begins. */
  readonly children?: ReactNode
}

/** Stands before the workspace until the person says with what to begin. */
export function StartupPanel(props: StartupPanelProps) {
  const { offer, preview, isFirstStart, opening, onChoose, onFit, children } = props
  const { heading, text, official, hasHistory } = offer
  const [rise, setRise] = useState<Inches | null>(null)
  // Enter in the field begins with the rise that was taken by it.
  const [isEntered, setEntered] = useState(false)
  const begin = useEffectEvent(() => onChoose('blank', rise))
  useEffect(() => {
    if (isEntered) begin()
  }, [isEntered])
  const button = (choice: StartupChoice, label: string, variant: 'filled' | 'default' = 'filled') => (
    <Button
      variant={variant}
      loading={opening === choice}
      disabled={opening !== null && opening !== choice}
      onClick={() => onChoose(choice, rise)}
    >
      {label}
    </Button>
  )
  const fit = rise !== null && (
    <Button variant="default" disabled={opening !== null} onClick={() => onFit(rise)}>
      Fit a ramp
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
            {hasHistory && (
              <HistoryCard preview={preview}>{button('history', 'Load From History', 'default')}</HistoryCard>
            )}
          </div>
        )}
        {/* An official save may be too old to load: the design can still begin. */}
        {official && <div className={classes.answers}>{button('blank', 'Start Project', 'default')}</div>}
        {!official && (
          <div className={classes.rise}>
            <RiseFields
              label="Rise: how high is the door above the ground?"
              value={rise}
              onChange={setRise}
              onEnter={() => setEntered(true)}
            />
          </div>
        )}
        {!official && hasHistory && (
          <>
            <p className={classes.found}>A history backup of this project was found.</p>
            <Preview preview={preview} />
            <div className={classes.answers}>
              {button('blank', 'Start From Blank Project', isFirstStart ? 'filled' : 'default')}
              {button('history', 'Load From History', isFirstStart ? 'default' : 'filled')}
              {fit}
            </div>
          </>
        )}
        {!official && !hasHistory && (
          <div className={classes.answers}>
            {button('blank', 'Start Project')}
            {fit}
          </div>
        )}
        {children}
      </section>
    </main>
  )
}

type HistoryCardProps = { readonly preview: string | null; readonly children: ReactNode }

const HistoryCard = ({ preview, children }: HistoryCardProps) => (
  <article className={classes.card}>
    <h2>Load From History</h2>
    <p>This will load your project from a backup or autosave.</p>
    <Preview preview={preview} />
    {children}
  </article>
)

/** How the project looked when it was last saved to history. */
const Preview = ({ preview }: { readonly preview: string | null }) =>
  preview && (
    <img
      className={classes.preview}
      src={preview}
      width={150}
      height={150}
      alt="The saved layout"
      onError={() => log('The preview of the saved layout could not be loaded')}
    />
  )
