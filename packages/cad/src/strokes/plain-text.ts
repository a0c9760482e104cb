const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '″': '"',
  '“': '"',
  '”': '"',
  '×': 'x',
  '·': '-',
  '–': '-',
  '—': '-',
  '°': ' deg',
  '±': '+/-',
}

/** Letters every CAD program has: primes, arrows and accents else print as diamonds. */
export const plainText = (text: string): string =>
  [...text]
    .map((letter) => PLAIN[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?')
