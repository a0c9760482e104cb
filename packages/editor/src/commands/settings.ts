import type { Editor } from '../core/editor.ts'
import type { RulerGuide } from '../snapping/ruler-guide.ts'
import type { Settings } from '../state/settings.ts'

export const setSettings = ({ store, state }: Editor, settings: Partial<Settings>): void =>
  store.set({ settings: { ...state.settings, ...settings } })

export const setRulerGuides = ({ store }: Editor, rulerGuides: readonly RulerGuide[]): void =>
  store.set({ rulerGuides })

/** Takes a guide out of a ruler: it follows the pointer until release. */
export const takeGuide = ({ store, hand }: Editor, axis: RulerGuide['axis']): void =>
  store.act(() => hand.drawGuide(axis))
