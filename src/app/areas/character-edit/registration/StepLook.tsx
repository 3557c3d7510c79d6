// Step of the wizard for looks: sex, age, height, hair, eyes, skin.
import { useId } from 'react'
import { cx } from '#app/ui/cx.ts'
import { seibetsuLabels } from '#rules/codes/user.ts'
import { ToldLines } from '../ToldLines.tsx'
import type { StepProps } from './wizard.ts'

const examples = {
  age: '17歳',
  height: '158cm',
  hair: '亜麻色、肩まで',
  eyes: '灯台の緑',
  skin: '日に焼けた小麦色',
} as const
const looks = Object.keys(examples) as (keyof typeof examples)[]
const sexes = [1, 2, 0] as const

export function StepLook({ form, values, errors }: StepProps) {
  const name = useId()
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <fieldset aria-describedby={errors.seibetsu ? `${name}-error` : undefined}>
        <legend className="mb-1.5 text-cap font-semibold">
          性別<span className="ml-1.5 text-meta text-shu">必須</span>
        </legend>
        <div className="flex gap-2">
          {sexes.map(sex => {
            const on = values.seibetsu === sex
            return (
              <label
                key={sex}
                className={cx(
                  'flex min-h-12 flex-1 items-center justify-center rounded-card border bg-surface px-2 text-sub has-focus-visible:outline-2 has-focus-visible:outline-ai',
                  on ? 'border-ai font-bold text-ai outline outline-ai' : 'border-line-strong',
                )}
              >
                <input
                  type="radio"
                  className="vh"
                  name={name}
                  checked={on}
                  onChange={() => form.change({ seibetsu: sex })}
                />
                {seibetsuLabels[sex]}
              </label>
            )
          })}
        </div>
        {errors.seibetsu && (
          <p id={`${name}-error`} role="alert" className="mt-1.5 text-cap font-semibold text-hi">
            {errors.seibetsu}
          </p>
        )}
      </fieldset>
      <ToldLines lines={looks} {...{ values, errors, examples }} onChange={form.change} />
      <p className="text-cap text-ink-soft">
        性別と年齢は、登録のあとでは変えられません。年齢は「不詳」でもかまいません。
      </p>
    </div>
  )
}
