/** Something to be done once before the next picture, however often it is asked for. */
export function atNextFrame(act: () => void) {
  let asked: number | null = null
  const ask = () => {
    asked ??= requestAnimationFrame(() => {
      asked = null
      act()
    })
  }
  const end = () => {
    if (asked !== null) cancelAnimationFrame(asked)
  }
  return { ask, end }
}
