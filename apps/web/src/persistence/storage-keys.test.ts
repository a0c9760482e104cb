import { savedWithPerson } from '@ramp/shell'
import { expect, test } from 'vitest'
import { STORAGE_KEYS } from './storage-keys.ts'

const person = 'dana@ridgeline.example'
const owners = [
  { headerID: '1001', option: 1, product: 'P3G', person },
  { headerID: null, option: 1, product: 'PHD', person },
] as const

test.each(owners)('signing out knows every entry that is kept for %o', (owner) => {
  const { journal, undo, documents, draft, photos, guides, backup, aside, preview } = STORAGE_KEYS
  for (const key of [
    journal(owner),
    undo(owner),
    documents(owner),
    draft(owner),
    photos(owner),
    guides(owner),
    backup,
    aside(owner),
    preview,
  ])
    expect(savedWithPerson(person, key), key).toBe(true)
})
