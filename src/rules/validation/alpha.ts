// Letters only, in four variants (doc3 §5; the variants are those of the VeeValidate catalogue). Without a language the value
// has to be written in the letters of any one language of alphabets.ts; Japanese and full-width letters are in none.
import { alphabets } from './alphabets.ts'
import { passesAsText } from './value.ts'

type Rule = (value: unknown, language?: string) => boolean

function lettersAnd(more: string): Rule {
  const patterns = new Map(
    Object.entries(alphabets).map(([language, letters]) => [language, new RegExp(`^[${letters}${more}]*$`, 'i')]),
  )
  return (value, language) =>
    passesAsText(value, text => {
      if (language === undefined) return [...patterns.values()].some(pattern => pattern.test(text))
      return (patterns.get(language) ?? patterns.get('en'))?.test(text) ?? false
    })
}

/** Letters. */
export const alpha: Rule = lettersAnd('')

/** Letters and half-width digits. */
export const alphaNum: Rule = lettersAnd('0-9')

/** Letters, half-width digits, `_` and `-`. */
export const alphaDash: Rule = lettersAnd('0-9_\\-')

/** Letters and white space. */
export const alphaSpaces: Rule = lettersAnd('\\s')
