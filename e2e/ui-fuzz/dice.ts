/** Chance with a seed, so that a storm can be let loose again. */
export type Dice = {
  /** A whole number from 0 up to, not including, a limit. */
  readonly below: (limit: number) => number
  readonly between: (low: number, high: number) => number
  /** True once in so many times. */
  readonly onceIn: (times: number) => boolean
  readonly pick: <One>(list: readonly One[]) => One
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    onceIn: (times) => below(times) === 0,
    pick: (list) => {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
  }
}
