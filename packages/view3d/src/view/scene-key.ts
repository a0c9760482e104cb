import { STANDPOINTS, type Standpoint } from '../standpoints/standpoint.ts'
import type { Move } from './camera.ts'

/** What a key asks of the view. */
export type SceneAct =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'go'; readonly to: Standpoint }

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
}

type Pressed = {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Arrows turn, + and − come closer and go farther, 1 to 4 change where one looks from; null for every other key. */
export function sceneAct({ key, altKey, ctrlKey, metaKey }: Pressed): SceneAct | null {
  if (altKey || ctrlKey || metaKey) return null
  const move = MOVES[key]
  if (move) return { kind: 'move', move }
  const to = /^[1-9]$/.test(key) ? STANDPOINTS[Number(key) - 1] : undefined
  return to ? { kind: 'go', to } : null
}
