// Two versions of one thing, side by side: what is written here, and what somebody else has saved meanwhile. Neither is lost.
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'

export interface Version {
  title: string
  text: string
  /** facts of the version: its state, its kind, the time of its change */
  facts: readonly (string | null | false)[]
}

interface TwoVersionsProps {
  /** お知らせ */
  what: string
  /** names of the parts in which they differ */
  differs: readonly string[]
  written: Version
  saved: Version
  onGoOn: () => void
  onAdopt: () => void
}

export function TwoVersions({ what, differs, written, saved, onGoOn, onAdopt }: TwoVersionsProps) {
  return (
    <Card as="section" className="mt-3 py-3.5" aria-label={`二つの${what}`}>
      <p className="mb-2 text-sub font-semibold">この{what}は、別の画面でも変更されています。</p>
      <p className="mb-3 text-cap text-ink-soft">
        保存されているほうを選んでも、いまの本文は下書きの一覧から取り戻せます。
      </p>
      <p className="mb-3 text-cap">違うところ：{differs.join('・')}</p>
      <div className="grid gap-3 min-[600px]:grid-cols-2">
        <Side name="いま書いているもの" version={written} label="こちらで続ける" onChoose={onGoOn} />
        <Side name="保存されているもの" version={saved} label="こちらに戻す" onChoose={onAdopt} />
      </div>
    </Card>
  )
}

interface SideProps {
  name: string
  version: Version
  label: string
  onChoose: () => void
}

const Side = ({ name, version: { title, text, facts }, label, onChoose }: SideProps) => (
  <section aria-label={name} className="flex min-w-0 flex-col gap-2">
    <h3 className="text-cap font-semibold">{name}</h3>
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
      tabIndex={0}
      className="max-h-52 flex-1 overflow-y-auto rounded-card border border-line bg-paper p-3 text-sub wrap-anywhere"
    >
      <p className="text-meta text-ink-soft">{facts.filter(Boolean).join('・')}</p>
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-wrap">{text || '（本文なし）'}</p>
    </div>
    <Button variant="line" onClick={onChoose}>
      {label}
    </Button>
  </section>
)
