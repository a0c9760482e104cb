// npm run restore -- NAME: puts a backup in the place of the embedded database and its files.
import { runCommand } from './steps/server-command.mjs'

await runCommand(['restore', ...process.argv.slice(2)])
