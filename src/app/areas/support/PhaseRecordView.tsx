// One phase in the record of a scenario: its state, its participants with their coins, the steps of its replay, its log.
import { seatWords, stateTone } from '#app/areas/scenario/facts.ts'
import { EntryList } from '#app/areas/scenario-office/EntryList.tsx'
import { LogList } from '#app/areas/scenario-office/LogList.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { formatCount } from '#rules/rewards.ts'
import { replayStateLabels } from '#rules/scenario/replay-steps.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import type { PhaseRecord } from './queries.ts'

const coinWords = { held: 'お預かり中', earned: '売上', returned: '返却済み' } as const

export function PhaseRecordView({ record, isOnly }: { record: PhaseRecord; isOnly: boolean }) {
  const { card, entryList, replay, logList } = record
  return (
    <>
      <SectionHeading more={<Chip tone={stateTone(card.state)}>{stateName(card.state)}</Chip>}>
        {isOnly ? 'いまの状態' : `第${card.phase}章`}
      </SectionHeading>
      <p className="num text-sub">{seatWords(card)}</p>
      <SectionHeading level={3}>参加者</SectionHeading>
      <EntryList worldId={card.worldId} entryList={entryList}>
        {entry => <p className="num text-meta text-ink-soft">{entryWords(entry)}</p>}
      </EntryList>
      <SectionHeading level={3}>リプレイ</SectionHeading>
      {replay === null ? (
        <p className="text-sub text-ink-soft">まだ書きはじめられていません。</p>
      ) : (
        <>
          <p className="num text-sub">
            <b>{replayStateLabels[replay.state]}</b>・{formatCount(replay.length)}字
            {replay.publishedAt
              ? `・${formatDayTime(replay.publishedAt)} 公開`
              : replay.publishAt && `・${formatDayTime(replay.publishAt)} 公開予定`}
          </p>
          <ul className="num mt-1 text-meta text-ink-soft">
            {replay.stepList.map(({ state, userName, createdAt }) => (
              <li key={`${state} ${createdAt}`}>
                {formatDayTime(createdAt)} {replayStateLabels[state]}
                {userName && `（${userName}）`}
              </li>
            ))}
          </ul>
        </>
      )}
      <LogList lines={logList} />
    </>
  )
}

const entryWords = ({ userName, cost, coins, hasText, createdAt, endedAt }: PhaseRecord['entryList'][number]): string =>
  [
    userName,
    coins === null ? '無料' : `${formatCount(cost)}コイン（${coinWords[coins]}）`,
    hasText ? 'プレイングあり' : 'プレイングなし',
    `${formatDayTime(createdAt)} 申し込み`,
    endedAt && `${formatDayTime(endedAt)} 終了`,
  ]
    .filter(Boolean)
    .join('・')
