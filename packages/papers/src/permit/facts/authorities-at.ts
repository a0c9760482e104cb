import type { AuthorityId, PermitSettings } from './permit-settings.ts'

type Place = { readonly id: AuthorityId; readonly names: readonly string[]; readonly state: RegExp }

const VIRGINIA = /^(va|virginia)$/
/** What an envelope calls the places of the four departments: a city has its own, a county another. */
const PLACES: readonly Place[] = [
  { id: 'norfolk-va', names: ['norfolk', 'city of norfolk'], state: VIRGINIA },
  { id: 'chesterfield-va', names: ['chesterfield', 'chesterfield county'], state: VIRGINIA },
  { id: 'douglas-co', names: ['douglas county'], state: /^(co|colorado)$/ },
  { id: 'monterey-ca', names: ['monterey', 'city of monterey'], state: /^(ca|california)$/ },
]

/** The departments whose lists a set is checked against. */
export const authoritiesOf = (
  { authorities }: Pick<PermitSettings, 'authorities'>,
  address: readonly string[],
): readonly AuthorityId[] => (authorities === 'auto' ? authoritiesAt(address) : authorities)

/** The department an address names by its city or county and its state; a street of that name is none. */
function authoritiesAt(address: readonly string[]): readonly AuthorityId[] {
  const said = address.flatMap((line) => line.split(',')).map(withoutZip)
  return PLACES.flatMap(({ id, names, state }) => {
    const isThere = said.some((one) => names.some((name) => one === name || isBoth(one, name, state)))
    const isInState = said.some((one) => state.test(one) || names.some((name) => isBoth(one, name, state)))
    return isThere && isInState ? [id] : []
  })
}

const withoutZip = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\b\d{5}(-\d{4})?\s*$/, '')
    .replaceAll('.', '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** `norfolk va` in one. */
const isBoth = (words: string, name: string, state: RegExp): boolean =>
  words.startsWith(`${name} `) && state.test(words.slice(name.length + 1))
