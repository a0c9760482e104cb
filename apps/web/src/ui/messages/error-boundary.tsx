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

  override render() {
    const { message } = this.state
    if (message === null) return this.props.children
    const revert = () => {
      this.props.onRevert()
      this.setState({ message: null })
    }
    return <ErrorNotice message={message} onRevert={revert} />
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
