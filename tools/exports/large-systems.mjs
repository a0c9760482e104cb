/**
 * Systems of 60 parts and more, as descriptions in `ramp-system/1`: what a school or a public building walks on. Documents
 * have to split them.
 */

/** @typedef {'TOP' | 'RIGHT' | 'BOTTOM' | 'LEFT'} Side */
/** @typedef {{ to: string, side: Side, position: 'LEFT' | 'CENTER' | 'RIGHT', mySide: Side }} Joint */
/** @typedef {{ id: string, shortName: string, at?: { x: number, y: number }, rotation?: number, attach?: Joint }} Part */
/** @typedef {{ product: 'P3G' | 'P2G' | 'PHD', handrails: string, rampWidth: number, ramp: string, last: string, platform: string, rest: string, seat: 'LEFT' | 'CENTER', top: number }} Stock */

/** @type {Readonly<Record<string, Stock>>} */
const STOCKS = {
  p3g: {
    product: 'P3G',
    handrails: 'TWO_LINE',
    rampWidth: 36,
    ramp: 'PRSTL4',
    last: 'PRSTL4',
    platform: 'PPS55TL',
    rest: 'PPS55TL',
    seat: 'CENTER',
    top: 96,
  },
  p2g: {
    product: 'P2G',
    handrails: 'TWO_LINE',
    rampWidth: 36,
    ramp: 'MRTL4',
    last: 'MRTL4',
    platform: 'MP55',
    rest: 'MP55',
    seat: 'CENTER',
    top: 72,
  },
  phd: {
    product: 'PHD',
    handrails: 'GUARDS',
    rampWidth: 48,
    ramp: 'PHDR448G',
    last: 'PHDRS448G',
    platform: 'PHDP55G',
    rest: 'PHDP55RG',
    seat: 'LEFT',
    top: 94,
  },
}

/** @param {string} to @param {Side} side @param {Joint['position']} position @param {Side} mySide @returns {Joint} */
const joint = (to, side, position, mySide) => ({ to, side, position, mySide })

/** Parts in the order of the walk, the first one at a place of its own. */
class Walk {
  /** @type {Part[]} */
  parts = []

  /** @param {string} shortName @param {Joint} [attach] */
  add(shortName, attach) {
    const place = attach ? { attach } : { at: { x: 4000, y: 4000 }, rotation: 0 }
    this.parts.push({ id: `p${this.parts.length + 1}`, shortName, ...place })
  }

  get last() {
    return this.parts.at(-1)?.id ?? ''
  }

  /** @param {string} ramp @param {number} count ramps, one after the other @param {Joint['position']} [first] */
  flight(ramp, count, first = 'CENTER') {
    for (let one = 0; one < count; one++)
      this.add(ramp, joint(this.last, 'BOTTOM', one === 0 ? first : 'CENTER', 'TOP'))
  }
}

/** @param {Stock} stock @returns {Walk} flights beside one another, each turned back on two platforms */
function turnBacks({ ramp, last, platform, seat }) {
  const walk = new Walk()
  walk.add(platform)
  walk.flight(ramp, 4, seat)
  for (let turn = 0; turn < 10; turn++) {
    /** @type {['LEFT', 'RIGHT'] | ['RIGHT', 'LEFT']} */
    const [here, there] = turn % 2 === 0 ? ['LEFT', 'RIGHT'] : ['RIGHT', 'LEFT']
    walk.add(platform, joint(walk.last, 'BOTTOM', here, 'TOP'))
    walk.add(platform, joint(walk.last, there, 'CENTER', here))
    walk.add(ramp, joint(walk.last, 'TOP', there, 'TOP'))
    walk.flight(ramp, 2)
    walk.flight(turn === 9 ? last : ramp, 1)
  }
  return walk
}

/** @param {Stock} stock @returns {Walk} one line with a rest after every four ramps */
function straightWalk({ ramp, last, platform, rest, seat }) {
  const walk = new Walk()
  walk.add(platform)
  for (let flight = 0; flight < 12; flight++) {
    if (flight > 0) walk.add(rest, joint(walk.last, 'BOTTOM', 'CENTER', 'TOP'))
    walk.flight(ramp, 4, flight === 0 ? seat : 'CENTER')
  }
  walk.flight(last, 1)
  return walk
}

/** How many ramps each flight of a spiral has: the next one passes outside of those before. */
const SPIRAL = [2, 3, 5, 6, 8, 9, 11, 12]

/** @param {Stock} stock @returns {Walk} around and around, from the middle outward */
function spiral({ ramp, last, platform, seat }) {
  const walk = new Walk()
  walk.add(platform)
  for (const [turn, count] of SPIRAL.entries()) {
    if (turn === 0) walk.flight(ramp, count, seat)
    else {
      walk.add(platform, joint(walk.last, 'BOTTOM', seat, 'TOP'))
      walk.add(ramp, joint(walk.last, 'RIGHT', seat, 'TOP'))
      walk.flight(ramp, count - 1)
    }
  }
  walk.flight(last, 1)
  return walk
}

const SHAPES = { 'turn-backs': turnBacks, straight: straightWalk, spiral }

/** Every shape of every line by its name: `large-p3g-spiral`. */
export const largeSystems = Object.entries(STOCKS).flatMap(([line, stock]) =>
  Object.entries(SHAPES).map(([shape, make]) => {
    const { parts, last } = make(stock)
    const { product, handrails, rampWidth, top } = stock
    return {
      name: `large-${line}-${shape}`,
      system: {
        format: 'ramp-system/1',
        title: `${product} of ${parts.length} parts`,
        product,
        options: {
          surface: 'SOLID',
          handrails,
          rampWidth,
          loops: true,
          childRails: false,
          desiredRatio: '1:20',
        },
        parts,
        runs: [{ name: 'Primary', top, bottom: 0, parts: parts.map(({ id }) => id) }],
        entrances: [{ part: 'p1', side: 'TOP' }],
        exits: [{ part: last, side: 'BOTTOM' }],
      },
    }
  }),
)
