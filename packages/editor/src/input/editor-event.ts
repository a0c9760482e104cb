import type { ScreenPoint } from '../camera.ts'

/** Keys held beside a pointer or another key; `ctrl` is the command key on a Mac. */
export type Modifiers = { readonly shift?: boolean; readonly ctrl?: boolean; readonly alt?: boolean }

type OnScreen = Modifiers & {
  readonly at: ScreenPoint
  readonly isTouch?: boolean
  /** Pressed by a key at the keyboard cursor: no hand trembles there. */
  readonly isKeyed?: boolean
}

/** What the screen tells the editor, in pixels of the canvas element. */
export type EditorEvent =
  | (OnScreen & { readonly type: 'press'; readonly button?: 'primary' | 'middle' })
  | (OnScreen & { readonly type: 'move' })
  | (OnScreen & { readonly type: 'release' })
  /** The pointer left the canvas. */
  | { readonly type: 'leave' }
  | (OnScreen & { readonly type: 'wheel'; readonly across: number; readonly down: number })
  /** `key` as the browser names it: `Delete`, `ArrowLeft`, `r`, ` `. */
  | (Modifiers & {
      readonly type: 'key'
      readonly key: string
      readonly isRepeat?: boolean
      /** The focus is on the canvas itself, where arrows may move a cursor. */
      readonly isOnCanvas?: boolean
    })
  | { readonly type: 'key-up'; readonly key: string }
  | { readonly type: 'cancel' }
  /** The window lost the focus: it never hears that held keys and a pressed pointer were let go. */
  | { readonly type: 'blur' }

/** What an event asks of the screen. */
export type Answer = {
  /** The event meant something here: keep the browser from acting on it too. */
  readonly isHandled: boolean
  readonly request: 'save' | 'shortcuts' | 'join' | null
}
