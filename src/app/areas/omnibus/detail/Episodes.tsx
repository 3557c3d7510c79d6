// Episodes that were ordered under a theme and are public, with their state and who ordered them.
import { OrderedStories } from '#app/areas/order/plan/OrderedStories.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import type { Theme } from '../queries.ts'

interface EpisodesProps {
  theme: Theme
  keyVisual: string | null
  masterLabel: string
  now: number
}

export const Episodes = ({ theme: { episodeList, acceptFlg }, ...shown }: EpisodesProps) => (
  <section aria-label="このテーマの話">
    <SectionHeading more={<span className="num text-meta text-ink-soft">{episodeList.length}話</span>}>
      このテーマの話
    </SectionHeading>
    {episodeList.length === 0 ? (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="公開された話はまだありません。"
        note={acceptFlg ? '最初の一話をオーダーできます。' : undefined}
      />
    ) : (
      <OrderedStories stories={episodeList} {...shown} />
    )}
  </section>
)
