import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRoot } from '../steps/root.mjs'
import { faultsOfGlb } from './judge-glb.mjs'
import { faultsOfUsdz } from './judge-usdz.mjs'

/** Debian's own Python has Debian's ezdxf. */
const PYTHON = '/usr/bin/python3'

/**
 * Reads the files of an export back with other people's tools, and says what each of them found.
 * @param {string} folder
 * @returns {Promise<number>} how many faults
 */
export async function judgeExports(folder) {
  const extents = JSON.parse(readFileSync(join(folder, 'extents.json'), 'utf8'))
  const files = readdirSync(folder).map((name) => join(folder, name))
  /** @param {string} ending */
  const ofKind = (ending) => files.filter((file) => file.endsWith(ending))
  /** @type {string[]} */
  const faults = []
  for (const file of ofKind('.glb')) {
    const found = await faultsOfGlb(readFileSync(file), extents[basename(file, '.glb')] ?? null)
    faults.push(...found.map((fault) => `${basename(file)}: ${fault}`))
  }
  for (const file of ofKind('.usdz'))
    faults.push(...faultsOfUsdz(readFileSync(file)).map((fault) => `${basename(file)}: ${fault}`))
  const dxf = ofKind('.dxf')
  const audited = faultsOfDxf(dxf)
  process.stdout.write(
    `${ofKind('.glb').length} glb passed to Khronos' validator and measured, ${ofKind('.usdz').length} usdz read back, ` +
      `${audited ? `${dxf.length} dxf audited by ezdxf` : 'no dxf audited: install python3-ezdxf for that'}, ` +
      `${faults.length + (audited?.length ?? 0)} faults\n`,
  )
  const all = [...faults, ...(audited ?? [])]
  for (const fault of all) process.stdout.write(`${fault}\n`)
  return all.length
}

/** @param {readonly string[]} files @returns {string[] | null} null where ezdxf is not there */
function faultsOfDxf(files) {
  const isThere = spawnSync(PYTHON, ['-c', 'import ezdxf']).status === 0
  if (!isThere) return null
  const { stdout, stderr, status } = spawnSync(
    PYTHON,
    [inRoot('tools', 'exports', 'judge-dxf.py'), ...files],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const lines = stdout.split('\n').filter((line) => line !== '')
  return status === 0 ? lines : [...lines, `ezdxf stopped: ${stderr.trim().split('\n').at(-1)}`]
}
