import { Button } from '@mantine/core'
import type { DraftSummary } from '@ramp/contracts'
import type { Inches } from '@ramp/domain'
import { BrandMark } from '@ramp/shell'
import { type ReactNode, useEffect, useRef } from 'react'
import { log } from '../../lib/log.ts'
import { RiseFields } from '../../ui/height/rise-fields.tsx'
import type { StartupOffer } from './startup-offer.ts'
import classes from './startup-panel.module.css'

export type StartupChoice = 'blank' | 'official' | 'history'

type StartupPanelProps = {
  readonly offer: StartupOffer
  /** Address of the picture of the history backup; null when there is none. */
  readonly preview: string | null
  /** The draft on the server, where it is what 'Load From History' loads. */
  readonly draft: DraftSummary | null
  /** A new project was asked for: beginning blank is what the person came for. */
  readonly isFirstStart: boolean
  /** What is being opened right now; the buttons wait. */
  readonly opening: StartupChoice | null
  /** Of a project that starts blank, inches; null while nothing was typed. */
  readonly rise: Inches | null
  readonly onRise: (rise: Inches | null) => void
  readonly onChoose: (choice: StartupChoice) => void
  /** A blank project is begun in the Site section. */
  readonly onSurvey: () => void
  /** Begins with the chosen one of the ramps that fit the rise; null while there is none. */
  readonly onUse: (() => void) | null
  /** It is about to be used: a better one takes its place no more. */
  readonly onAim: () => void
  /** What is to be said of it; null where nothing is. */
  readonly useHint: string | null
  /** The ramps that fit the rise. */
  readonly ramps: ReactNode
  /** What else is to be known before one begins. */
  readonly children?: ReactNode
}

/** Stands before the workspace until the person says with what to begin. */
export function StartupPanel(props: StartupPanelProps) {
  const { offer, preview, draft, isFirstStart, opening, rise, onRise, onChoose, onSurvey, ramps, children } =
    props
  const { onUse, onAim, useHint } = props
  const { heading, text, official, hasHistory } = offer
  const begins = official !== null || (hasHistory && !isFirstStart)
  // Unfinished work comes first.
  const first: StartupChoice = hasHistory && !isFirstStart ? 'history' : 'official'
  const button = (choice: StartupChoice, label: string, isMain = true) => (
    <StartButton
      isMain={isMain && onUse === null}
      isFocused={begins && choice === first}
      isOpening={opening === choice}
      isDisabled={opening !== null && opening !== choice}
      onClick={() => onChoose(choice)}
    >
      {label}
    </StartButton>
  )
  return (
    <main className={classes.page} data-asks={!official}>
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
              <HistoryCard preview={preview} draft={draft}>
                {button('history', 'Load From History', false)}
              </HistoryCard>
            )}
          </div>
        )}
        {/* An official save may be too old to load: the design can still begin. */}
        {official && <div className={classes.answers}>{button('blank', 'Start Project', false)}</div>}
        {!official && (
          <div className={classes.rise}>
            <RiseFields
              label="Rise: how high is the door above the ground?"
              value={rise}
              onChange={onRise}
              isFocused={!begins}
            />
          </div>
        )}
        {!official && hasHistory && (
          <>
            <p className={classes.found}>A history backup of this project was found.</p>
            <SavedBy draft={draft} />
            <Preview preview={preview} />
          </>
        )}
        {!official && (
          <div className={classes.answers}>
            {/* It has its place before a ramp is found: what is below must not move under a finger. */}
            <Button
              disabled={opening !== null || onUse === null}
              onPointerEnter={onAim}
              onFocus={onAim}
              onClick={onUse ?? undefined}
            >
              Use this ramp
            </Button>
            {/* It has its room before it says anything, for the same reason. */}
            <p className={classes.useHint}>{useHint}</p>
            {hasHistory ? (
              <>
                {button('blank', 'Start From Blank Project', isFirstStart)}
                {button('history', 'Load From History', !isFirstStart)}
              </>
            ) : (
              button('blank', 'Start Project')
            )}
            <Button variant="default" disabled={opening !== null} onClick={onSurvey}>
              Survey the site first
            </Button>
          </div>
        )}
        {children}
      </section>
      {!official &&
        (rise === null ? (
          <p className={classes.hint}>Enter the rise to see complete ramps with their prices.</p>
        ) : (
          ramps
        ))}
    </main>
  )
}

type StartButtonProps = {
  readonly isMain: boolean
  /** Nothing but this begins what is there: Enter takes it. */
  readonly isFocused: boolean
  readonly isOpening: boolean
  readonly isDisabled: boolean
  readonly onClick: () => void
  readonly children: string
}

function StartButton({ isMain, isFocused, isOpening, isDisabled, onClick, children }: StartButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])
  return (
    <Button
      ref={button}
      variant={isMain ? 'filled' : 'default'}
      loading={isOpening}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

type HistoryCardProps = {
  readonly preview: string | null
  readonly draft: DraftSummary | null
  readonly children: ReactNode
}

const HistoryCard = ({ preview, draft, children }: HistoryCardProps) => (
  <article className={classes.card}>
    <h2>Load From History</h2>
    <p>This will load your project from a backup or autosave.</p>
    <SavedBy draft={draft} />
    <Preview preview={preview} />
    {children}
  </article>
)

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** When the draft on the server was saved, and by whom: maybe on another device. */
const SavedBy = ({ draft }: { readonly draft: DraftSummary | null }) =>
  draft && (
    <p className={classes.savedBy}>
      Draft, saved {moment.format(new Date(draft.savedAt))} by {draft.savedBy}
    </p>
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
