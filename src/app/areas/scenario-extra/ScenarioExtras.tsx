// Extras (幕間) of a chapter, below its replay: what each is about, its price, and the way to read or to buy it.
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { ExtraCard } from './ExtraCard.tsx'
import { extraQueries, type PhaseKey } from './queries.ts'

export function ScenarioExtras({ of }: { of: PhaseKey }) {
  const query = useRead(extraQueries.of(of))
  return (
    <Read
      query={query}
      title="幕間を読み込めませんでした。"
      className="mt-4"
      skeleton={
        <Loading>
          <SkeletonBlock className="mt-6 h-32 rounded-card" />
        </Loading>
      }
    >
      {({ extraList }) =>
        extraList.length > 0 && (
          <section aria-label="幕間" className="mt-6">
            <SectionHeading more={<span className="num text-meta text-ink-soft">{extraList.length}編</span>}>
              幕間
            </SectionHeading>
            <ul>
              {extraList.map(extra => (
                <ExtraCard key={extra.extraId} of={of} extra={extra} />
              ))}
            </ul>
          </section>
        )
      }
    </Read>
  )
}
