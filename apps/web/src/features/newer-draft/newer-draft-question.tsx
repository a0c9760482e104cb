import { Button } from '@mantine/core'
import { analyse, type Layout } from '@ramp/domain'
import { Notice, problemText, Question } from '@ramp/shell'
import { useEffect, useState } from 'react'
import type { NewerDraft, OpenDraft } from '../../drafts/draft-context.ts'
import { layoutPreview } from '../../output/layout-preview.ts'
import { useEditor } from '../../project/use-editor.ts'
import { toast } from '../../ui/messages/toast.ts'
import classes from './newer-draft-question.module.css'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type NewerDraftQuestionProps = { readonly open: OpenDraft }

/** Asks which of two drawings goes on: neither takes the place of the other by itself. */
export function NewerDraftQuestion({ open }: NewerDraftQuestionProps) {
  const editor = useEditor()
  const [newer, setNewer] = useState<NewerDraft | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const { newer: ask } = open
  useEffect(() => {
    let isWanted = true
    ask().then(
      (found) => isWanted && setNewer(found),
      (error: unknown) => isWanted && setProblem(error),
    )
    return () => {
      isWanted = false
    }
  }, [ask])
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    await work().catch(setProblem)
    setBusy(false)
  }
  const keepCopy = () =>
    attempt(async () => {
      const copy = await open.keepAsCopy(newer ?? (await ask()))
      toast.success(`Saved as quote ${copy}`, 'Your drawing is in a copy of this quote.')
    })
  const take = () => attempt(async () => open.takeNewer(newer ?? (await ask())))
  const draft = newer?.draft ?? null
  const wasFinished = newer !== null && draft === null
  return (
    <Question
      title={wasFinished ? 'This quote was finished elsewhere' : 'There is a newer draft of this quote'}
      answers={
        <>
          <Button data-autofocus disabled={isBusy} loading={isBusy} onClick={keepCopy}>
            Keep mine as a copy
          </Button>
          <Button variant="default" disabled={isBusy || newer === null} onClick={take}>
            {wasFinished ? 'Continue with mine' : 'Use the newer draft'}
          </Button>
        </>
      }
    >
      <p>
        {wasFinished
          ? 'Someone finished or discarded its draft on another device while you edited yours. Keep your drawing as a separate quote, or continue with it here.'
          : 'It was saved on another device while you edited yours. Keep your drawing as a separate quote, or use the newer draft here. Undo brings yours back.'}
      </p>
      <div className={classes.both}>
        <Drawing title="Yours" note="On this device" layout={editor.decided} />
        {draft && (
          <Drawing
            title={`Saved by ${draft.savedBy}`}
            note={moment.format(new Date(draft.savedAt))}
            layout={draft.project.layout}
          />
        )}
      </div>
      {problem !== null && <Notice tone="bad">{problemText(problem)}</Notice>}
    </Question>
  )
}

type DrawingProps = { readonly title: string; readonly note: string; readonly layout: Layout }

function Drawing({ title, note, layout }: DrawingProps) {
  const address = usePicture(layout)
  return (
    <figure className={classes.drawing}>
      {address ? <img src={address} width={200} height={200} alt="" /> : <span className={classes.none} />}
      <figcaption>
        <b>{title}</b>
        <span>{note}</span>
      </figcaption>
    </figure>
  )
}

/** Address of a small picture of a drawing; null until it is drawn. */
function usePicture(layout: Layout): string | null {
  const { catalogue } = useEditor()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isWanted = true
    layoutPreview(analyse(layout, catalogue))
      .then((picture) => {
        if (!isWanted) return
        made = URL.createObjectURL(picture)
        setAddress(made)
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [layout, catalogue])
  return address
}
