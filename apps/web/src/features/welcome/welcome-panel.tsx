import { type ReactNode, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { useUser } from '../../lib/auth/use-user.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { DayScene } from './day-scene.tsx'
import { encouragementFor, greetingAt } from './greeting.ts'
import classes from './welcome-panel.module.css'

/** What a person sees first: the time of day, their name, a kind word, `children`, and the keys worth knowing. */
export function WelcomePanel({ children }: { readonly children?: ReactNode }) {
  const user = useUser()
  const { hasSingleKeys } = useKeys()
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  const [line] = useState(() => encouragementFor(Math.random()))
  return (
    <Panel title="Welcome">
      <DayScene scene={greeting.scene} />
      <p className={classes.greeting}>
        {greeting.text}
        {user && `, ${user.name}`}
      </p>
      <p className={classes.line}>{line}</p>
      {children}
      <h3 className={classes.heading}>Good to know</h3>
      <dl className={classes.keys}>
        {KEYS.filter(([keys]) => hasSingleKeys || !SINGLE.test(keys)).map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

const KEYS = [
  ['Click or drag', 'places a part from Parts'],
  ['R, Shift+R', 'turns the selection by 45°'],
  ['Arrow keys', 'move it; with Ctrl in larger steps'],
  ['V, B, C, X', 'hold to drag along a line'],
  ['Alt+wheel', 'zooms about the pointer'],
  ['Space+drag', 'moves the view'],
  ['Ctrl+S', 'saves to history'],
] as const

/** Letters alone, which a person may have switched off. */
const SINGLE = /^[A-Z],/
