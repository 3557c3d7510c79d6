// Two texts of one draft, written on two devices, shown side by side. Neither is lost, whichever is chosen.
import { Copy, GitFork, Smartphone } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { OtherText } from '#app/platform/drafts/record.ts'
import { Button } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { draftCount } from '#rules/draft-count.ts'
import { differing, type Parts } from './differing.ts'

type Choice = 'ours' | 'theirs' | 'both'

export function DraftConflict({
  place = '',
  mine,
  other,
  saved,
  resolve,
  fieldWords = () => '',
}: {
  /** the form, if its field has a counting rule of its own */
  place?: string | undefined
  mine: { text: string; fields: string }
  other: OtherText
  /** place where this device's text is stored, in words */
  saved: string
  resolve: (choice: Choice) => Promise<void>
  /** turns the other fields of the form into words */
  fieldWords?: ((fields: string) => string) | undefined
}) {
  const [resolving, setResolving] = useState<Choice | null>(null)
  const [ours, theirs] = useMemo(() => differing(mine.text, other.text), [mine.text, other.text])
  const choose = (choice: Choice) => async (): Promise<void> => {
    setResolving(choice)
    await resolve(choice).finally(() => setResolving(null))
  }
  const use = (name: string, choice: Choice) => (
    <Button pending={resolving === choice} pendingLabel="保存しています" onClick={choose(choice)}>
      こちらを使う
      <span className="vh">（{name}）</span>
    </Button>
  )
  return (
    <section className="mb-4" aria-label="2つの版">
      <Notice icon={GitFork} className="mt-3 mb-3">
        2つの端末で、別々に書かれました。どちらも残っています。線は、違うところです。
      </Notice>
      <div className="grid gap-3 min-[640px]:grid-cols-2">
        <Side
          name="この端末"
          facts={lengthOf(place, mine.text)}
          parts={ours}
          saved={saved}
          fields={fieldWords(mine.fields)}
        >
          {use('この端末', 'ours')}
        </Side>
        <Side
          name="別の端末"
          facts={`${formatDayTime(other.updatedAt)}・${lengthOf(place, other.text)}`}
          parts={theirs}
          saved="サーバーに保存"
          fields={fieldWords(other.fields)}
        >
          {use('別の端末', 'theirs')}
        </Side>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_12rem] text-cap">迷うときは2つに分けます。選ばない版も30日残ります。</p>
        <Button
          variant="shu"
          icon={Copy}
          pending={resolving === 'both'}
          pendingLabel="保存しています"
          onClick={choose('both')}
        >
          両方を残す
        </Button>
      </div>
    </section>
  )
}

const lengthOf = (place: string, text: string): string => `${draftCount(place, text)}字`

function Side({
  name,
  facts,
  parts: { before, differs, after },
  saved,
  fields,
  children,
}: {
  name: string
  facts: string
  parts: Parts
  saved: string
  fields: string
  children: ReactNode
}) {
  return (
    <section aria-label={name} className="flex flex-col gap-2.5 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <Icon of={Smartphone} className="text-ai" />
        <h2 className="flex-1 text-sub font-bold">{name}</h2>
        <span className="num text-meta text-ink-soft">{facts}</span>
      </div>
      {fields && <p className="text-cap wrap-anywhere">{fields}</p>}
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
        tabIndex={0}
        className="max-h-72 flex-1 overflow-y-auto font-mincho text-[1.0625rem] leading-[1.7] whitespace-pre-wrap wrap-anywhere"
      >
        {before}
        {differs && (
          <mark className="bg-ai-soft text-ink underline decoration-ai decoration-dotted decoration-2 underline-offset-4">
            {differs}
          </mark>
        )}
        {after}
        {before + differs + after === '' && <span className="text-ink-soft">（なにも書かれていません）</span>}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-meta text-ink-soft">{saved}</span>
        {children}
      </div>
    </section>
  )
}
