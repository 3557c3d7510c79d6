// /world/{worldId}/soloJournal?page: the journals that can be played in a world, and the runs of the speaking character.
import { Link } from '@tanstack/react-router'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Progress } from '#app/ui/Progress.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { diceWords, JOURNAL_PAGE_SIZE } from '#rules/journals.ts'
import { journalQueries, type ListedJournal, type ListedRun } from './queries.ts'

interface JournalListProps {
  worldId: string
  page: number
}

export const JournalListScreen = ({ worldId, page }: JournalListProps) => (
  <WorldFrame worldId={worldId} title="ひとり遊びのジャーナル">
    <NeedsCharacter worldId={worldId} loading={<NewsRowSkeleton count={3} />}>
      {({ characterId, characterFullName }) => (
        <>
          <p className="mt-3 text-cap text-ink-soft">
            さいころを振り、出てきた問いに、{characterFullName}
            として書きます。書き終えたら、ノートにすることも、自分だけの記録として残すこともできます。
          </p>
          <Journals worldId={worldId} />
          <Runs key={characterId} worldId={worldId} characterId={characterId} page={page} />
        </>
      )}
    </NeedsCharacter>
  </WorldFrame>
)

function Journals({ worldId }: { worldId: string }) {
  const query = useRead(journalQueries.list(worldId))
  return (
    <section aria-label="ジャーナル">
      <SectionHeading>ジャーナル</SectionHeading>
      <Read query={query} title="ジャーナルを読み込めませんでした。" skeleton={<NewsRowSkeleton count={2} />}>
        {({ journalList }) =>
          journalList.length === 0 ? (
            <EmptyState drawing={<EmptyDrawing />} title="このワールドのジャーナルは、まだありません。" />
          ) : (
            <ul>
              {journalList.map(journal => (
                <JournalCard key={journal.journalId} worldId={worldId} journal={journal} />
              ))}
            </ul>
          )
        }
      </Read>
    </section>
  )
}

const JournalCard = ({ worldId, journal }: { worldId: string; journal: ListedJournal }) => {
  const { journalId, title, summary, length, dice } = journal
  return (
    <Card as="li">
      <CardTitle className="phrases">{title}</CardTitle>
      <p className="mt-1 text-sub leading-[1.75]">{summary}</p>
      <p className="num mt-1.5 text-meta text-ink-soft">
        全{length}ページ・{diceWords(dice)}
      </p>
      <div className="mt-2 flex justify-end">
        <ButtonLink
          variant="ai"
          to="/world/$worldId/soloJournal/$journalId"
          params={{ worldId, journalId: String(journalId) }}
          aria-label={`ひらく：${title}`}
        >
          ひらく
        </ButtonLink>
      </div>
    </Card>
  )
}

function Runs({ worldId, characterId, page }: JournalListProps & { characterId: string }) {
  const query = useRead(journalQueries.runs(characterId, page))
  return (
    <section aria-label="自分の記録">
      <SectionHeading>自分の記録</SectionHeading>
      <Read query={query} title="自分の記録を読み込めませんでした。" skeleton={<NewsRowSkeleton count={2} />}>
        {({ runList, count }, age) => (
          <PagedList
            {...{ page, count, age }}
            shown={runList.length}
            size={JOURNAL_PAGE_SIZE}
            link={(number, face) => (
              <Link to="/world/$worldId/soloJournal" params={{ worldId }} search={{ page: number }} {...face} />
            )}
            past="このページに記録はありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="まだ記録はありません。"
                note="はじめてのジャーナルを選びましょう。"
              />
            }
          >
            <ul>
              {runList.map(run => (
                <RunCard key={run.runId} worldId={worldId} run={run} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </section>
  )
}

const RunCard = ({ worldId, run }: { worldId: string; run: ListedRun }) => {
  const { runId, title, length, written, state, noteId, startedAt, finishedAt } = run
  const isOpen = state === 'open'
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={isOpen ? 'ai' : 'matsuba'}>{isOpen ? '書きかけ' : '書き終えた'}</Chip>
        {noteId !== null && <Chip>ノートにした</Chip>}
        <time dateTime={finishedAt ?? startedAt} className="num ml-auto text-meta text-ink-soft">
          {formatDayTime(finishedAt ?? startedAt)}
        </time>
      </p>
      <CardTitle className="phrases mt-1">{title}</CardTitle>
      <Progress className="mt-1.5" label="書いたページ" value={written} max={length} />
      <div className="mt-2 flex justify-end">
        <ButtonLink
          variant={isOpen ? 'ai' : 'line'}
          to="/world/$worldId/soloJournal/run/$runId"
          params={{ worldId, runId: String(runId) }}
          aria-label={`${isOpen ? 'つづきを書く' : '読む'}：${title}`}
        >
          {isOpen ? 'つづきを書く' : '読む'}
        </ButtonLink>
      </div>
    </Card>
  )
}
