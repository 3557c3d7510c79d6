// Two texts of one draft, written on two devices: side by side, and neither is lost whichever is chosen.
import { useState } from 'react'
import type { OtherText } from '#app/platform/drafts/record.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatDayTime } from '#rules/dates.ts'

type Choice = 'ours' | 'theirs' | 'both'

export function DraftConflict({
  mine,
  other,
  resolve,
}: {
  mine: string
  other: OtherText
  resolve: (choice: Choice) => Promise<void>
}) {
  const [resolving, setResolving] = useState<Choice | null>(null)
  const choose = (choice: Choice) => async (): Promise<void> => {
    setResolving(choice)
    await resolve(choice).finally(() => setResolving(null))
  }
  const side = (name: string, text: string, choice: Choice) => (
    <section aria-label={name} className="flex flex-col gap-2">
      <h3 className="text-cap font-semibold">{name}</h3>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
        tabIndex={0}
        className="max-h-52 flex-1 overflow-y-auto rounded-card border border-line bg-paper p-3 text-sub whitespace-pre-wrap wrap-anywhere"
      >
        {text || '（空の文章）'}
      </p>
      <Button variant="line" pending={resolving === choice} pendingLabel="保存しています" onClick={choose(choice)}>
        こちらを残す
      </Button>
    </section>
  )
  return (
    <Card as="section" className="mb-3 py-3.5" aria-label="二つの文章">
      <p className="mb-2 text-sub font-semibold">この下書きは、ほかの端末でも書きかえられました。</p>
      <p className="mb-3 text-cap text-ink-soft">どちらを選んでも、もう一方は下書きの一覧から取りもどせます。</p>
      <div className="grid gap-3 min-[600px]:grid-cols-2">
        {side('いまの文章', mine, 'ours')}
        {side(`ほかの端末の文章（${formatDayTime(new Date(other.updatedAt))}）`, other.text, 'theirs')}
      </div>
      <Button
        variant="text"
        className="mt-2"
        pending={resolving === 'both'}
        pendingLabel="保存しています"
        onClick={choose('both')}
      >
        両方残す
      </Button>
    </Card>
  )
}
