// Second step of a sign-up: everybody begins as a player; masters and creators apply afterwards (doc1 §2.1).
import { useId } from 'react'
import { cx } from '#app/ui/cx.ts'
import { signUpMessages } from '#rules/messages/sign-up.ts'

const classes = [
  { value: 'player', name: 'プレイヤー', note: 'キャラクターをつくり、物語に参加します。', open: true },
  {
    value: 'master',
    name: 'マスター',
    note: '物語を書く人です。登録したあと、マイページから申請できます。',
    open: false,
  },
  {
    ...{ value: 'creator', name: 'クリエイター', open: false },
    note: 'イラスト・ボイス・ノベルをつくる人です。登録したあと、マイページから申請できます。',
  },
]

export function ClassStep() {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-cap font-semibold">{signUpMessages.userClass}</legend>
      <div className="grid gap-2.5">
        {classes.map(({ value, name, note, open }) => (
          <label
            key={value}
            className={cx(
              'flex min-h-12 items-start gap-3 rounded-card border px-3.5 py-3 has-focus-visible:outline-2 has-focus-visible:outline-ai',
              open ? 'border-ai bg-ai-soft outline outline-ai' : 'border-line bg-surface',
            )}
          >
            <input
              type="radio"
              name={id}
              defaultChecked={open}
              disabled={!open}
              aria-describedby={`${id}-${value}`}
              className="mt-0.5 size-5 flex-none accent-ai"
            />
            <span className="min-w-0">
              <b className={cx('block text-sub', open ? 'text-ai' : 'text-ink-soft')}>{name}</b>
              <span id={`${id}-${value}`} className={cx('phrases block text-cap', open ? '' : 'text-ink-soft')}>
                {note}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
