import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { GRAPHIC_CATEGORIES } from './categories.ts'
import { GRAPHICS, graphicsOf, libraryGraphic, searchGraphics } from './library.ts'

const names = (sub: Parameters<typeof graphicsOf>[0]) =>
  graphicsOf(sub)
    .map(({ frontendName }) => frontendName)
    .join(', ')

const LABELS = [
  'FRONT OF HOME',
  'GARAGE',
  'PORCH',
  'CARPORT',
  'PROPERTY LINE',
  'MUGPP',
  'MUG36',
  'MUCB5',
  'MUCB8',
  'GATE',
  'INTERLOCK SWITCH',
  'WEATHER GUARD',
  'TIE STRAPS',
]

describe('what the graphics library holds (spec 2 §3.4)', () => {
  test.each`
    category        | subCategories
    ${'Shapes'}     | ${'Squares'}
    ${'Ground'}     | ${'Man-made, Natural'}
    ${'Nature'}     | ${'Trees, Bushes, Rocks'}
    ${'Buildings'}  | ${'Doors, Stairs, Barriers, Posts'}
    ${'Industrial'} | ${'Electrical, Vehicles'}
    ${'Layout'}     | ${'ADA, Rise, Bracing, Service'}
    ${'Text'}       | ${'All'}
    ${'Misc'}       | ${'Tools'}
  `('$category is divided into $subCategories [drawing-graphics-8]', ({ category, subCategories }) => {
    const found = GRAPHIC_CATEGORIES.find(({ name }) => name === category)
    expect(found?.subCategories.join(', ')).toBe(subCategories)
  })

  test.each`
    sub             | holds
    ${'Man-made'}   | ${'Brick, Cobble Stones, Concrete, Gravel'}
    ${'Natural'}    | ${'Dirt, Grass'}
    ${'Trees'}      | ${'Tree, Tree Evergreen'}
    ${'Bushes'}     | ${'Bush, Bushes'}
    ${'Rocks'}      | ${'Rock, Rock Boulder, Rocks'}
    ${'Doors'}      | ${'Door Right 36", French Door 144" x 6", Sliding Door 72" x 6"'}
    ${'Stairs'}     | ${'Stairs 1 Tread, Stairs 2 Treads, Stairs 3 Treads, Stairs 4 Treads, Stairs 5 Treads, Stairs 6 Treads'}
    ${'Barriers'}   | ${'Fence, Fence Side'}
    ${'Posts'}      | ${'Post 4", Post 6", Post 12"'}
    ${'Electrical'} | ${'AC Unit, Electric Meter, Gas Meter, Propane Tank, Satellite Dish'}
    ${'Vehicles'}   | ${'Box Truck, Car, Motorcycle, Pickup Truck, Van'}
    ${'ADA'}        | ${'ADA Layout Box'}
    ${'Rise'}       | ${'Rise Info Box'}
    ${'Bracing'}    | ${'Platform Bracing, Ramp Bracing'}
    ${'Service'}    | ${'Service Notes Box'}
    ${'Tools'}      | ${'Measure Tool, Ruler'}
  `('$sub holds $holds, by name [drawing-graphics-2]', ({ sub, holds }) => {
    expect(names(sub)).toBe(holds)
  })

  test.each`
    id                     | width  | length
    ${'door-right'}        | ${36}  | ${36}
    ${'sliding-door'}      | ${72}  | ${6}
    ${'french-door'}       | ${144} | ${6}
    ${'stairs-6'}          | ${36}  | ${48}
    ${'ada-box'}           | ${285} | ${90}
    ${'rise-info-box'}     | ${150} | ${114}
    ${'service-notes-box'} | ${150} | ${114}
    ${'tree'}              | ${60}  | ${60}
    ${'bushes'}            | ${60}  | ${60}
    ${'platform-bracing'}  | ${60}  | ${60}
    ${'ramp-bracing'}      | ${60}  | ${60}
    ${'fence'}             | ${60}  | ${12}
  `('$id is $width by $length inches [drawing-graphics-5]', ({ id, width, length }) => {
    expect(libraryGraphic(id)).toMatchObject({ width, length })
  })

  test('every id is there once, and every category shows one of them [drawing-graphics-4]', () => {
    expect(new Set(GRAPHICS.map(({ id }) => id)).size).toBe(GRAPHICS.length)
    expect(GRAPHIC_CATEGORIES.filter(({ image }) => libraryGraphic(image) === null)).toEqual([])
  })

  test.each(LABELS)(
    'the label %s is there, in the words of the specification [drawing-graphics-9]',
    (label) => {
      expect(graphicsOf('All').map(({ frontendName }) => frontendName)).toContain(label)
    },
  )

  test('notices of approval are red, and no other label is [drawing-graphics-10]', () => {
    const red = graphicsOf('All').filter(
      ({ makes }) => makes.kind === 'text' && makes.lettering.fontColor === '#c62828',
    )
    expect(red.map(({ frontendName }) => frontendName)).toContain('APPROVED')
    expectEvery(red, ({ keywords }) => keywords.includes('approval'))
    expect(red.map(({ frontendName }) => frontendName)).not.toContain('PROPERTY LINE')
  })
})

describe('searching the library (spec 2 §2.5)', () => {
  test.each`
    words           | first
    ${'PICKUP'}     | ${'Pickup Truck'}
    ${'hvac'}       | ${'AC Unit'}
    ${'mucb5'}      | ${'MUCB5'}
    ${' property '} | ${'Fence'}
  `('"$words" finds $first [drawing-graphics-3]', ({ words, first }) => {
    expect(searchGraphics(words)[0]?.frontendName).toBe(first)
  })

  test('a word nobody uses, and no word at all, find nothing', () => {
    expect(searchGraphics('zeppelin')).toEqual([])
    expect(searchGraphics('  ')).toEqual([])
  })
})
