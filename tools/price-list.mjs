// npm run price-list -- list | export | check | publish | take-back: price lists of the server's data.
import { resolve } from 'node:path'
import { runCommand } from './steps/server-command.mjs'

// npm runs scripts in the repository's folder; files are named from where the person stands.
const { INIT_CWD: from } = process.env
const words = process.argv.slice(2)
/** @param {number} place */
const isFile = (place) =>
  (place === 1 && ['check', 'publish'].includes(words[0] ?? '')) || words[place - 1] === '--out'
await runCommand([
  'price-list',
  ...words.map((word, place) => (from && isFile(place) ? resolve(from, word) : word)),
])
