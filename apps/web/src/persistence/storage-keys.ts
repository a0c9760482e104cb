import { singleKeysOf } from '@ramp/shell'
import type { Owner } from './owner.ts'

/**
 * Everything this browser keeps for the designer, each under its own key, and when it is written. Beside these each
 * Canvas Helper is kept under its own name when it is switched (`preferences.ts`), and the shell keeps that somebody is
 * signed in here. Signing out removes drawings and whatever names a person (`saved-of-person.ts` of the shell).
 */
export const STORAGE_KEYS = {
  /**
   * The drawing, at every edit: each project of a person has its own, so that one does not overwrite another. The database has it
   * too (`journal/entries.ts`), under the same key, and acknowledges it: local storage reaches the disk seconds later.
   */
  journal: (owner: Owner) => `journal-${projectOf(owner)}-${owner.person}`,
  /** The steps back and forth, when the hand rests. */
  undo: (owner: Owner) => `undo-${projectOf(owner)}-${owner.person}`,
  /** What was last saved to history, of whichever project (spec 1 §7), and its picture. */
  backup: 'autoSave',
  /** A backup that made room for that of another project, until its own is opened. The database has a copy of each under this key. */
  aside: (owner: Owner) => `autoSave-${projectOf(owner)}-${owner.person}`,
  preview: 'autoSavePreview',
  /** What was typed and chosen for the documents of a project, at every key; in the database too. */
  documents: (owner: Owner) => `documents-${projectOf(owner)}-${owner.person}`,
  /** Which draft on the server this browser's drawing goes on from, and which edit that draft has; after each save of it. */
  draft: (owner: Owner) => `draft-${projectOf(owner)}-${owner.person}`,
  /** A name for this browser of a person, made up once: it knows its own drafts again. */
  device: ({ person }: Pick<Owner, 'person'>) => `device-${person}`,
  /** How many photos of a site are kept here (`saved-photos.ts`), and of what: signing out asks before they go. */
  photos: (owner: Owner) => `photos-${projectOf(owner)}-${owner.person}`,
  /** The guides drawn out of the rulers, as they are let go. */
  guides: (project: Omit<Owner, 'person'>) => `guides-${projectOf(project)}`,
  /** Set for one reload by 'Yes, Start a new project' (session storage). */
  isFirstStart: 'starts-anew',
  /** Whether letters and signs alone do something, when it is switched: people may share a browser. */
  singleKeys: singleKeysOf,
  /** Set when a person accepts a version of the terms (spec 1 §2). */
  terms: (version: string, userId: string) => `terms-${version}-${userId}`,
  /** The hearts of the graphics library, as they are set (spec 2 §7). */
  favorites: 'graphicFavorites',
  /** Which paper was made last, and what was chosen for each. */
  papers: 'papers',
  /** Set once the tutorial was finished or declined (spec 2 §7). */
  tutorial: 'tutorial',
  /** Set once the hint about writing on the drawing was shown (spec 3 §9). */
  textHint: 'addText',
} as const

/** The first option of a quote goes by its number alone, as it did before quotes had options. */
export const projectOf = ({ headerID, option, product }: Omit<Owner, 'person'>): string => {
  if (headerID === null) return `sandbox-${product}`
  return option === 1 ? headerID : `${headerID}-option-${option}`
}

/** Steps back and the picture are a comfort: a drawing needs the room more. */
export const isComfort = (key: string): boolean => key.startsWith('undo-') || key === STORAGE_KEYS.preview
