// The eleven orders of a name, each shown with the name itself.
import { SelectField } from '#app/ui/Field.tsx'
import { type NamePart, namesInOrder } from '#rules/character-texts.ts'

const orders = [
  '名・ミドル・姓（・で区切る）',
  '姓・ミドル・名（・で区切る）',
  '名だけ',
  '名と姓（区切りなし）',
  '姓と名（区切りなし）',
  '名・ミドル・姓（＝で区切る）',
  '姓・ミドル・名（＝で区切る）',
  '名と姓（＝で区切る）',
  '姓と名（＝で区切る）',
  '名と姓（空白で区切る）',
  '姓と名（空白で区切る）',
] as const

export function NameOrder({
  names,
  value,
  error,
  onChange,
}: {
  names: Record<NamePart, string>
  value: number
  error?: string | undefined
  onChange: (nameOrder: number) => void
}) {
  const shown = namesInOrder({ ...names, nameOrder: value })
  return (
    <>
      <SelectField
        label="名前の並べかた"
        value={value}
        error={error}
        onChange={event => onChange(Number(event.currentTarget.value))}
      >
        {orders.map((words, index) => {
          const inOrder = namesInOrder({ ...names, nameOrder: index + 1 })
          return (
            <option key={words} value={index + 1}>
              {inOrder.trim() ? `${inOrder} — ${words}` : words}
            </option>
          )
        })}
      </SelectField>
      <p className="rounded-card bg-sunken px-4 py-3" aria-live="polite">
        <span className="block text-meta text-ink-soft">物語での見えかた</span>
        <b className="font-mincho text-head leading-[1.4] font-semibold wrap-anywhere">
          {shown || '（まだ名前がありません）'}
        </b>
      </p>
    </>
  )
}
