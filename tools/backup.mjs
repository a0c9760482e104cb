// npm run backup [-- list]: takes a backup of the embedded database and its files, or shows those that are there.
import { runCommand } from './steps/server-command.mjs'

await runCommand(process.argv[2] === undefined ? ['take'] : process.argv.slice(2))
