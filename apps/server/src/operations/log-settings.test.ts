import { expect, test } from 'vitest'
import { withoutSecrets } from './log-settings.ts'

test.each`
  text                                                            | written
  ${'Authorization: Bearer abc.def'}                              | ${'Authorization: Bearer [redacted]'}
  ${'GET /?code=s3cret&state=xyz&product=P3G'}                    | ${'GET /?code=[redacted]&state=[redacted]&product=P3G'}
  ${'/oidc/session/end?id_token_hint=eyJ'}                        | ${'/oidc/session/end?id_token_hint=[redacted]'}
  ${'refresh_token=abc access_token=def'}                         | ${'refresh_token=[redacted] access_token=[redacted]'}
  ${'cannot reach postgres://app:pass@db.example/ramps'}          | ${'cannot reach postgres://app:[redacted]@db.example/ramps'}
  ${'the token eyJhbGciOi.eyJzdWIiOi.c2lnbg is over'}             | ${'the token [redacted] is over'}
  ${'Key (email)=(dana.miller@ridgeline.example) already exists'} | ${'Key (email)=([address]) already exists'}
  ${'GET /api/quotes/1001 does not exist.'}                       | ${'GET /api/quotes/1001 does not exist.'}
`('"$text" is logged as "$written"', ({ text, written }) => {
  expect(withoutSecrets(text)).toBe(written)
})
