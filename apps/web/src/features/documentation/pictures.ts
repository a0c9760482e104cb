import type { Address } from './topics.ts'

/** Every picture has this size, so that the text below keeps its place while one comes. */
export const PICTURE_SIZE = { width: 760, height: 500 } as const

/** Addresses of the pictures, which `npm run guide-pictures` takes of the running product. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

export const pictureOf = ({ section, topic }: Address): string | undefined =>
  files[`./pictures/${section}.${topic}.webp`]
