// Head of a replay that is checked: its title, its master, the days that it has waited, its length beside the length that is aimed at.
import type { ReviewedReplay } from '#app/areas/scenario-replay/check-queries.ts'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { ReviewHead } from '#app/shared/decision/ReviewHead.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/rewards.ts'
import { REPLAY_AIM } from '#rules/scenario/replay.ts'
import { replayStateLabels } from '#rules/scenario/replay-steps.ts'
import { replaceCount } from '#rules/text/count.ts'

export function ReplayStanding({ reviewed, now }: { reviewed: ReviewedReplay; now: number }) {
  const { card, state, version, versionList, replay, publishAt } = reviewed
  const since = versionList.find(one => one.state === 'checking')?.createdAt ?? null
  const [from, to] = REPLAY_AIM[card.textType]
  return (
    <ReviewHead
      of={{ ...card, version }}
      chips={
        <>
          <Chip tone={state === 'checking' ? 'kin' : state === 'published' ? 'matsuba' : 'line'}>
            {replayStateLabels[state]}
          </Chip>
          {card.isStaff && <Chip>公式</Chip>}
          {card.privateReplayFlg && <Chip>参加者だけに公開</Chip>}
        </>
      }
      since={state === 'checking' ? since : null}
      date={state === 'awaiting' && publicationWords(publishAt, now)}
      now={now}
    >
      <h2 className="phrases mt-1 font-mincho text-card font-semibold wrap-anywhere">
        {card.scenarioTitle}
        {card.phase > 1 && `　第${card.phase}章`}
      </h2>
      {replay.body !== '' && (
        <p className="num text-meta text-ink-soft">
          {textTypeLabels[card.textType]}・{formatCount(Math.ceil(replaceCount(replay.body)))}字（めやす{' '}
          {formatCount(from)}〜{formatCount(to)}字）・{card.seated}人
        </p>
      )}
    </ReviewHead>
  )
}
