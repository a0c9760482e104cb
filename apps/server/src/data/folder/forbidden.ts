/** Whether the system says that this user may not. */
export const isForbidden = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))
