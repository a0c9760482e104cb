/** What the numbers of each command mean: x and y are scaled, `r` turns, `f` is a flag, `s` the sweep of an arc. */
const NUMBERS: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  t: 'xy',
  h: 'x',
  v: 'y',
  q: 'xyxy',
  s: 'xyxy',
  c: 'xyxyxy',
  a: 'xyrfsxy',
  z: '',
}

/** Path data stretched about the origin; a negative factor mirrors it. Numbers stand apart from each other. */
export function scalePath(d: string, across: number, down: number): string {
  let meanings = ''
  let at = 0
  return d.replaceAll(/[a-zA-Z]|-?\d*\.?\d+/g, (token) => {
    if (/[a-zA-Z]/.test(token)) {
      meanings = NUMBERS[token.toLowerCase()] ?? ''
      at = 0
      return token
    }
    const index = at % Math.max(1, meanings.length)
    at += 1
    const isRadius = meanings.startsWith('xyr') && index < 2
    return scaled(Number(token), meanings[index] ?? '', {
      across: isRadius ? Math.abs(across) : across,
      down: isRadius ? Math.abs(down) : down,
    })
  })
}

function scaled(
  value: number,
  meaning: string,
  { across, down }: { readonly across: number; readonly down: number },
): string {
  switch (meaning) {
    case 'x':
      return short(value * across)
    case 'y':
      return short(value * down)
    case 's':
      return String(across * down < 0 ? 1 - value : value)
    default:
      return String(value)
  }
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000)

/** The same shape on the other side of the middle line. */
export const mirrored = (d: string): string => scalePath(d, -1, 1)
/** A shape together with its mirror image. */
export const both = (d: string): string => d + mirrored(d)
