// Parts of a later chapter for the office's check: the story until then, who comes first, the results that it waits for.
import { chapterQueries } from '#app/shared/scenario/chapter-queries.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { awaitedWords } from '#rules/scenario/append.ts'
import type { OpeningInfo } from '../queries.ts'

export function ChapterPanel({ info: { worldId, scenarioId, phase } }: { info: OpeningInfo }) {
  const query = useRead(chapterQueries.parts({ worldId, scenarioId, phase }))
  return (
    <Read
      query={query}
      title="この章のつながりを読み込めませんでした。"
      className="mt-4"
      skeleton={
        <Loading>
          <SkeletonLines widths={[40, 90, 84]} className="mt-4" />
        </Loading>
      }
    >
      {({ scenarioAppendInfo: { happened, firstBackHours, awaitedList, waitUntil }, awaitedTitles }) => (
        <section aria-label="前の章とのつながり">
          <SectionHeading>前の章とのつながり</SectionHeading>
          <p className="text-cap font-semibold">これまでの物語</p>
          <p className="mt-1 font-mincho text-sub leading-[1.9] whitespace-pre-wrap wrap-anywhere">
            {happened.trim() || '書かれていません。'}
          </p>
          <p className="num mt-3 text-sub">
            {firstBackHours > 0
              ? `公開から${firstBackHours}時間は、前の章の参加者だけを受け付けます。`
              : '前の章の参加者を、先に受け付けることはしません。'}
          </p>
          {awaitedList.length > 0 && (
            <>
              <p className="mt-3 text-cap font-semibold">待つ結果</p>
              <ul className="mt-1 grid gap-1 text-sub">
                {awaitedList.map(({ scenarioId: id, phase: of, atLeast }) => (
                  <li key={`${id}:${of}`} className="num wrap-anywhere">
                    『{awaitedTitles.find(one => one.scenarioId === id && one.phase === of)?.title}』
                    {of > 1 && `第${of}章`}の{awaitedWords(atLeast)}と始まります。
                  </li>
                ))}
              </ul>
              {waitUntil && (
                <p className="num mt-1 text-meta text-ink-soft">{formatDayTime(waitUntil)}まで待ちます。</p>
              )}
            </>
          )}
        </section>
      )}
    </Read>
  )
}
