// Trial of every check on texts, with one value.
import { useDeferredValue, useState } from 'react'
import { string } from 'zod/mini'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/Field.tsx'
import * as checks from '#rules/validation/checks.ts'

const FIELD = 'この欄'
const shown = {
  required: checks.required(FIELD),
  email: checks.email(FIELD),
  min: checks.min(FIELD, 6),
  max: checks.max(FIELD, 16),
  digits: checks.digits(FIELD, 4),
  integer: checks.integer(FIELD),
  numeric: checks.numeric(FIELD),
  alpha: checks.alpha(FIELD, 'en'),
  alpha_num: checks.alphaNum(FIELD, 'en'),
  max_digits: checks.maxDigits(FIELD, 10),
  max_digits_cross: checks.maxDigitsCross(FIELD, 10),
  min_digits_replace: checks.minDigitsReplace(FIELD, 3),
  max_digits_replace: checks.maxDigitsReplace(FIELD, 10),
  disallowCornerBrackets: checks.disallowCornerBrackets(FIELD),
  url: checks.url(FIELD),
  hiragana: checks.hiragana(FIELD),
  kana: checks.kana(),
  emoji: checks.emoji(FIELD),
  dependent: checks.dependent(FIELD),
  dependentBr: checks.dependentBr(FIELD),
}

export function CheckTrial() {
  const [value, setValue] = useState('')
  const tried = useDeferredValue(value)
  return (
    <section aria-label="入力の検査">
      <SectionHeading>入力の検査</SectionHeading>
      <TextField label="試す値" value={value} onChange={event => setValue(event.target.value)} />
      <ul className="mt-2 grid grid-cols-1 gap-1 text-cap">
        {Object.entries(shown).map(([name, check]) => {
          const result = string().check(check).safeParse(tried)
          return (
            <li key={name} className="flex flex-wrap gap-x-2">
              <code className="w-44 max-w-full break-words">{name}</code>
              <span className={result.success ? 'text-matsuba' : 'text-hi'}>
                {result.success ? '○' : result.error.issues[0]?.message}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
