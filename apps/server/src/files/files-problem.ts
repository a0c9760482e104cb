/** The place of files does not do what it is asked, through no fault of the call; what was not named is not kept. */
export class FilesProblem extends Error {
  override readonly name = 'FilesProblem'

  constructor(reason: string, options: ErrorOptions) {
    super(`File storage is not responding. ${reason}`, options)
  }
}
