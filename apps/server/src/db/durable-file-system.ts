import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type FileSync = (descriptor: number) => void

/** What the patch touches inside the database's module: an open file, or the node of a folder. */
type Stream = { readonly nfd?: number; readonly node: unknown }
type DiskModule = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: unknown) => string }
}

/**
 * The embedded database's files, with every sync going through to the disk. As it comes, the database asks for a sync
 * and nobody listens: a power cut could then lose what it had confirmed.
 */
export class DurableFileSystem extends NodeFS {
  readonly #sync: FileSync

  constructor(folder: string, sync: FileSync = fsyncSync) {
    super(folder)
    this.#sync = sync
  }

  override async init(pg: PGlite, options: Options) {
    const result = await super.init(pg, options)
    const before = (module: DiskModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (typeof stream.nfd === 'number') this.#sync(stream.nfd)
        else syncPath(module.NODEFS.realPath(stream.node), this.#sync)
        return 0
      }
    }
    // The module's type does not tell that the file system is part of it.
    const preRun = result.emscriptenOpts.preRun as unknown as ((module: DiskModule) => void)[]
    preRun.unshift(before)
    return result
  }
}

function syncPath(path: string, sync: FileSync) {
  const descriptor = openSync(path, 'r')
  try {
    sync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Syncs every file and folder of a new database, which was laid out by a program without the patch. */
export function syncFolder(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) syncPath(path, fsyncSync)
  }
  syncPath(folder, fsyncSync)
}
