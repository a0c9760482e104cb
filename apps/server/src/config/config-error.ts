/** The configuration cannot be used; every sentence names a variable and says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
