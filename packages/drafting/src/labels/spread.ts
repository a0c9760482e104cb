/**
 * Moves places along a line apart until they are at least `gap` from each other, in their order and between the ends;
 * each stays as near as it can to where it was. Closer together only where the line is too short for all.
 */
export function spread(
  wanted: readonly number[],
  { gap, from, to }: { readonly gap: number; readonly from: number; readonly to: number },
): readonly number[] {
  const step = Math.min(gap, wanted.length > 1 ? (to - from) / (wanted.length - 1) : gap)
  const order = wanted.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value)
  const groups: { sum: number; count: number; members: number[] }[] = []
  const startOf = ({ sum, count }: { sum: number; count: number }) => {
    const middle = sum / count
    const half = ((count - 1) * step) / 2
    return Math.min(Math.max(middle - half, from), to - 2 * half)
  }
  for (const { value, index } of order) {
    let last = { sum: value, count: 1, members: [index] }
    let before = groups.at(-1)
    while (before && startOf(before) + before.count * step > startOf(last)) {
      groups.pop()
      last = {
        sum: before.sum + last.sum,
        count: before.count + last.count,
        members: [...before.members, ...last.members],
      }
      before = groups.at(-1)
    }
    groups.push(last)
  }
  const places = [...wanted]
  for (const one of groups)
    for (const [position, index] of one.members.entries()) places[index] = startOf(one) + position * step
  return places
}
