import { STORAGE_KEYS } from '../../persistence/storage-keys.ts'
import { readStored, writeStored } from '../../persistence/stored.ts'

/** Version of the terms; a new one asks everybody again. */
const TERMS_VERSION = '1'

export const hasAcceptedTerms = (userId: string): boolean =>
  readStored(STORAGE_KEYS.terms(TERMS_VERSION, userId)) === 'true'

export const acceptTerms = (userId: string): void => {
  writeStored(STORAGE_KEYS.terms(TERMS_VERSION, userId), 'true')
}
