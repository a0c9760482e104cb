import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Keeps the server's answers for one person. It must stand where another person finds everything new. */
export function Answers({ children }: { readonly children: ReactNode }) {
  const [answers] = useState(newAnswers)
  return <QueryClientProvider client={answers}>{children}</QueryClientProvider>
}

export const newAnswers = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A call that failed is told at once, and the person says when to try again.
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        // What nobody looks at any more is asked for anew.
        gcTime: 0,
      },
    },
  })
