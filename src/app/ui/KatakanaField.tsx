// A field for a reading: hiragana turns into katakana when its conversion ends and when the field is left.
import type { SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { toKatakana } from '#rules/text/katakana.ts'
import { TextField, type TextFieldProps } from './Field.tsx'

export function KatakanaField({
  onText,
  ...rest
}: Omit<TextFieldProps, 'onChange' | 'onBlur' | 'onCompositionEnd'> & { onText: (text: string) => void }) {
  const turn = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void => {
    const turned = toKatakana(field.value)
    if (turned === field.value) return
    const { selectionStart, selectionEnd } = field
    flushSync(() => onText(turned))
    // The length is unchanged, so the caret can stay in the middle of the text.
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
  }
  return (
    <TextField {...rest} onChange={event => onText(event.currentTarget.value)} onCompositionEnd={turn} onBlur={turn} />
  )
}
