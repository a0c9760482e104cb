import { CallError } from '@ramp/contracts'
import { problemText } from '@ramp/shell'
import { useState } from 'react'

/** Long enough for a new tab to have read it. */
const releaseAfterMs = 60_000

/** A file that the server gives: opened in a tab of its own, or kept under a name; why it could not be had, in words. */
export function useFile() {
  const [problem, setProblem] = useState<unknown>(null)

  async function withFile(
    load: () => Promise<Blob>,
    use: (url: string) => void,
    giveUp: () => void = () => {},
  ) {
    setProblem(null)
    try {
      const url = URL.createObjectURL(await load())
      use(url)
      window.setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs)
    } catch (fault) {
      giveUp()
      setProblem(fault)
    }
  }

  function open(load: () => Promise<Blob>) {
    // Opened at once, because a browser blocks a tab that opens long after the click.
    const tab = window.open('', '_blank')
    return withFile(
      load,
      (url) => tab?.location.replace(url),
      () => tab?.close(),
    )
  }

  const download = (load: () => Promise<Blob>, fileName: string) =>
    withFile(load, (url) => {
      const link = document.createElement('a')
      link.href = url
      link.download = fileName
      link.click()
    })

  return {
    error: problem === null ? null : problemText(problem),
    /** Why the server refused it; null of any other problem. */
    code: problem instanceof CallError ? problem.code : null,
    open,
    download,
  }
}
