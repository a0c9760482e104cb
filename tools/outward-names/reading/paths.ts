/** The paths of every field in a value: `parts[].at.x`. Keys that are data, such as ids, are `*`. */
export function pathsIn(value: unknown, isData: (key: string) => boolean = () => false): readonly string[] {
  const found = new Set<string>()
  const visit = (one: unknown, path: string): void => {
    if (Array.isArray(one)) for (const each of one) visit(each, `${path}[]`)
    else if (typeof one === 'object' && one !== null)
      for (const [key, inner] of Object.entries(one)) {
        const name = isData(key) ? '*' : key
        const at = path === '' ? name : `${path}.${name}`
        found.add(at)
        visit(inner, at)
      }
  }
  visit(value, '')
  return [...found]
}

/** Runs a reader of JSON and says which fields it asked for, whether the file has them or not. */
export function fieldsAskedBy(read: (json: unknown) => unknown, json: unknown): readonly string[] {
  const asked = new Set<string>()
  const watched = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    return new Proxy(value, {
      get(target, key) {
        const inner: unknown = Reflect.get(target, key)
        if (typeof key === 'symbol') return inner
        if (Array.isArray(target)) return /^\d+$/.test(key) ? watched(inner, `${path}[]`) : inner
        const at = path === '' ? key : `${path}.${key}`
        if (key !== 'toJSON') asked.add(at)
        return watched(inner, at)
      },
    })
  }
  read(watched(json, ''))
  return [...asked]
}

/** What a reader takes at the fields of a file that have only some values, as it says when it is given another: `swing = in`. */
export const choicesAskedBy = (read: (json: unknown) => unknown, json: unknown): readonly string[] =>
  fieldsAskedBy(read, json).flatMap((path) => {
    try {
      read(withAnother(json, path.split(/\.|(?=\[\])/)))
    } catch (error) {
      const [, choices = ''] = /must be one of (.+)$/.exec(String(error)) ?? []
      return choices.split(', ').flatMap((choice) => (choice === '' ? [] : [`${path} = ${choice}`]))
    }
    return []
  })

/** The same value with a text that nobody takes at the end of a path. */
function withAnother(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return Array.isArray(value) ? ['?'] : '?'
  if (step === '[]') return Array.isArray(value) ? value.map((one) => withAnother(one, rest)) : value
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [step]: withAnother(fields[step], rest) }
}
