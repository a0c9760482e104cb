/** Milliseconds of the main thread that each of a number of frames took. */
export async function frames(count: number, step: (frame: number) => void): Promise<number[]> {
  const times: number[] = []
  for (let frame = 0; frame < count; frame++) times.push(await oneFrame(() => step(frame)))
  return times
}

/**
 * What a step does at once, and what it leaves to the animation frame: its callbacks, and style, layout and painting
 * up to the task behind them. The wait for the frame is not counted.
 */
function oneFrame(step: () => void): Promise<number> {
  return new Promise((resolve) => {
    let begun = 0
    requestAnimationFrame(() => {
      begun = performance.now()
    })
    const start = performance.now()
    step()
    const atOnce = performance.now() - start
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(atOnce + performance.now() - begun)
      port2.postMessage(null)
    })
  })
}
