import { setSite } from '@ramp/domain'
import { lengthText, POINTS, textsOf } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { analysed, printedJob, straightJob } from '../testing/systems.ts'
import { sideView } from './side-view.ts'

const BOX = { left: 0, top: 0, width: 890, height: 230 }

function wordsOf(job: string, box = BOX, run = 0): readonly string[] {
  const analysis = analysed(printedJob(job))
  const figures = analysis.runs.figures[run]
  return figures ? textsOf(sideView(figures, analysis, box), POINTS).map(({ text }) => text) : []
}

describe('the side view of a run', () => {
  test.each`
    drawn                       | job                | box                       | sentence
    ${'beside the plan'}        | ${'t1-switchback'} | ${BOX}                    | ${'Heights 2.3 times as large as lengths'}
    ${'in a third of the room'} | ${'t1-switchback'} | ${{ ...BOX, width: 270 }} | ${'Heights 4.0 times as large as lengths'}
    ${'of a stair'}             | ${'t6-stair'}      | ${BOX}                    | ${'Heights and lengths at one scale'}
  `('$drawn says: $sentence', ({ job, box, sentence }) => {
    expect(wordsOf(job, box)).toContain(sentence)
  })

  test('letters the height of every platform and of the top of the last ramp in a third of the room', () => {
    const words = wordsOf('p3g-rest-on-the-way', { ...BOX, width: 270 })
    const { placement, runs } = analysed(printedJob('p3g-rest-on-the-way'))
    const [run] = runs.figures
    const decks = (run?.parts ?? []).filter((id) => placement.byId.get(id)?.part.kind === 'platform')
    expect(decks.length).toBeGreaterThan(1)
    for (const deck of decks) expect(words).toContain(`${runs.heights.get(deck)?.top}"`)
    expect(words).toContain(`${runs.heights.get(run?.parts.at(-1) ?? '')?.top}"`)
  })

  test('letters every joint of thirteen ramps, and keeps the name of the last part beside the tables', () => {
    const analysis = analysed(straightJob(13, { top: 98, isUnbroken: true }))
    const [run] = analysis.runs.figures
    const letters = run ? textsOf(sideView(run, analysis, BOX), POINTS) : []
    const words = letters.map(({ text }) => text)
    for (const { bottom } of analysis.runs.heights.values())
      expect(words).toContain(lengthText(Math.round(bottom * 1000) / 1000, 'height'))
    for (const { extent } of letters) expect(extent.max.x).toBeLessThanOrEqual(BOX.width)
  })

  test('keeps its letters apart in a third of the room', () => {
    const analysis = analysed(printedJob('p3g-from-98-in'))
    const [run] = analysis.runs.figures
    const extents = run
      ? textsOf(sideView(run, analysis, { ...BOX, width: 270 }), POINTS).map(({ extent }) => extent)
      : []
    const touching = extents.flatMap((a, index) =>
      extents
        .slice(index + 1)
        .filter((b) => a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y),
    )
    expect(touching).toEqual([])
  })

  test('on ground that falls the ground line and every support go down to it, below the datum too', () => {
    const level = printedJob('t1-switchback')
    const spots = [0, 4000].flatMap((x) =>
      [0, 4000].map((y) => ({ x, y, z: -y / 100, how: 'measured' as const })),
    )
    const layout = {
      ...setSite({ doors: [], ground: spots })(level),
      runs: level.runs.map((run) => ({ ...run, bottom: null })),
    }
    const lowestOf = (one: typeof level) => {
      const analysis = analysed(one)
      const [run] = analysis.runs.figures
      const view = run ? sideView(run, analysis, BOX) : []
      const lines = view.flatMap((mark) => (mark.kind === 'path' && mark.stroke?.width === 1 ? [mark.d] : []))
      return { line: lines.join(), bottom: run?.bottom ?? 0 }
    }
    expect(lowestOf(level).line.match(/L/g)?.length ?? 0).toBeLessThanOrEqual(1)
    const fallen = lowestOf(layout)
    expect(fallen.bottom).toBeLessThan(0)
    expect(
      new Set([...fallen.line.matchAll(/[ ,](\d+(?:\.\d+)?)(?=[LZ]|$)/g)].map(([, y]) => y)).size,
    ).toBeGreaterThan(3)
  })
})
