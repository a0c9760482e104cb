import { both } from '@ramp/drafting'
import { colors, picture } from './entries.ts'
import type { LibraryGraphic } from './graphic.ts'
import { area, body, box, circle, line, roundBox, spokes, word } from './layers.ts'

const metal = colors('#f2f5f9', '#dbe2eb')

/** One blade of a fan, turned three more times. */
const BLADE = 'M0 0 C4 -3 7 -8 4 -13 C-1 -12 -3 -6 0 0 Z'
const BLADES = `${BLADE} M0 0 C3 4 8 7 13 4 C12 -1 6 -3 0 0 Z M0 0 C-4 3 -7 8 -4 13 C1 12 3 6 0 0 Z M0 0 C-3 -4 -8 -7 -13 -4 C-12 1 -6 3 0 0 Z`

const electrical: readonly LibraryGraphic[] = [
  picture({
    id: 'gas-meter',
    name: 'Gas Meter',
    size: [24, 24],
    sub: 'Electrical',
    words: 'gas, meter, utility, electrical, industrial',
    colors: colors('#f2f5f9', '#ffffff', '#52627a', '#b76e00'),
    layers: [
      line('M-6 -6 L-6 -11.4 M6 -6 L6 -11.4', 2.4),
      body(roundBox(-11.4, -8, 22.8, 17, 3)),
      body(both(circle(-6, -4.4, 2.2)), 'fill2'),
      word('G', 9, 7, 'stroke2'),
    ],
  }),
  picture({
    id: 'electric-meter',
    name: 'Electric Meter',
    size: [18, 24],
    sub: 'Electrical',
    words: 'electric, meter, power, utility, electrical, industrial',
    colors: colors('#f2f5f9', '#ffffff', '#52627a', '#e0a100'),
    layers: [
      body(roundBox(-8.5, -11.5, 17, 23, 1.6)),
      body(circle(0, -2.4, 7), 'fill2'),
      { kind: 'shape', d: circle(0, -2.4, 5.4), line: 'stroke', weight: 0.5 },
      area('M1.4 -7 L-3 -1.6 L-0.4 -1.6 L-1.4 2.4 L3 -3.2 L0.4 -3.2 Z', 'stroke2'),
      line('M-4.5 8.2 L4.5 8.2', 0.8),
    ],
  }),
  picture({
    id: 'ac-unit',
    name: 'AC Unit',
    size: [36, 36],
    sub: 'Electrical',
    words: 'ac, air conditioner, condenser, hvac, heat pump, electrical, industrial',
    colors: metal,
    layers: [
      body(roundBox(-17.5, -17.5, 35, 35, 3)),
      body(circle(0, 0, 15.2), 'fill2'),
      { kind: 'shape', d: spokes(12, 4, 15.2, 15), line: 'stroke', weight: 0.4 },
      body(BLADES, 'fill', { weight: 0.7 }),
      { kind: 'shape', d: circle(0, 0, 10), line: 'stroke', weight: 0.4 },
      body(circle(0, 0, 2.6), 'fill2'),
    ],
  }),
  picture({
    id: 'propane-tank',
    name: 'Propane Tank',
    size: [120, 38],
    sub: 'Electrical',
    words: 'propane, tank, lp, gas, fuel, utility, electrical, industrial',
    colors: colors('#f2f5f9', '#ffffff', '#52627a', '#b32d2d'),
    layers: [
      body(both(box(-36, -19, 7, 38)), 'fill2', { weight: 0.7 }),
      body(
        'M-42 -17.5 L42 -17.5 C53 -17.5 59 -9 59 0 C59 9 53 17.5 42 17.5 L-42 17.5 C-53 17.5 -59 9 -59 0 C-59 -9 -53 -17.5 -42 -17.5 Z',
      ),
      area(
        'M-52 6 C-51 11 -48 14.4 -42 14.4 L42 14.4 C48 14.4 51 11 52 6 C44 9 -44 9 -52 6 Z',
        'stroke',
        0.1,
      ),
      line(both('M-42 -17.5 C-39.5 -8 -39.5 8 -42 17.5'), 0.7),
      body(circle(0, -3, 8), 'fill2'),
      { kind: 'shape', d: circle(0, -3, 4), line: 'stroke', weight: 0.7 },
      { kind: 'word', text: 'LP', x: 25, y: 5, size: 13, color: 'stroke2' },
    ],
  }),
  picture({
    id: 'satellite-dish',
    name: 'Satellite Dish',
    size: [30, 30],
    sub: 'Electrical',
    words: 'satellite, dish, antenna, tv, internet, electrical, industrial',
    colors: metal,
    layers: [
      body(circle(0, 0, 13)),
      body(circle(0, 0, 9.4), 'fill2', { weight: 0.5 }),
      { kind: 'shape', d: circle(0, 0, 5), line: 'stroke', weight: 0.5 },
      line('M0 0 L11.4 11.4', 1.4),
      body(circle(11.4, 11.4, 2.4)),
      area(circle(0, 0, 1.4), 'stroke'),
    ],
  }),
]

