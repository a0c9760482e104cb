/** The part of the library that the demo login uses; it brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type Grant = {
    readonly accountId: string
    addOIDCScope: (scope: string) => void
    addResourceScope: (resource: string, scope: string) => void
    save: () => Promise<string>
  }

  export type Context = {
    type: string
    status: number
    body: unknown
    oidc: {
      client: { clientId: string } | undefined
      session: { accountId: string; grantIdFor: (clientId: string) => string | undefined } | undefined
      provider: Provider
    }
  }

  export type Interaction = { readonly uid: string; readonly prompt: { readonly name: string } }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>)
    proxy: boolean
    readonly Grant: {
      new (properties: { clientId: string; accountId: string }): Grant
      find(id: string): Promise<Grant | undefined>
    }
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>
    on(event: string, listener: (context: unknown, error: Error) => void): void
  }
}
