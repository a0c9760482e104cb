import { type Editor, setSettings } from '@ramp/editor'
import { createContext, useContext, useState } from 'react'
import { STORAGE_KEYS } from '../persistence/storage-keys.ts'
import { readStored, writeStored } from '../persistence/stored.ts'

/** The keys of the designer, as this person wants them. */
type Keys = {
  /** Letters and signs alone do something; off, only keys with Ctrl or Alt and the keys of the hand do (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean
  readonly setSingleKeys: (isOn: boolean) => void
  readonly showSheet: () => void
}

export const KeysContext = createContext<Keys>({
  hasSingleKeys: true,
  setSingleKeys: () => undefined,
  showSheet: () => undefined,
})

export const useKeys = (): Keys => useContext(KeysContext)

export const hasSingleKeys = (userId: string): boolean =>
  readStored(STORAGE_KEYS.singleKeys(userId)) !== 'false'

/** The switch of a person; it holds for this visit even where the browser keeps nothing. */
export function useSingleKeys(editor: Editor, userId: string): Pick<Keys, 'hasSingleKeys' | 'setSingleKeys'> {
  const [isOn, setOn] = useState(editor.state.settings.singleKeys)
  return {
    hasSingleKeys: isOn,
    setSingleKeys: (next) => {
      writeStored(STORAGE_KEYS.singleKeys(userId), String(next))
      setSettings(editor, { singleKeys: next })
      setOn(next)
    },
  }
}
