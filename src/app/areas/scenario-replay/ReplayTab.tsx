// The replay of a phase behind the last tab of its page.
import { KeepScene } from '#app/areas/quotation/KeepScene.tsx'
import { ReplayResponses } from '#app/areas/replay-response/ReplayResponses.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { type PhaseKey, type Replay, replayQueries } from './queries.ts'

export function ReplayTab({ of }: { of: PhaseKey }) {
  const query = useRead(replayQueries.replay(of))
  return (
    <Read
      query={query}
      title="リプレイを読み込めませんでした。"
      nowhere={{ title: 'リプレイはまだ公開されていません。' }}
      className="mt-4"
      skeleton={
        <Loading>
          <SkeletonLines widths={[70, 96, 90, 84, 92]} className="mt-4" />
        </Loading>
      }
    >
      {replay => (
        <>
          <ReplayBody replay={replay} />
          {replay.body !== null && (
            <>
              <KeepScene of={of} body={replay.body} />
              <ReplayResponses of={of} />
            </>
          )}
        </>
      )}
    </Read>
  )
}

const ReplayBody = ({ replay: { body } }: { replay: Replay }) =>
  body === null ? (
    <p className="mt-4 text-sub">このリプレイは、参加した人だけが読めます。</p>
  ) : (
    <article className="mt-4 font-mincho text-body leading-[1.9]">
      <StoryText text={body} />
    </article>
  )
