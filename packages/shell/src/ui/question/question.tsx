import { CloseButton } from '@mantine/core'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import classes from './question.module.css'

type QuestionProps = {
  readonly title: string
  readonly children: ReactNode
  /** Buttons, from left to right; the one with `data-autofocus` has the focus first. */
  readonly answers: ReactNode
  /** What Escape, the cross and a press beside the question do. Without it one of the answers must be given. */
  readonly onClose?: () => void
}

/** Asks over everything else as long as it is shown; then the focus goes back to where it was. */
export function Question({ title, children, answers, onClose }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.question}
      aria-modal
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // A browser closes a dialog at the second Escape without asking.
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
      onMouseDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose?.()
      }}
    >
      <header className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {onClose && <CloseButton aria-label="Close" onClick={onClose} />}
      </header>
      <div className={classes.body}>
        {children}
        <div className={classes.answers}>{answers}</div>
      </div>
    </dialog>,
    document.body,
  )
}
