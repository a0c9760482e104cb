import { DEFAULT_SETTINGS, type Settings } from '@ramp/editor'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './stored.ts'

type Helpers = Omit<Settings, 'singleKeys'>

/** Canvas Helpers, each kept in the browser under its own key (spec 1 §2, spec 2 §2.4). */
export const HELPERS: readonly { readonly key: keyof Helpers; readonly name: string }[] = [
  { key: 'showGuides', name: 'Show Guides' },
  { key: 'showCoordinates', name: 'Show Coordinates' },
  { key: 'gridSnapping', name: 'Grid Snapping' },
  { key: 'drawingToolsGuides', name: 'Drawing Tools Guides' },
  { key: 'stencilWarnings', name: 'Stencil Warnings' },
  { key: 'canvasInteractionReminder', name: 'Canvas Interaction Reminder' },
]

const { singleKeys: _, ...DEFAULT_HELPERS } = DEFAULT_SETTINGS

/** The helpers as they are kept; one that never was is as the editor has it. */
export const savedHelpers = (): Helpers => ({
  ...DEFAULT_HELPERS,
  ...Object.fromEntries(
    HELPERS.flatMap(({ key }) => {
      const stored = readStored(key)
      return stored === null ? [] : [[key, stored === 'true']]
    }),
  ),
})

let current: Helpers | null = null
const listeners = new Set<() => void>()

/** The helpers as they are now. */
export function preferences(): Helpers {
  current ??= savedHelpers()
  return current
}

/** Switches a helper; it holds for this visit even where the browser keeps nothing. */
export function setPreference(key: keyof Helpers, isOn: boolean): void {
  writeStored(key, String(isOn))
  current = { ...preferences(), [key]: isOn }
  for (const listener of listeners) listener()
}

export const onPreferences = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePreferences = (): Helpers => useSyncExternalStore(onPreferences, preferences)
