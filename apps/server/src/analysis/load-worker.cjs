// What the pool starts. It loads the program with import: ended in the middle of a require of modules, a worker takes the
// whole process with it (Node 20).
const { workerData } = require('node:worker_threads')

const program = import(workerData.program)
// Told to whoever asks first.
program.catch(() => undefined)

exports.answer = async (asked) => (await program).answer(asked)
