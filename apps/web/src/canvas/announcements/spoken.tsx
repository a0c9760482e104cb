import { useEffect, useState } from 'react'
import { onSaid } from '../../ui/messages/say.ts'

/** What other parts of the screen have to say; the same words again are said again. */
export function Spoken() {
  const [said, setSaid] = useState({ words: '', times: 0 })
  useEffect(() => onSaid((words) => setSaid(({ times }) => ({ words, times: times + 1 }))), [])
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-spoken>
      <span key={said.times}>{said.words}</span>
    </p>
  )
}
