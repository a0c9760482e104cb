/** A small file that every server of ours has. */
const ANYTHING = '/brand.svg'

/**
 * Gives a function that imports a module, once the server has answered: a browser remembers for good that an import
 * failed. Without a line the function rejects, to be tried again; what was imported once needs no line any more.
 */
export function importOnceAnswered<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let imported: Promise<Module> | null = null
  return () => {
    imported ??= answered()
      .then(load)
      .catch(async (cause: unknown) => {
        imported = null
        // The line may have gone between the answer and the import, which fails in a way of its own.
        await answered()
        throw cause
      })
    return imported
  }
}

/** Rejects with a TypeError where no server answers. */
const answered = (): Promise<Response> => fetch(ANYTHING, { method: 'HEAD', cache: 'no-store' })
