// The parts of a scenario's page behind its tabs: the opening as a story, the facts, the participants, the message of its
// master.
import { Link } from '@tanstack/react-router'
import { Gem, Info, Swords } from 'lucide-react'
import type { ReactNode } from 'react'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { personFold } from '#app/shared/fold/use-fold.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import {
  difficultyLabels,
  rewardLabels,
  scenarioKindLabels,
  scenarioTypeLabels,
  textTypeLabels,
} from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/rewards.ts'
import { LotteryCheck } from '../entry/LotteryCheck.tsx'
import { hasReplayTab, isOrdered, nextDateOf, seatWords, stateWords } from '../facts.ts'
import type { ScenarioTab } from '../phase-address.ts'
import type { Scenario } from '../queries.ts'

/** Face of a folded person in the place of a row. */
const ROW = 'min-h-14'

interface PartsProps {
  scenario: Scenario
  tab: ScenarioTab
  masterLabel: string
  now: number
  /** between the facts and the opening, where its page is open to players: who is in it, and the way to the reader */
  people?: ReactNode
  reader?: ReactNode
}

export function ScenarioParts({ scenario, tab, masterLabel, now, people, reader }: PartsProps) {
  if ((tab === 'board' && scenario.canReadBoard) || (tab === 'replay' && hasReplayTab(scenario))) return null
  if (tab === 'about') return <About scenario={scenario} />
  if (tab === 'people') return <People scenario={scenario} />
  if (tab === 'master') return <Story text={scenario.masterMsg} nothing={`${masterLabel}からの言葉はありません。`} />
  return (
    <>
      {scenario.reason && (scenario.state === 'withdrawn' || scenario.state === 'notEstablished') && (
        <Notice icon={Info} className="mt-3" title={stateWords(scenario)}>
          {scenario.reason}
        </Notice>
      )}
      <Facts scenario={scenario} masterLabel={masterLabel} now={now} />
      {people}
      {scenario.openingContent.trim() !== '' && reader}
      <Story text={scenario.openingContent} nothing="オープニングはありません。" />
    </>
  )
}

