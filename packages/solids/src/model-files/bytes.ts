/** The bytes of a text of ASCII characters; another character becomes a question mark. */
export const asciiBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (sign.charCodeAt(0) < 128 ? sign.charCodeAt(0) : 63))

/** One after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Bytes filled up to a multiple of four, as glTF lays everything. */
export function filled(bytes: Uint8Array, filler: number): Uint8Array {
  const rest = (4 - (bytes.length % 4)) % 4
  return rest === 0 ? bytes : joined([bytes, new Uint8Array(rest).fill(filler)])
}

/** The numbers as they lie in memory, least byte first whatever the machine. */
export function bytesOf(numbers: Float32Array | Uint16Array | Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.byteLength))
  const size = numbers.BYTES_PER_ELEMENT
  numbers.forEach((number, at) => {
    if (numbers instanceof Float32Array) view.setFloat32(at * size, number, true)
    else if (size === 2) view.setUint16(at * size, number, true)
    else view.setUint32(at * size, number, true)
  })
  return new Uint8Array(view.buffer)
}

/** A color `#rrggbb` as light adds up: red, green and blue from 0 to 1. */
export function linearColor(color: string): readonly [number, number, number] {
  const at = (place: number): number => {
    const part = Number.parseInt(color.slice(place, place + 2), 16) / 255
    return rounded(part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  }
  return [at(1), at(3), at(5)]
}

/** A millionth is far less than anybody sees, and short to write. */
export const rounded = (number: number): number => Math.round(number * 1e6) / 1e6
