import { Button, Loader } from '@mantine/core'
import {
  analyse,
  codesOfProject,
  counted,
  doorInSentence,
  type FitRequest,
  isSystemPart,
  type Layout,
  NO_WISHES,
  setRise,
  startHeight,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { showGhost, takeRamp } from '@ramp/editor'
import { useEffect, useMemo, useState } from 'react'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { HeightField } from '../../ui/height/height-field.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Assumed } from './assumed.tsx'
import { EgressQuestion } from './egress-question.tsx'
import classes from './fit-panel.module.css'
import { type FitQuestion, fitRequestOf, hasDoorPlace } from './fit-request-of.ts'
import { FitWishesFields } from './fit-wishes.tsx'
import { ghostWords, sharedAssumptions, whyText } from './fit-words.ts'
import { askedBesides, isNoneBetter, type KeptFrom, stillOffered, withKeptFrom } from './kept-from.ts'
import { KeptParts } from './kept-parts.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { keyOf, type Offered } from './offered/fit-messages.ts'
import {
  type OfferedPrice,
  offeredPrice,
  rankedBy,
  rankWords,
  whyInstalled,
} from './offered/installed-prices.ts'
import { useInstalledPrices } from './offered/use-installed-prices.ts'
import { ProposalCard } from './proposal-card.tsx'
import { STILL_LOOKING, useChosen } from './use-chosen.ts'
import { type Fit, useFit } from './use-fit.ts'

/** 'Fit a ramp': which ramps are possible at this door at all, from the site or from a rise alone. */
export function FitPanel() {
  const editor = useEditor()
  const layout = useLayout()
  const [question, setQuestion] = useState<FitQuestion>(() => ({
    codes: codesOfProject(layout.project),
    wishes: NO_WISHES,
    keep: [],
  }))
  const ask = fitRequestOf(layout, question)
  if (!ask)
    return (
      <Panel title="Fit a ramp" sub="How high is the door? Everything else can be left open.">
        <HeightField
          label="Rise: how high is the door above the ground?"
          value={null}
          onChange={(rise) => editor.run('Set rise', 'propChange', setRise(rise))}
          isLive={false}
          isFocused
        />
      </Panel>
    )
  return <Answer ask={ask} layout={layout} question={question} onQuestion={setQuestion} />
}

type AnswerProps = {
  readonly ask: FitRequest
  readonly layout: Layout
  readonly question: FitQuestion
  readonly onQuestion: (question: FitQuestion) => void
}

function Answer({ ask, layout, question, onQuestion }: AnswerProps) {
  const editor = useEditor()
  const { header } = useOpenedProject()
  const fit = useFit(ask, editor.catalogue)
  const [keptFrom, setKeptFrom] = useState<KeptFrom | null>(null)
  const from = stillOffered(keptFrom, ask)
  const unranked = fit.isLooking ? fit.proposals : withKeptFrom(fit.proposals, from)
  const prices = useInstalledPrices(unranked, { header, before: layout, isLooking: fit.isLooking })
  const found = rankedBy(unranked, prices, question.wishes.straight)
  const { shown: proposals, chosen, choose } = useChosen(ask, found)
  const replaces = layout.parts.filter(isSystemPart).length
  // Over parts that are drawn nothing is laid until a person chooses it.
  const first = replaces === 0 ? proposals[0] : undefined
  const offered = chosen ?? first ?? null
  usePreview(offered, offered && offeredPrice(offered, prices))
  const shared = sharedAssumptions(proposals)
  return (
    <Panel
      title="Fit a ramp"
      sub={subOf({ ...fit, proposals }, question, ask, {
        hasSite: hasDoorPlace(layout),
        rank: rankWords(prices),
      })}
      footer={
        offered && (
          <>
            {fit.isLooking ? (
              <span className={classes.muted}>{STILL_LOOKING}</span>
            ) : (
              replaces > 0 && (
                <span className={classes.muted}>Replaces the parts you drew. Undo brings them back.</span>
              )
            )}
            {/* What is under the pointer is what is used: a better one does not take its place then. */}
            <Button
              className={classes.take}
              onPointerEnter={() => choose(offered)}
              onFocus={() => choose(offered)}
              onClick={() => takeRamp(editor, offered.layout)}
            >
              Use this ramp
            </Button>
          </>
        )
      }
    >
      <div aria-live="polite" aria-busy={fit.isLooking}>
        {fit.fault !== null && <p role="alert">{fit.fault} Change an entry, or open the panel again.</p>}
        {fit.isLooking && proposals.length === 0 && fit.reasons.length === 0 && (
          <p className={classes.looking}>
            <Loader size="xs" /> Looking for ramps that fit
          </p>
        )}
        {fit.fault === null && proposals.length === 0 && (!fit.isLooking || fit.reasons.length > 0) && (
          <NothingFits {...fit} onTake={({ offered: one }) => takeRamp(editor, one.layout)} />
        )}
        {!fit.isLooking && proposals.length > 0 && (
          <p className="visually-hidden">{counted(proposals.length, 'ramp fits', 'ramps fit')}.</p>
        )}
      </div>
      {proposals.length > 0 && (
        <>
          {shared.length > 0 && <Assumed sentences={shared} />}
          {!offered && <p className={classes.note}>Choose a ramp to see it over the parts you drew.</p>}
          <ul className={classes.cards} aria-label="Ramps that fit">
            {proposals.map((one) => (
              <ProposalCard
                key={keyOf(one)}
                offered={one}
                before={layout}
                catalogue={editor.catalogue}
                price={offeredPrice(one, prices)}
                why={whyInstalled(whyText(one, fit), one, { prices, all: proposals })}
                assumed={one.assumed.filter((sentence) => !shared.includes(sentence))}
                isChosen={offered !== null && keyOf(one) === keyOf(offered)}
                onChoose={() => choose(one)}
              />
            ))}
          </ul>
          <KeptParts
            offered={offered}
            keep={question.keep}
            isNoneBetter={!fit.isLooking && isNoneBetter(fit.proposals, from)}
            onKeep={(keep) => {
              if (offered && keep.length > question.keep.length)
                setKeptFrom({ asked: askedBesides(ask), offered })
              onQuestion({ ...question, keep })
            }}
          />
        </>
      )}
      {fit.lookLonger && (
        <p className={classes.longer}>
          Not every layout was tried.
          <Button variant="default" size="compact-sm" onClick={fit.lookLonger}>
            Keep looking
          </Button>
        </p>
      )}
      {fit.notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      <EgressQuestion ask={ask} answer={fit} />
      <FitWishesFields question={question} onChange={onQuestion} />
    </Panel>
  )
}

/** `6 that fit, best first, by parts price. Rise 24", codes IRC and Practice, on open ground.` */
function subOf(
  { isLooking, proposals, reasons }: Fit,
  { codes }: FitQuestion,
  asked: FitRequest,
  { hasSite, rank }: { readonly hasSite: boolean; readonly rank: string },
): string {
  // Ramps may go over a porch they were to start at.
  const { site } = proposals[0]?.layout ?? asked
  const [door] = asked.site.doors
  const found = proposals.length === 0 ? 'None found' : `${proposals.length} that fit, best first, ${rank}`
  const count = isLooking && reasons.length === 0 ? 'Looking' : found
  const from = door && site.doors.length > 1 ? `From ${doorInSentence(site, door)}: rise` : 'Rise'
  const rise = door ? `${from} ${lengthText(startHeight(door, site), 'height')}, ` : ''
  return `${count}. ${rise}codes ${codes.join(', ')}${hasSite ? '' : ', on open ground'}.`
}

/** Draws the chosen ramp over the canvas, where it is not taken yet. */
function usePreview(offered: Offered | null, price: OfferedPrice | null) {
  const words = offered && price && ghostWords(offered, price)

  const editor = useEditor()
  const ghost = useMemo(() => {
    if (!offered || words === null) return null
    const { placement } = analyse(offered.layout, editor.catalogue)
    return { parts: placement.parts, words }
  }, [offered, words, editor])
  useEffect(() => {
    showGhost(editor, ghost)
    return () => showGhost(editor, null)
  }, [editor, ghost])
}