function Facts({ scenario, masterLabel, now }: { scenario: Scenario; masterLabel: string; now: number }) {
  const next = nextDateOf(scenario, now)
  const { cost, reservingCost } = scenario
  const long: readonly [string, ReactNode][] = [
    [
      '種別',
      `${scenarioTypeLabels[scenario.scenarioType]}・${scenarioKindLabels[scenario.scenarioKind]}・${textTypeLabels[scenario.textType]}`,
    ],
    isOrdered(scenario)
      ? ['参加', '依頼した人と、招かれた人だけ']
      : [
          '参加費',
          cost > 0
            ? `${formatCount(cost)} コイン${reservingCost > 0 ? `（予約 +${formatCount(reservingCost)}）` : ''}`
            : '無料',
        ],
    ...(next ? [[next.name, `${next.text}${next.left ? ` — ${next.left}` : ''}`] as [string, string]] : []),
  ]
  const short: readonly [string, ReactNode][] = [
    ['難易度', <Marked key="d" icon={Swords} words={difficultyLabels[scenario.difficultyNo]} />],
    ['報酬', <Marked key="r" icon={Gem} words={rewardLabels[scenario.rewardNo]} />],
    ['執筆', `${scenario.writingPeriod}日`],
    ['人数', isOrdered(scenario) ? `${scenario.seated}名` : seatWords(scenario)],
  ]
  return (
    <Card className="mt-4">
      <p className="text-sub">
        {/* Kept answers of an earlier version name no master. */}
        {scenario.masterId ? (
          <Link
            to="/master/$masterId"
            params={{ masterId: scenario.masterId }}
            search={{ tab: 'room', group: 'open', page: 1 }}
            className="inline-flex min-h-11 items-center font-bold text-ai"
          >
            {scenario.masterName}
          </Link>
        ) : (
          <b>{scenario.masterName}</b>
        )}{' '}
        <span className="text-meta text-ink-soft">{scenario.isStaff ? '公式' : masterLabel}</span>
      </p>
      {scenario.omnibus && (
        <p className="text-sub">
          <span className="text-ink-soft">テーマ</span>{' '}
          <Link
            to="/world/$worldId/omnibus/$omnibusId"
            params={{ worldId: scenario.worldId, omnibusId: String(scenario.omnibus.omnibusId) }}
            search={{}}
            className="inline-flex min-h-11 items-center font-bold text-ai"
          >
            {scenario.omnibus.title}
          </Link>
        </p>
      )}
      {scenario.openingComment && <p className="mt-1 text-sub">{scenario.openingComment}</p>}
      <dl className="num mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-1 text-sub">
        {[...long, ...short].map(([name, value], index) => (
          <div key={name} className={cx('flex gap-x-3', index < long.length && 'col-span-full')}>
            <dt className="min-w-[4.2em] flex-none text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const Marked = ({ icon, words }: { icon: typeof Gem; words: string }) => (
  <span className="inline-flex items-center gap-1">
    <Icon of={icon} size="xs" />
    {words}
  </span>
)

const Story = ({ text, nothing }: { text: string; nothing: string }) =>
  text.trim() === '' ? (
    <div className="mt-4">
      <EmptyState drawing={<EmptyDrawing />} title={nothing} />
    </div>
  ) : (
    <article className="mt-4 font-mincho text-body leading-[1.9]">
      <StoryText text={text} />
    </article>
  )

function About({ scenario }: { scenario: Scenario }) {
  const { worldId, scenarioDescription, scenarioChoiceList, characterConditionList, relatedCharacterList, lottery } =
    scenario
  return (
    <>
      <Story text={scenarioDescription} nothing="説明はありません。" />
      {scenarioChoiceList.length > 0 && (
        <>
          <SectionHeading>選択肢</SectionHeading>
          <List>
            {scenarioChoiceList.map(({ chooseId, name, description }) => (
              <li key={chooseId} className="px-4 py-3">
                <p className="text-sub font-bold">
                  {chooseId}. {name}
                </p>
                {description && <p className="text-cap text-ink-soft">{description}</p>}
              </li>
            ))}
          </List>
        </>
      )}
      {characterConditionList.length > 0 && (
        <>
          <SectionHeading>参加条件</SectionHeading>
          <List>
            {characterConditionList.map(({ kind, value, words }) => (
              <li key={`${kind}:${value}`} className="px-4 py-3 text-sub">
                {words}
              </li>
            ))}
          </List>
        </>
      )}
      {relatedCharacterList.length > 0 && (
        <>
          <SectionHeading>登場人物</SectionHeading>
          <List>
            {relatedCharacterList.map(character => (
              <li key={character.characterId} className="px-4 py-1.5">
                <Folded isFolded={character.isFolded} id={personFold(character.characterId)} className={ROW}>
                  <CharacterRow character={character} worldId={worldId} />
                </Folded>
              </li>
            ))}
          </List>
        </>
      )}
      {lottery && <LotteryCheck scenario={scenario} />}
    </>
  )
}

function People({ scenario: { worldId, characterList, state, applicants } }: { scenario: Scenario }) {
  if (characterList.length === 0) {
    const isCounted = state === 'reservation' || state === 'lottery' || state === 'priority'
    return (
      <div className="mt-4">
        <EmptyState
          drawing={<EmptyDrawing />}
          title={
            isCounted && applicants > 0 ? '噂の冒険者が名乗りを上げています。' : 'まだ参加の決まった人はいません。'
          }
          note={isCounted ? `応募は${applicants}件です。名前は、席が決まってから出ます。` : undefined}
        />
      </div>
    )
  }
  return (
    <List className="mt-4">
      {characterList.map(character => (
        <li key={character.characterId} className="px-4 py-1.5">
          <Folded isFolded={character.isFolded} id={personFold(character.characterId)} className={ROW}>
            <CharacterRow
              character={character}
              worldId={worldId}
              note={character.isMine ? '自分のキャラクター' : undefined}
            />
          </Folded>
        </li>
      ))}
    </List>
  )
}
