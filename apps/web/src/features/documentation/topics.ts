import type { SubSection } from './content/entry.ts'
import { documentationSections } from './sections.ts'

/** A sub-section of the guide with the words of its address. */
export type Topic = { readonly section: string; readonly sub: SubSection; readonly address: Address }
export type Address = { readonly section: string; readonly topic: string }

/** `Enter / Exits` is `enter-exits` in an address. */
const slug = (name: string): string => (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-')

export const topics: readonly Topic[] = documentationSections.flatMap(({ name, subSections }) =>
  subSections.map((sub) => ({
    section: name,
    sub,
    address: { section: slug(name), topic: slug(sub.name) },
  })),
)

/** The topic that an address names; null where there is none. */
export const topicAt = ({ section, topic }: Partial<Address>): Topic | null =>
  topics.find(({ address }) => address.section === section && address.topic === topic) ?? null

export const keyOf = ({ section, topic }: Address): string => `${section}/${topic}`
