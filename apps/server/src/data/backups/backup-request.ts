import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parsedFile } from '../folder/manifest.ts'
import type { Places } from '../folder/places.ts'
import { writeDurably } from '../folder/write-durably.ts'

const request = z.object({ id: z.string() })
const answer = z.object({ id: z.string(), name: z.string().nullable(), problem: z.string().nullable() })

/** Asks a running server for a backup: it alone may open its database. */
export type BackupRequest = z.infer<typeof request>

/** What came of it: the backup's name, and what is wrong with it. */
export type BackupAnswer = z.infer<typeof answer>

const requestFile = ({ backups }: Places) => join(backups, 'request.json')
const answerFile = ({ backups }: Places, id: string) => join(backups, `answer-${id}.json`)

export function writeRequest(places: Places, asked: BackupRequest) {
  mkdirSync(places.backups, { recursive: true, mode: 0o700 })
  writeDurably(requestFile(places), JSON.stringify(asked))
}

/** Takes the request that waits, if there is one. */
export function readRequest(places: Places): BackupRequest | null {
  const file = requestFile(places)
  if (!existsSync(file)) return null
  const asked = parsedFile(file, request)
  rmSync(file, { force: true })
  return asked
}

/** Takes a request back that nobody will answer. */
export const withdrawRequest = (places: Places) => rmSync(requestFile(places), { force: true })

export const writeAnswer = (places: Places, given: BackupAnswer) =>
  writeDurably(answerFile(places, given.id), JSON.stringify(given))

/** Takes the answer to a request, if it is there. */
export function readAnswer(places: Places, id: string): BackupAnswer | null {
  const file = answerFile(places, id)
  const given = parsedFile(file, answer)
  if (given) rmSync(file, { force: true })
  return given
}
