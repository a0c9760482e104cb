import { inflateSync } from 'node:zlib'

/** Bytes of a packed stream that begins at a place, without rows that are written as they differ from the row above. */
export function unpackedAt(file: Uint8Array, at: number): Buffer {
  const words = Buffer.from(file).toString('latin1')
  const start = words.indexOf('stream\n', at) + 'stream\n'.length
  const inRows = inflateSync(file.subarray(start))
  const [, columns] = /\/Columns (\d+)/.exec(words.slice(at, start)) ?? []
  return columns === undefined ? inRows : withoutDifferences(inRows, Number(columns))
}

function withoutDifferences(inRows: Buffer, columns: number): Buffer {
  const rows: Buffer[] = []
  for (let from = 0; from < inRows.length; from += columns + 1) {
    const kind = inRows[from]
    if (kind !== 0 && kind !== 2) throw new Error(`a row is written as ${kind}`)
    const above = kind === 2 ? rows.at(-1) : undefined
    rows.push(
      Buffer.from(inRows.subarray(from + 1, from + 1 + columns)).map(
        (byte, at) => byte + (above?.[at] ?? 0),
      ) as Buffer,
    )
  }
  return Buffer.concat(rows)
}