const WHEELS = (x: number, ys: readonly number[], long: number): string =>
  ys.map((y) => both(roundBox(-x, y - long / 2, 6, long, 2))).join('')

const vehicle = colors('#f2f5f9', '#cfe0f1', '#52627a')

const vehicles: readonly LibraryGraphic[] = [
  picture({
    id: 'car',
    name: 'Car',
    size: [78, 180],
    sub: 'Vehicles',
    words: 'car, sedan, automobile, parking, vehicles, industrial',
    colors: vehicle,
    layers: [
      area(WHEELS(37, [-52, 54], 26), 'stroke'),
      body(both('M-34.5 -26 L-39 -30 L-38.4 -24.5 L-34.5 -20 Z'), 'fill'),
      body(
        'M-33 -60 C-33 -80 -24 -89.5 0 -89.5 C24 -89.5 33 -80 33 -60 L35 -24 L35 40 L33 68 C32 83 23 89.5 0 89.5 C-23 89.5 -32 83 -33 68 L-35 40 L-35 -24 Z',
      ),
      line(both('M-26 -36 C-25 -58 -22 -72 -18 -80'), 0.6),
      body(both('M-30 -70 C-29 -78 -26 -82 -20 -84 C-23 -79 -26 -73 -30 -70 Z'), 'fill2', { weight: 0.6 }),
      body('M-29 -32 C-14 -41 14 -41 29 -32 L24 -10 C10 -15 -10 -15 -24 -10 Z', 'fill2'),
      body('M-24 40 C-10 44 10 44 24 40 L27 58 C12 66 -12 66 -27 58 Z', 'fill2'),
      body(both('M-32 -26 L-27 -8 L-27 12 L-32 12 Z'), 'fill2', { weight: 0.7 }),
      body(both('M-32 17 L-27 17 L-27 36 L-31 50 Z'), 'fill2', { weight: 0.7 }),
      line(both('M-24 -10 C-25 6 -25 24 -24 40'), 0.6),
      line(both('M-31 80 C-27 76 -22 78 -20 85'), 0.7),
    ],
  }),
  picture({
    id: 'pickup',
    name: 'Pickup Truck',
    size: [88, 222],
    sub: 'Vehicles',
    words: 'pickup, truck, vehicles, industrial, parking',
    colors: vehicle,
    layers: [
      area(WHEELS(41, [-68, 66], 30), 'stroke'),
      body(both('M-38 -44 L-44 -49 L-43 -40 L-38 -36 Z'), 'fill'),
      body(
        'M-36 -84 C-36 -102 -28 -110.5 0 -110.5 C28 -110.5 36 -102 36 -84 L38.5 -50 L38.5 100 C38.5 107 36 110.5 30 110.5 L-30 110.5 C-36 110.5 -38.5 107 -38.5 100 L-38.5 -50 Z',
      ),
      line(both('M-28 -54 C-27 -78 -24 -94 -20 -102'), 0.6),
      body(both('M-34 -92 C-32 -101 -29 -104 -22 -106 C-24 -100 -28 -95 -34 -92 Z'), 'fill2', {
        weight: 0.6,
      }),
      body('M-32 -50 C-16 -60 16 -60 32 -50 L27 -28 C10 -33 -10 -33 -27 -28 Z', 'fill2'),
      body('M-27 12 C-10 14 10 14 27 12 L28 22 L-28 22 Z', 'fill2'),
      body(both('M-35.5 -44 L-30 -26 L-30 -8 L-35.5 -8 Z'), 'fill2', { weight: 0.7 }),
      body(both('M-35.5 -3 L-30 -3 L-30 12 L-35.5 20 Z'), 'fill2', { weight: 0.7 }),
      body(roundBox(-31, 32, 62, 70, 2), 'fill'),
      area(box(-31, 32, 62, 70), 'stroke', 0.09),
      line('M-20 36 L-20 98 M-10 36 L-10 98 M0 36 L0 98 M10 36 L10 98 M20 36 L20 98', 0.5),
      line('M-38.5 27 L38.5 27 M-34 105.5 L34 105.5', 0.7),
    ],
  }),
  picture({
    id: 'van',
    name: 'Van',
    size: [90, 210],
    sub: 'Vehicles',
    words: 'van, minivan, wheelchair van, delivery, vehicles, industrial, parking',
    colors: vehicle,
    layers: [
      area(WHEELS(41, [-62, 66], 28), 'stroke'),
      body(both('M-38 -62 L-45 -68 L-44 -58 L-38 -53 Z'), 'fill'),
      body(
        'M-34 -88 C-32 -100 -22 -104.5 0 -104.5 C22 -104.5 32 -100 34 -88 L38.5 -58 L38.5 92 C38.5 101 34 104.5 26 104.5 L-26 104.5 C-34 104.5 -38.5 101 -38.5 92 L-38.5 -58 Z',
      ),
      body(both('M-33 -88 C-31 -97 -27 -99.5 -20 -100.5 C-23 -94 -27 -90 -33 -88 Z'), 'fill2', {
        weight: 0.6,
      }),
      body('M-33 -66 C-16 -80 16 -80 33 -66 L29 -46 C12 -53 -12 -53 -29 -46 Z', 'fill2'),
      body('M-29 92 C-12 94 12 94 29 92 L30 99 L-30 99 Z', 'fill2', { weight: 0.7 }),
      body(both('M-35.5 -58 L-31 -44 L-31 -24 L-35.5 -24 Z'), 'fill2', { weight: 0.7 }),
      body(both('M-35.5 -18 L-31 -18 L-31 30 L-35.5 30 Z'), 'fill2', { weight: 0.7 }),
      body(both('M-35.5 36 L-31 36 L-31 82 L-35.5 86 Z'), 'fill2', { weight: 0.7 }),
      { kind: 'shape', d: roundBox(-25, -40, 50, 122, 5), line: 'stroke', weight: 0.6 },
      line('M-20 -20 L20 -20 M-20 0 L20 0 M-20 20 L20 20 M-20 40 L20 40 M-20 60 L20 60', 0.45),
    ],
  }),
  picture({
    id: 'motorcycle',
    name: 'Motorcycle',
    size: [34, 86],
    sub: 'Vehicles',
    words: 'motorcycle, bike, motorbike, vehicles, industrial, parking',
    colors: { ...vehicle, strokeWidth: 0.6 },
    layers: [
      area(roundBox(-3, -43, 6, 24, 3), 'stroke'),
      area(roundBox(-3.8, 17, 7.6, 26, 3.6), 'stroke'),
      line('M-3.6 -28 L-5 -12 M3.6 -28 L5 -12', 1.4),
      line('M-16 -11 C-11 -17 -6 -18 0 -18 C6 -18 11 -17 16 -11', 2.2),
      area(both(roundBox(-17, -12, 3, 7, 1.5)), 'stroke'),
      body(circle(0, -20, 4), 'fill2'),
      body('M-6 -14 C-3 -18 3 -18 6 -14 C8.6 -8 8 0 5 6 L-5 6 C-8 0 -8.6 -8 -6 -14 Z', 'fill2'),
      body('M-5.4 4 C-2 2.6 2 2.6 5.4 4 C7.4 12 6.6 22 4.6 31 C2 33 -2 33 -4.6 31 C-6.6 22 -7.4 12 -5.4 4 Z'),
      line('M-5.8 17 C-2 15.6 2 15.6 5.8 17', 0.7),
      line(both('M-7 2 L-11.5 4'), 1.4),
    ],
  }),
  picture({
    id: 'box-truck',
    name: 'Box Truck',
    size: [104, 276],
    sub: 'Vehicles',
    words: 'box truck, delivery, moving truck, installer, vehicles, industrial',
    colors: vehicle,
    layers: [
      area(WHEELS(46, [-100], 34) + WHEELS(52, [72, 110], 32), 'stroke'),
      body(both('M-42 -92 L-52 -98 L-51 -86 L-42 -82 Z'), 'fill'),
      body(
        'M-38 -124 C-36 -134 -28 -137.5 0 -137.5 C28 -137.5 36 -134 38 -124 L42 -98 L42 -62 L-42 -62 L-42 -98 Z',
      ),
      body('M-36 -104 C-18 -114 18 -114 36 -104 L33 -84 C14 -90 -14 -90 -33 -84 Z', 'fill2'),
      body(roundBox(-48, -66, 96, 203, 2)),
      { kind: 'shape', d: box(-43, -61, 86, 193), line: 'stroke', weight: 0.5 },
      line('M-43 -22 L43 -22 M-43 16 L43 16 M-43 54 L43 54 M-43 93 L43 93', 0.45),
      line('M-44 132 L44 132', 1.6),
    ],
  }),
]

export const INDUSTRIAL: readonly LibraryGraphic[] = [...electrical, ...vehicles]
