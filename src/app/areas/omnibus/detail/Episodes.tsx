// Episodes that were ordered under a theme and are public, with their state and who ordered them.
import { ScenarioCardItem } from '#app/areas/scenario/ScenarioCardItem.tsx'
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

export const Episodes = ({ theme: { episodeList, acceptFlg }, keyVisual, masterLabel, now }: EpisodesProps) => (
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
      <ul className="grid gap-3 xl:grid-cols-2">
        {episodeList.map(({ card }) => (
          <ScenarioCardItem
            key={card.scenarioId}
            scenario={{ ...card, mine: null }}
            keyVisual={keyVisual}
            masterLabel={masterLabel}
            now={now}
            eager={false}
          />
        ))}
      </ul>
    )}
  </section>
)
