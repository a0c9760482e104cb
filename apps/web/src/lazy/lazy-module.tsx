import { type ComponentType, use } from 'react'
import { importOnceAnswered } from './import-once-answered.ts'

/**
 * Components of a module that is fetched with `fetch`, or when the first of them is shown. One `whenThere` shows nothing
 * before: what opens it fetches it first. `there` gives the module, and null while it is not there.
 */
export function lazyModule<Module>(load: () => Promise<Module>) {
  const importModule = importOnceAnswered(load)
  let module: Module | null = null
  let loading: Promise<void> | null = null

  function fetch(): Promise<void> {
    loading ??= importModule().then(
      (loaded) => {
        module = loaded
      },
      (cause: unknown) => {
        loading = null
        throw new Error(reasonOf(cause), { cause })
      },
    )
    return loading
  }

  /** Asked again until it is there: without a line nothing is wrong with what asks for it. */
  let awaited: Promise<void> | null = null
  function awaitIt(): Promise<void> {
    awaited ??= fetch().catch(async (cause: unknown) => {
      if (!isWithoutLine(cause)) throw cause
      await lineAgain()
      awaited = null
      return awaitIt()
    })
    return awaited
  }

  function component<Props extends object>(pick: (module: Module) => ComponentType<Props>) {
    return function LazyComponent(props: Props) {
      if (!module) use(awaitIt())
      const Component = module && pick(module)
      return Component && <Component {...props} />
    }
  }

  function whenThere<Props extends object>(pick: (module: Module) => ComponentType<Props>) {
    return function ShownWhenThere(props: Props) {
      const Component = module && pick(module)
      return Component && <Component {...props} />
    }
  }

  const there = () => module

  return { component, whenThere, there, fetch }
}

/** Longer than this nobody waits for the browser to say that it is connected. */
const ASK_AGAIN_MS = 3000

/** `fetch` rejects with a TypeError where no server answers. */
const isWithoutLine = (problem: unknown): boolean =>
  problem instanceof Error && problem.cause instanceof TypeError

/** A page that is reloaded without a line is gone; that the browser is offline the notice of the workspace says. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof TypeError)) return 'It could not be loaded. Reload the page. Your drawing is saved.'
  return navigator.onLine
    ? 'It could not be loaded. The server cannot be reached. Try again.'
    : 'It is not loaded yet.'
}

function lineAgain(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = window.setTimeout(done, ASK_AGAIN_MS)
    window.addEventListener('online', done)
  })
}
