// /world/{worldId}/soloJournal/run/{runId}: a run of one's own: what was written step by step, the next roll, the end.
import { useNavigate } from '@tanstack/react-router'
import { Dices, Flag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { type AskedFirst, AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { journalRefusals } from '#rules/refusals/journal.ts'
import { journalQueries, type Run } from './queries.ts'
import { RunEnd } from './RunEnd.tsx'
import { RunEntry } from './RunEntry.tsx'
import { RunProof } from './RunProof.tsx'
import { finishingRun, removingRun, rolling } from './writes.ts'

interface RunScreenProps {
  worldId: string
  /** null when the address has no valid one */
  runId: number | null
  draftId: string | undefined
}

export function RunScreen({ worldId, runId, draftId }: RunScreenProps) {
  const query = useRead({ ...journalQueries.run(runId ?? 0), enabled: runId !== null })
  const { data } = query
  // An address with another world than the run's is invalid.
  const isNowhere = runId === null || (data !== undefined && data.worldId !== worldId)
  const run = isNowhere ? undefined : data
  return (
    <WorldFrame
      worldId={worldId}
      title={run?.title ?? 'ジャーナルの記録'}
      back={<BackLink to="/world/$worldId/soloJournal" params={{ worldId }} search={{ page: 1 }} />}
      lead={run && <RunMenu run={run} />}
    >
      <Read
        query={query}
        title="記録を読み込めませんでした。"
        className="mt-3"
        isNowhere={isNowhere}
        nowhere={nowhereBut(
          journalRefusals.JOURNAL_RUN_NOT_FOUND.message,
          { to: '/world/$worldId/soloJournal', params: { worldId }, search: { page: 1 } },
          'ジャーナルの一覧へ',
        )}
        skeleton={
          <Loading>
            <SkeletonLines widths={[90, 96, 80]} className="mt-4" />
          </Loading>
        }
      >
        {shown => <Content key={shown.runId} run={shown} draftId={draftId} />}
      </Read>
    </WorldFrame>
  )
}

function Content({ run, draftId }: { run: Run; draftId: string | undefined }) {
  const { characterFullName, length, written, state, opening, entryList } = run
  return (
    <>
      <p className="mt-3 text-cap text-ink-soft">
        <bdi>{characterFullName}</bdi>の記録
      </p>
      <Progress
        className="mt-1"
        label="書いたページ"
        value={written}
        max={length}
        words={`${written} / ${length}ページ`}
      />
      <div className="mt-3 max-w-[36em] font-mincho text-body leading-[1.9]">
        <StoryText text={opening} />
      </div>
      {entryList.length > 0 && (
        <ol className="mt-4">
          {entryList.map(entry => (
            <RunEntry
              key={entry.step}
              run={run}
              entry={entry}
              draftId={entry.writtenAt === null ? draftId : undefined}
            />
          ))}
        </ol>
      )}
      {state === 'finished' ? <RunEnd run={run} /> : <Next run={run} />}
      <RunProof run={run} />
    </>
  )
}

/** Acts of an open run: rolling for the next step, and ending it. */
function Next({ run }: { run: Run }) {
  const { runId, title, length, written, entryList } = run
  const [asks, setAsks] = useState(false)
  const roll = usePress(rolling, { act: 'roll', runId }, { can: 'さいころを振れます' })
  const end = usePress(finishingRun, { act: 'finish', runId }, { can: '書き終えられます' })
  const isUnwritten = entryList.some(({ writtenAt }) => writtenAt === null)
  const isLast = entryList.length >= length
  const acts = isLast ? end : roll
  const asked: AskedFirst = {
    title: 'ここで書き終えますか？',
    lead: isLast
      ? '書き終えると、記録は書きなおせなくなります。'
      : `まだ${length - written}ページ残っています。書き終えると、つづきは書けず、記録は書きなおせなくなります。`,
    yes: '書き終える',
    icon: Flag,
  }
  return (
    <>
      <PressNotice of={acts} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {!isLast && !isUnwritten && (
          <Button
            variant="shu"
            icon={Dices}
            size="big"
            pending={roll.pending}
            pendingLabel="振っています"
            reason={roll.reason}
            onClick={() => void roll.press({ runId, title, step: entryList.length + 1 })}
          >
            さいころを振る
          </Button>
        )}
        {written > 0 && !(isLast && isUnwritten) && (
          <Button
            variant={isLast ? 'shu' : 'line'}
            icon={Flag}
            pending={end.pending}
            pendingLabel="送っています"
            reason={end.reason}
            onClick={() => setAsks(true)}
          >
            {isLast ? '書き終える' : 'ここで書き終える'}
          </Button>
        )}
      </div>
      {asks && <AskFirst asked={asked} onClose={() => setAsks(false)} onYes={() => void end.press({ runId, title })} />}
    </>
  )
}

function RunMenu({ run: { worldId, runId, title } }: { run: Run }) {
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const leave = (): void =>
    void navigate({ to: '/world/$worldId/soloJournal', params: { worldId }, search: { page: 1 }, replace: true })
  const acts = usePress(removingRun, { act: 'remove', runId }, { onLate: leave, can: '削除できます' })
  return (
    <>
      <ActionMenu
        label={`ほかの操作：${title}`}
        entries={[{ label: '記録を削除する', icon: Trash2, onPress: () => setAsks(true) }]}
      />
      {asks && (
        <AskFirst
          asked={{
            title: 'この記録を削除しますか？',
            lead: acts.reason ?? '書いたものは戻せません。ノートにしたものは、そのまま残ります。',
            yes: '削除する',
            no: '残す',
            destroys: true,
          }}
          onClose={() => setAsks(false)}
          onYes={() => void acts.press({ runId, title }).then(done => done && leave())}
        />
      )}
    </>
  )
}
