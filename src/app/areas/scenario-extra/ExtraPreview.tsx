// An extra as readers will see it: its card beside the replay, and its text.
import { Smartphone } from 'lucide-react'
import { story } from '#app/shared/form/FormField.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ExtraFace } from './ExtraFace.tsx'
import type { ShownExtra } from './queries.ts'

interface ExtraPreviewProps {
  shown: Pick<ShownExtra, 'title' | 'teaser' | 'price' | 'length'>
  text: string
}

export const ExtraPreview = ({ shown, text }: ExtraPreviewProps) => (
  <section aria-label="読む人の見え方" className="mt-3">
    <p className="flex items-center gap-2 rounded-card bg-sunken px-4 py-2 text-meta text-ink-soft">
      <Icon of={Smartphone} size="xs" />
      読む人の見え方
    </p>
    <Card className="mt-3">
      <ExtraFace extra={{ ...shown, isBought: false }} />
    </Card>
    <p className="mt-5 text-meta text-ink-soft">
      {shown.price === 0 ? 'ここから下は、無料で受け取ってから読めます。' : 'ここから下は、購入してから読めます。'}
    </p>
    <article className="mt-2 border-t border-line pt-4 font-mincho text-body leading-[1.9]">
      {text.trim() === '' ? <p className="text-ink-soft">本文はまだありません。</p> : story(text)}
    </article>
  </section>
)
