import { createContext, use } from 'react'
import { NO_PROBLEMS, type Problems } from './read-draft.ts'

/** What is wrong with the terms on the screen; each field finds its own by its path in the terms. */
export const ProblemsContext = createContext<Problems>(NO_PROBLEMS)

export const useProblem = (path: string): string | null => use(ProblemsContext).get(path) ?? null
