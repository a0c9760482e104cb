import { crc32 } from 'node:zlib'

/**
 * A USDZ archive read by its directory: every file stored as it is, at a multiple of 64 bytes, with its checksum; a model
 * first, and all it refers to there.
 * @param {Uint8Array} zip
 * @returns {string[]}
 */
export function faultsOfUsdz(zip) {
  const files = filesIn(zip)
  const [model] = files
  if (!model) return ['holds no file']
  const names = new Set(files.map(({ name }) => name))
  const faults = files.flatMap(({ name, from, method, checksum, bytes }) => [
    ...(method === 0 ? [] : [`${name} is compressed`]),
    ...(from % 64 === 0 ? [] : [`${name} begins at ${from}`]),
    ...(crc32(bytes) === checksum ? [] : [`${name} has another checksum`]),
    ...(textOf(bytes).startsWith('#usda 1.0') ? [] : [`${name} is no usda`]),
    ...(isEven(textOf(bytes)) ? [] : [`${name} has a bracket left open`]),
  ])
  const missing = [...textOf(model.bytes).matchAll(/@\.\/([^@]+)@/g)].filter(
    ([, name = '']) => !names.has(name),
  )
  return [...faults, ...new Set(missing.map(([, name]) => `${name} is referred to and is not there`))]
}

/** @param {Uint8Array} bytes @returns {string} */
const textOf = (bytes) => new TextDecoder().decode(bytes)

/** @param {string} text @returns {boolean} */
const isEven = (text) =>
  ['{}', '()', '[]'].every(([open = '', close = '']) => text.split(open).length === text.split(close).length)

/** @param {Uint8Array} zip */
function filesIn(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.length - 22
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const [size, letters] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)]
    const local = view.getUint32(at + 42, true)
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const file = {
      name: textOf(zip.subarray(at + 46, at + 46 + letters)),
      from,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      bytes: zip.subarray(from, from + size),
    }
    at += 46 + letters + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    return file
  })
}
