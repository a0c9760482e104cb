import { CallError, type DraftSummary } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'

/** How the draft on the server stands. */
export type DraftState =
  /** Nothing was edited yet. */
  | { readonly kind: 'unchanged' }
  /** An edit is on its way, or waits for a connection. */
  | { readonly kind: 'waiting'; readonly isReached: boolean }
  | { readonly kind: 'saved'; readonly draft: DraftSummary }
  /** A newer draft was saved elsewhere: a person has to choose. */
  | { readonly kind: 'older' }
  /** The quote takes no draft: the drawing stays on this device. */
  | { readonly kind: 'refused'; readonly error: CallError }

export type DraftToSend = {
  readonly layout: Layout
  readonly basedOn: number
  readonly edit: number
  readonly hasPreview: boolean
}

type DraftSaverOptions = {
  /** Counter of the draft that the drawing goes on from; 0 where there is none. */
  readonly basedOn: number
  readonly save: (toSend: DraftToSend) => Promise<DraftSummary>
  /** Counter of a newer draft that this browser saved itself, where the answer was lost; null where somebody else did. */
  readonly ownNewer: () => Promise<number | null>
  readonly onState: (state: DraftState) => void
  /** The server has the drawing of this edit. */
  readonly onSaved: (counter: number, edit: number) => void
}

/** After the last edit, milliseconds; but never longer after the first that waits than this. */
const REST_MS = 2000
const LONGEST_MS = 10_000
/** A preview is drawn and sent this seldom. */
const PREVIEW_MS = 30_000
/** Tried again after so long, and twice as long each time. */
const RETRY_MS = 5000
const LONGEST_RETRY_MS = 60_000

type Edited = { readonly layout: Layout; readonly edit: number; readonly since: number }

/** Saves the drawing as a draft when the hand rests, one call at a time. */
export class DraftSaver {
  readonly #options: DraftSaverOptions
  #counter: number
  #waiting: Edited | null = null
  #isSending = false
  #isStopped = false
  /** After how long a failed call is made again, milliseconds; 0 while the calls reach the server. */
  #retry = 0
  #previewAt = Number.NEGATIVE_INFINITY
  #timer: ReturnType<typeof setTimeout> | undefined
  #underWay: Promise<void> = Promise.resolve()

  constructor(options: DraftSaverOptions) {
    this.#options = options
    this.#counter = options.basedOn
  }

  /** Counter of the draft on the server that has what was saved last. */
  get counter(): number {
    return this.#counter
  }

  change(layout: Layout, edit: number) {
    const now = Date.now()
    this.#waiting = { layout, edit, since: this.#waiting?.since ?? now }
    if (this.#isStopped || this.#retry > 0) return
    this.#options.onState({ kind: 'waiting', isReached: true })
    if (!this.#isSending) this.#sendIn(Math.min(REST_MS, this.#waiting.since + LONGEST_MS - now))
  }

  /** Sends what waits at once: a page is left, or a connection is back. */
  flush() {
    this.#retry = 0
    this.#begin()
  }

  /** Over when no call is under way. */
  rest(): Promise<void> {
    return this.#underWay
  }

  /** Goes on from another counter, once a person has chosen. */
  goOnFrom(counter: number) {
    this.#counter = counter
    this.#isStopped = false
    this.flush()
  }

  /** What waits is not sent any more: it is on the server in another way. */
  drop() {
    this.#waiting = null
    clearTimeout(this.#timer)
  }

  end() {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #sendIn(milliseconds: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#begin(), Math.max(0, milliseconds))
  }

  #begin() {
    clearTimeout(this.#timer)
    const sent = this.#waiting
    if (this.#isSending || this.#isStopped || !sent) return
    this.#waiting = null
    this.#underWay = this.#send(sent)
  }

  async #send(sent: Edited) {
    this.#isSending = true
    const hasPreview = Date.now() - this.#previewAt >= PREVIEW_MS
    try {
      const draft = await this.#options.save({
        layout: sent.layout,
        edit: sent.edit,
        basedOn: this.#counter,
        hasPreview,
      })
      if (hasPreview) this.#previewAt = Date.now()
      this.#saved(draft, sent)
    } catch (error) {
      await this.#failed(error, sent)
    }
    this.#isSending = false
    if (this.#waiting && !this.#isStopped) this.#sendIn(this.#retry || REST_MS)
  }

  #saved(draft: DraftSummary, { edit }: Edited) {
    this.#counter = draft.counter
    this.#retry = 0
    this.#options.onSaved(draft.counter, edit)
    if (!this.#isStopped && !this.#waiting) this.#options.onState({ kind: 'saved', draft })
  }

  async #failed(error: unknown, sent: Edited) {
    this.#waiting ??= sent
    if (this.#isStopped) return
    const own = isOlder(error) ? await this.#options.ownNewer().catch(() => null) : null
    if (own !== null) {
      this.#counter = own
      return
    }
    if (error instanceof CallError && isFinal(error)) {
      this.#isStopped = true
      return this.#options.onState(isOlder(error) ? { kind: 'older' } : { kind: 'refused', error })
    }
    this.#retry = this.#retry === 0 ? RETRY_MS : Math.min(2 * this.#retry, LONGEST_RETRY_MS)
    this.#options.onState({ kind: 'waiting', isReached: false })
  }
}

const isOlder = (error: unknown): boolean => error instanceof CallError && error.code === 'draft.changed'

/** Refusals that the same drawing gets again; what has no answer, or is too much at the moment, is tried again. */
const isFinal = ({ status }: CallError): boolean =>
  status >= 400 && status < 500 && !MAY_PASS.includes(status)

/** A login that has ended, a slow body, too many calls. */
const MAY_PASS: readonly number[] = [401, 408, 429]
