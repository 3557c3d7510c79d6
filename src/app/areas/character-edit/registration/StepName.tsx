// The name, its reading, and the order it is shown in.
import { TextField } from '#app/ui/Field.tsx'
import { KatakanaField } from '#app/ui/KatakanaField.tsx'
import { NAME_PART_MAX, nameParts } from '#rules/character-texts.ts'
import { NameOrder } from '../NameOrder.tsx'
import type { StepProps } from './wizard.ts'

export function StepName({ form, values, errors }: StepProps) {
  const part = (name: keyof typeof nameParts, hint?: string) => (
    <TextField
      label={nameParts[name]}
      required={name === 'givenName'}
      autoComplete="off"
      value={values[name]}
      error={errors[name]}
      hint={hint}
      onChange={event => form.change({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        {part('familyName')}
        {part('givenName', '姓やミドルネームは、なくてもかまいません。')}
      </div>
      {part('middleName', `それぞれ${NAME_PART_MAX}文字まで。`)}
      <KatakanaField
        label="読み（全角カタカナ）"
        required
        autoComplete="off"
        value={values.kana}
        error={errors.kana}
        hint="名前を続けて、区切らずに書きます。ひらがなはカタカナになります。探すときに使います。"
        onText={kana => form.change({ kana })}
      />
      <NameOrder
        names={values}
        value={values.nameOrder}
        error={errors.nameOrder}
        onChange={nameOrder => form.change({ nameOrder })}
      />
      <p className="text-cap text-ink-soft">名前と読みは、登録のあとでは変えられません。</p>
    </div>
  )
}
