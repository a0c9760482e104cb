import { CallError } from '@ramp/contracts'
import { type Api, apiOf, returnHere } from '@ramp/shell'
import type { UserManager } from 'oidc-client-ts'

/** A token that the server does not take any more; not the person who is not approved. */
const needsNewLogin = (problem: unknown) =>
  problem instanceof CallError && problem.status === 401 && problem.code.startsWith('token.')

/** The calls of the portal: where the session has ended, the person logs in again and comes back here. */
export function portalApiOf(session: UserManager): Api {
  const api = apiOf(session)
  let hasWorked = false

  async function orLogin<Reply>(asking: Promise<Reply>): Promise<Reply> {
    try {
      const reply = await asking
      hasWorked = true
      return reply
    } catch (problem) {
      // A login that never worked would be refused again: the person is told, and not sent in circles.
      if (hasWorked && needsNewLogin(problem)) await session.signinRedirect({ state: returnHere() })
      throw problem
    }
  }

  return {
    call: (endpoint, input) => orLogin(api.call(endpoint, input)),
    download: (endpoint, input) => orLogin(api.download(endpoint, input)),
  }
}
