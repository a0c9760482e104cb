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
        throw new Error('It could not be loaded. Reload the page; what you have drawn is kept.', { cause })
      },
    )
    return loading
  }

  function component<Props extends object>(pick: (module: Module) => ComponentType<Props>) {
    return function LazyComponent(props: Props) {
      if (!module) use(fetch())
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
