import { phrases, textsWith } from './phrases.ts'
import { textsOfProduct } from './texts-of-product.ts'
import { weightedWords } from './weighted-words.ts'

const words = process.argv.slice(2).join(' ').toLowerCase()
const texts = textsOfProduct()
for (const { file, line, text } of texts)
  if (text.toLowerCase().includes(words)) console.log(`${file}:${line}  ${text}`)
console.error(`\n${texts.length} texts`)
for (const phrase of [...phrases, ...weightedWords])
  console.error(`${String(textsWith(phrase, texts).length).padStart(5)}  ${phrase.name}: ${phrase.instead}`)
