import type { Dice } from './dice.ts'

/** What nobody should type and somebody will. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '-5',
  '-0',
  '0',
  '1e308',
  '1e999',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  "5'",
  `5' 3 1/2"`,
  '3/0',
  '1/3',
  '٣',
  '１２',
  '0x1f',
  '1,5',
  '1.2.3',
  '🦽🏗️👩‍👩‍👧‍👦',
  'é̂̃̄̅',
  '‮gnitirw‬',
  '\u0000\u0001\u001f',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  '<script>throw 1</script>',
  '{"__proto__":{"polluted":true}}',
  '[1,2,{"a":null}]',
  "'; DROP TABLE headers; --",
  '{{7*7}}%s%n',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  'line\nline\tline',
  'w'.repeat(300),
]

export const garbageText = (dice: Dice): string =>
  dice.onceIn(25) ? dice.pick(['x', '9', '🦽', '\n']).repeat(dice.pick([6_000, 25_000])) : dice.pick(TEXTS)

const VALUES: readonly unknown[] = [
  null,
  -1,
  0,
  1e308,
  -1e308,
  1e-300,
  5e9,
  45,
  0.1,
  '',
  'PPS55TL',
  'x'.repeat(70),
  '__proto__',
  'constructor',
  true,
  [],
  {},
  [null],
  { x: 1e308, y: -1e308 },
  { x: null, y: 'a' },
]

/** JSON with a few fields replaced, removed or doubled, so that much of it is still right. */
export function brokenJson(text: string, dice: Dice): string {
  const value: unknown = JSON.parse(text)
  for (let times = dice.between(1, 3); times > 0; times--) breakOne(value, dice)
  const broken = JSON.stringify(value)
  if (dice.onceIn(8)) return broken.slice(0, dice.below(broken.length))
  if (dice.onceIn(8))
    return broken.replace('{', '{"__proto__":{"parts":[{}]},"constructor":{"prototype":{}},')
  return broken
}

function breakOne(root: unknown, dice: Dice): void {
  let holder = root
  for (let depth = 0; depth < 8; depth++) {
    if (typeof holder !== 'object' || holder === null) return
    const fields = holder as Record<string, unknown>
    const keys = Object.keys(fields)
    if (keys.length === 0) return
    const key = dice.pick(keys)
    const held = fields[key]
    if (typeof held === 'object' && held !== null && !dice.onceIn(6)) {
      holder = held
      continue
    }
    if (dice.onceIn(4)) delete fields[key]
    else if (Array.isArray(holder) && dice.onceIn(2)) holder.push(held)
    else fields[key] = dice.pick(VALUES)
    return
  }
}
