import type { PaperKind } from '@ramp/papers'
import { useEffect } from 'react'

const listeners = new Set<(kind: PaperKind) => void>()

/** Asks for the documents with one of them chosen: a panel offers the document that belongs to it. */
export function requestDocument(kind: PaperKind): void {
  for (const listener of listeners) listener(kind)
}

/** Is told of each request while the component is there. */
export function useDocumentRequests(onRequest: (kind: PaperKind) => void): void {
  useEffect(() => {
    listeners.add(onRequest)
    return () => {
      listeners.delete(onRequest)
    }
  })
}
