import { Button } from '@mantine/core'
import { problemText } from '@ramp/shell'
import { Component, type ReactNode } from 'react'
import classes from './error-boundary.module.css'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** Tells what was thrown, for the error store. */
  readonly onError: (message: string) => void
  /** Goes back to where it worked. */
  readonly onRevert: () => void
  /**
   * Given where the message and the way back are told elsewhere: whether they are told now. Nothing is shown here then, and once
   * they are told no longer, the way back was taken.
   */
  readonly isTold?: boolean
}

/** Catches what a section or the canvas throws, so that the rest of the workspace goes on (spec 1 §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly message: string | null }> {
  override state: { readonly message: string | null } = { message: null }

  static getDerivedStateFromError(error: unknown) {
    return { message: problemText(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(ErrorBoundary.getDerivedStateFromError(error).message)
  }

  override componentDidUpdate({ isTold: wasTold }: ErrorBoundaryProps) {
    if (wasTold && !this.props.isTold && this.state.message !== null) this.revert()
  }

  override render() {
    const { message } = this.state
    if (message === null) return this.props.children
    if (this.props.isTold !== undefined) return null
    return <ErrorNotice message={message} onRevert={() => this.revert()} />
  }

  private revert() {
    this.props.onRevert()
    this.setState({ message: null })
  }
}

type ErrorNoticeProps = { readonly message: string; readonly onRevert: () => void }

/** What went wrong, and the way back (spec 1 §8). */
export const ErrorNotice = ({ message, onRevert }: ErrorNoticeProps) => (
  <div className={classes.failed} role="alert">
    <p>An error occurred: {message}</p>
    <Button variant="default" onClick={onRevert}>
      Revert Back
    </Button>
  </div>
)
