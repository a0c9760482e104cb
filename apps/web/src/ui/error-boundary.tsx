import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import classes from './error-boundary.module.css'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** Goes back to where it worked. */
  readonly onRevert: () => void
}

/** Catches what a section or the canvas throws, so that the rest of the workspace goes on (spec 1 §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <div className={classes.failed} role="alert">
        <p>An error occurred: {error.message}</p>
        <Button
          variant="default"
          onClick={() => {
            this.props.onRevert()
            this.setState({ error: null })
          }}
        >
          Revert Back
        </Button>
      </div>
    )
  }
}
