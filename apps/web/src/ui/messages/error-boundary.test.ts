import { expect, test } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

test.each([
  ['an error', new Error('no such leg'), 'no such leg'],
  ['anything else', 'out of paper', 'out of paper'],
])('%s thrown by a section is told to the error store in its own words [web-ui-8]', (_, thrown, message) => {
  const told: string[] = []
  const boundary = new ErrorBoundary({
    children: null,
    onError: (text) => told.push(text),
    onRevert: () => undefined,
  })
  boundary.componentDidCatch(thrown)
  expect(told).toEqual([message])
  expect(ErrorBoundary.getDerivedStateFromError(thrown)).toEqual({ message })
})
