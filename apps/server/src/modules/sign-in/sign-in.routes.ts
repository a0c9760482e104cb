import { type AnswerOf, signInSettings } from '@ramp/contracts'
import { publicRoute, type Route } from '../../http/route.ts'

type Settings = Omit<AnswerOf<typeof signInSettings>, 'clientId'> & {
  readonly clientIds: { readonly designer: string; readonly portal: string }
}

export const signInRoutes = ({ clientIds, ...settings }: Settings): Route[] => [
  publicRoute(signInSettings, async ({ app }) => ({ ...settings, clientId: clientIds[app] })),
]
