import { Fragment } from 'react'
import { markedIn } from './marked-in.ts'

type MarkedProps = { readonly text: string; readonly words: readonly string[] }

/** A text in which the words that were searched for stand out. */
export const Marked = ({ text, words }: MarkedProps) =>
  markedIn(text, words).map(({ piece, isFound, from }) =>
    isFound ? <mark key={from}>{piece}</mark> : <Fragment key={from}>{piece}</Fragment>,
  )
