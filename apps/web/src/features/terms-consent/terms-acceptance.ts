import { readStored, writeStored } from '../../keeping/stored.ts'

/** Version of the terms; a new one asks everybody again. */
const TERMS_VERSION = '1'

/** The flag is kept per user and per version of the terms (spec 1 §2). */
const keyFor = (userId: string) => `terms-${TERMS_VERSION}-${userId}`

export const hasAcceptedTerms = (userId: string): boolean => readStored(keyFor(userId)) === 'true'

export const acceptTerms = (userId: string): void => {
  writeStored(keyFor(userId), 'true')
}
