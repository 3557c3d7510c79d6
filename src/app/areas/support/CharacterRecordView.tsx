// The record of a character: its user, tokens, items, scenarios, movements, and who opened it before.
import type { ReactNode } from 'react'
import { entryFace } from '#app/areas/scenario/facts.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay, formatDayTime } from '#app/ui/days.ts'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { formatCount } from '#rules/rewards.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { SUPPORT_LINES_MOST } from '#rules/support.ts'
import type { CharacterRecord } from './queries.ts'
import { RecordFrame } from './RecordFrame.tsx'

export function CharacterRecordView({ record, onClose }: { record: CharacterRecord; onClose: () => void }) {
  const { character, worldId, worldName, kana, isHidden, createdAt, userName, publicUserId } = record
  return (
    <RecordFrame onClose={onClose}>
      <Card as="section" className="mt-1" aria-label="キャラクター">
        <CharacterRow {...{ character, worldId }} note={worldName} />
        <p className="num text-meta text-ink-soft wrap-anywhere">
          {character.characterId}・{kana}・{formatDay(createdAt)} 登録
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-sub wrap-anywhere">
          ユーザー <b>{userName}</b>（{publicUserId}）{isHidden && <Chip>非表示</Chip>}
        </p>
      </Card>
      <Held record={record} />
      <Entries record={record} />
      <Lines title="お金と持ちものの動き" none="動きはありません。" count={record.movementList.length}>
        {record.movementList.map(({ entryId, name, amount, title, note, createdAt: at }) => (
          <ListRow
            key={entryId}
            title={
              <span className="num wrap-anywhere">
                {name} {amount > 0 ? '+' : '−'}
                {formatCount(Math.abs(amount))}
              </span>
            }
            note={`${formatDayTime(at)}・${title}${note && `（${note}）`}`}
          />
        ))}
      </Lines>
      <Lines title="この記録を開いた人" none="これまでに開いた人はいません。" count={record.openList.length}>
        {record.openList.map(({ words, userName: by, createdAt: at }) => (
          <ListRow
            key={at}
            title={<span className="wrap-anywhere">{words}</span>}
            note={`${by ?? '退会した人'}・${formatDayTime(at)}`}
          />
        ))}
      </Lines>
    </RecordFrame>
  )
}

function Held({ record: { tokenList, itemList } }: { record: CharacterRecord }) {
  return (
    <section aria-label="持ちもの">
      <SectionHeading>持ちもの</SectionHeading>
      <p className="num flex flex-wrap gap-x-4 text-sub">
        {tokenList.map(({ name, sign, amount }) => (
          <span key={name}>
            {name} <b>{formatCount(amount)}</b> {sign}
          </span>
        ))}
      </p>
      {itemList.length === 0 ? (
        <p className="mt-2 text-sub text-ink-soft">アイテムはありません。</p>
      ) : (
        <ul className="num mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-4 gap-y-1 text-sub">
          {itemList.map(({ currency, name, amount }) => (
            <li key={currency} className="wrap-anywhere">
              {name} <b>×{formatCount(amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Entries = ({ record: { worldId, entryList } }: { record: CharacterRecord }) => (
  <Lines title="シナリオ" none="参加したシナリオはありません。" count={entryList.length}>
    {entryList.map(({ scenarioId, phase, title, state, cost, createdAt }) => (
      <ListLink
        key={`${scenarioId}/${phase}/${createdAt}`}
        to="/world/$worldId/scenario/$scenarioId/$phase"
        params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
        title={<span className="wrap-anywhere">{title}</span>}
        note={`${phase > 1 ? `第${phase}章・` : ''}${entryFace(state).words}・${formatCount(cost)}コイン・${formatDayTime(createdAt)} 申し込み`}
      />
    ))}
  </Lines>
)

interface LinesProps {
  title: string
  /** words where there are none */
  none: string
  count: number
  children: ReactNode
}

const Lines = ({ title, none, count, children }: LinesProps) => (
  <section aria-label={title}>
    <SectionHeading>{title}</SectionHeading>
    {count === 0 ? <p className="text-sub text-ink-soft">{none}</p> : <List>{children}</List>}
    {count === SUPPORT_LINES_MOST && (
      <p className="num mt-1 text-meta text-ink-soft">新しい{SUPPORT_LINES_MOST}件です。</p>
    )}
  </section>
)
