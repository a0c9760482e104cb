import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readFavorites, toggleFavorite } from './favorites.ts'

const entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
}

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('window', { localStorage: storage })
})
afterEach(() => vi.unstubAllGlobals())

describe('favorites of the graphics library (spec 2 §3.4, §4)', () => {
  test('a heart keeps a graphic under graphicFavorites, a second click lets it go [web-graphics-1]', () => {
    const favorites = toggleFavorite(['car'], 'tree')
    expect(favorites).toEqual(['car', 'tree'])
    expect(entries.get('graphicFavorites')).toBe('["car","tree"]')
    expect(toggleFavorite(favorites ?? [], 'car')).toEqual(['tree'])
    expect(readFavorites()).toEqual(['tree'])
  })

  test('where the browser keeps nothing no heart can be set [web-graphics-2]', () => {
    vi.stubGlobal('window', {
      localStorage: {
        setItem: () => {
          throw new Error('closed')
        },
      },
    })
    expect(toggleFavorite([], 'tree')).toBeNull()
  })

  test.each([
    ['', []],
    ['{"car":1}', []],
    ['["car"', []],
    ['[1,"car"]', ['car']],
  ])('what cannot be read is left out: %s', (stored, read) => {
    entries.set('graphicFavorites', stored)
    expect(readFavorites()).toEqual(read)
  })
})
