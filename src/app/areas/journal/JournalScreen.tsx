// /world/{worldId}/soloJournal/{journalId}: one journal: how it is played, how it begins, and its start.
import { useNavigate } from '@tanstack/react-router'
import { Dices } from 'lucide-react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { SpeakingChip } from '#app/shared/character/SpeakingChip.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { diceWords } from '#rules/journals.ts'
import { journalRefusals } from '#rules/refusals/journal.ts'
import { type Journal, journalQueries } from './queries.ts'
import { beginningRun } from './writes.ts'

const skeleton = (
  <Loading>
    <SkeletonLines widths={[90, 96, 80]} className="mt-4" />
  </Loading>
)

/** @param journalId null when the address has no valid one */
export function JournalScreen({ worldId, journalId }: { worldId: string; journalId: number | null }) {
  const query = useRead({ ...journalQueries.journal(worldId, journalId ?? 0), enabled: journalId !== null })
  return (
    <WorldFrame
      worldId={worldId}
      title={query.data?.title ?? 'ジャーナル'}
      back={<BackLink to="/world/$worldId/soloJournal" params={{ worldId }} search={{ page: 1 }} />}
    >
      <Read
        query={query}
        title="ジャーナルを読み込めませんでした。"
        className="mt-3"
        isNowhere={journalId === null}
        nowhere={nowhereBut(
          journalRefusals.JOURNAL_NOT_FOUND.message,
          { to: '/world/$worldId/soloJournal', params: { worldId }, search: { page: 1 } },
          'ジャーナルの一覧へ',
        )}
        skeleton={skeleton}
      >
        {journal => <Content worldId={worldId} journal={journal} />}
      </Read>
    </WorldFrame>
  )
}

function Content({ worldId, journal }: { worldId: string; journal: Journal }) {
  const { summary, rules, opening, length, dice, prompts } = journal
  return (
    <>
      <p className="mt-3 text-sub leading-[1.75]">{summary}</p>
      <p className="num mt-1 text-meta text-ink-soft">
        全{length}ページ・{diceWords(dice)}・問い {prompts}
      </p>
      <SectionHeading>遊びかた</SectionHeading>
      <div className="text-sub leading-[1.75]">
        <StoryText text={rules} />
      </div>
      <SectionHeading>はじまり</SectionHeading>
      <div className="max-w-[36em] font-mincho text-body leading-[1.9]">
        <StoryText text={opening} />
      </div>
      <p className="mt-4 text-cap text-ink-soft">
        出目は、始めるときに決まる「たね」から計算されます。始めるときにたねの指紋を、書き終えたときにたねそのものを見せるので、あとから振りなおして確かめられます。
      </p>
      <NeedsCharacter worldId={worldId} loading={skeleton}>
        {({ characterId }) => <Begin worldId={worldId} characterId={characterId} journal={journal} />}
      </NeedsCharacter>
    </>
  )
}

interface BeginProps {
  worldId: string
  characterId: string
  journal: Journal
}

function Begin({ worldId, characterId, journal: { journalId, title } }: BeginProps) {
  const navigate = useNavigate()
  const open = ({ runId }: { runId: number }): void =>
    void navigate({ to: '/world/$worldId/soloJournal/run/$runId', params: { worldId, runId: String(runId) } })
  const acts = usePress(beginningRun, { act: 'begin', journalId }, { onLate: open, can: '始められます' })
  const begin = async (): Promise<void> => {
    const begun = await acts.press({ worldId, characterId, journalId, title })
    if (begun) open(begun)
  }
  return (
    <>
      <SpeakingChip worldId={worldId} full className="mt-3" />
      <PressNotice of={acts} />
      <Button
        variant="shu"
        size="big"
        capped
        icon={Dices}
        className="mt-3"
        pending={acts.pending}
        pendingLabel="始めています"
        reason={acts.reason}
        onClick={() => void begin()}
      >
        このジャーナルを始める
      </Button>
    </>
  )
}
