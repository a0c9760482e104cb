import type { Point } from '@ramp/domain'

/** One stretch of a path without a lift of the pen. */
export type PathLine = { readonly points: readonly Point[]; readonly isClosed: boolean }

const TOKENS = /([a-zA-Z])|(-?\d*\.?\d+(?:e-?\d+)?)/g
/** How many numbers a command of path data takes; the last two are its end. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7 }

/** The lines of path data; a curve is the straight line to its end, but for half a circle. */
export function pathLines(d: string): readonly PathLine[] {
  const lines: { points: Point[]; isClosed: boolean }[] = []
  const tokens = [...d.matchAll(TOKENS)].map(([token]) => token)
  let at: Point = { x: 0, y: 0 }
  let command = 'M'
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? ''
    if (/[a-zA-Z]/.test(token)) {
      command = token
      index += 1
    }
    const line = lines.at(-1)
    if (command.toUpperCase() === 'Z') {
      if (line) line.isClosed = true
      at = line?.points[0] ?? at
      continue
    }
    const count = NUMBERS[command.toUpperCase()] ?? 0
    const numbers = tokens.slice(index, index + count).map(Number)
    index += Math.max(1, count)
    const from = at
    at = endOf(command, numbers, at)
    if (command.toUpperCase() === 'M') {
      lines.push({ points: [at], isClosed: false })
      // Further pairs after a move are lines.
      command = command === 'm' ? 'l' : 'L'
    } else line?.points.push(...(command.toUpperCase() === 'A' ? halfCircle(from, at, numbers) : []), at)
  }
  return lines
}

function endOf(command: string, numbers: readonly number[], from: Point): Point {
  const origin = command === command.toLowerCase() ? from : { x: 0, y: 0 }
  const [x = 0, y = 0] = numbers.slice(-2)
  switch (command.toUpperCase()) {
    case 'H':
      return { x: origin.x + x, y: from.y }
    case 'V':
      return { x: from.x, y: origin.y + x }
    default:
      return { x: origin.x + x, y: origin.y + y }
  }
}

/** Places along half a circle between its ends; none of an arc that is less. */
function halfCircle(
  from: Point,
  to: Point,
  [radius = 0, , , , sweep = 0]: readonly number[],
): readonly Point[] {
  if (Math.hypot(to.x - from.x, to.y - from.y) < radius * 1.9) return []
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const start = Math.atan2(from.y - middle.y, from.x - middle.x)
  return [1, 2, 3, 4, 5, 6, 7].map((eighth) => {
    const angle = start + ((sweep === 1 ? 1 : -1) * Math.PI * eighth) / 8
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
  })
}
