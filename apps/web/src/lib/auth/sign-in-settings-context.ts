import type { SignInSettings } from '@ramp/shell'
import { createContext, useContext } from 'react'

export const SignInSettingsContext = createContext<SignInSettings | null>(null)

export function useSignInSettings(): SignInSettings {
  const settings = useContext(SignInSettingsContext)
  if (!settings) throw new Error('Sign-in settings are used outside their provider')
  return settings
}
