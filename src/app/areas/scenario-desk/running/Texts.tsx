// プレイング: the texts of a phase as they came in, by team or by choice, each whole with everything that was sent with it.
import { useNavigate } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { CsvButton } from '#app/shared/download/CsvButton.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { omakaseDisplay } from '#rules/constants/display.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { DetailAddress, TextGrouping } from '../address.ts'
import { DeskSkeleton } from '../DeskList.tsx'
import { type DeskCard, deskQueries, type PhaseKey, type ReceivedText, scenarioInfoCalls } from '../queries.ts'
import { TextsReceived } from './TextsReceived.tsx'
import { groupedTexts } from './text-groups.ts'

const groupings = [
  { value: 'team', label: 'チームごと' },
  { value: 'choice', label: '選択肢ごと' },
] as const satisfies readonly { value: TextGrouping; label: string }[]

/** States in which texts may still come. */
const OPEN: readonly ScenarioState[] = ['priority', 'recruiting', 'consultation']

interface TextsProps {
  of: PhaseKey
  card: DeskCard
  address: DetailAddress
}

export function Texts({ of, card, address }: TextsProps) {
  const query = useRead(deskQueries.texts(of))
  const navigate = useNavigate()
  const { by = 'team' } = address
  return (
    <Read query={query} title="プレイングを読み込めませんでした。" className="mt-3" skeleton={<DeskSkeleton />}>
      {({ textList, scenarioChoiceList, playingUntil }, age) => {
        if (textList.length === 0) {
          return (
            <div className="mt-4">
              <EmptyState
                drawing={<EmptyDrawing />}
                title="まだ届いていません。"
                note="参加が決まると、参加者とプレイングがここに並びます。"
              />
            </div>
          )
        }
        const sent = textList.filter(({ sentBy }) => sentBy !== null).length
        return (
          <>
            <Card as="section" className="mt-4" aria-label="届いた数">
              <TextsReceived texts={sent} seated={textList.length} />
              <p className="num mt-2 text-meta text-ink-soft">
                {playingUntil && `締切 ${formatDayTime(playingUntil)}`}
                <Aged since={age} />
              </p>
              <FileButton of={of} />
            </Card>
            <div className="mt-4">
              <SegmentedControl
                label="並べかた"
                segments={groupings}
                value={by}
                onChange={next =>
                  void navigate({
                    to: '/myPage/scenario/openingDetail',
                    search: { ...address, by: next === 'team' ? undefined : next },
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
            </div>
            {groupedTexts(textList, by, scenarioChoiceList).map(({ key, name, texts }) => (
              <section key={key} aria-label={name}>
                <SectionHeading
                  more={
                    <span className="num text-meta text-ink-soft">
                      {texts.filter(({ sentBy }) => sentBy !== null).length} / {texts.length}人
                    </span>
                  }
                >
                  {name}
                </SectionHeading>
                <ul>
                  {texts.map(text => (
                    <OneText
                      key={text.entryId}
                      text={text}
                      worldId={card.worldId}
                      isOver={!OPEN.includes(card.state)}
                      choice={scenarioChoiceList.find(({ chooseId }) => chooseId === text.chooseId)?.name ?? null}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )
      }}
    </Read>
  )
}

interface OneTextProps {
  text: ReceivedText
  worldId: string
  /** after the deadline */
  isOver: boolean
  choice: string | null
}

function OneText({ text, worldId, isOver, choice }: OneTextProps) {
  const { character, playing, omakaseFlg, consumeItem, attached, sentBy, receivedAt, tagName } = text
  return (
    <Card as="li">
      <CharacterRow character={character} worldId={worldId} />
      {sentBy === null ? (
        <p className="mt-1 text-sub text-ink-soft">{isOver ? '届きませんでした' : 'まだ届いていません'}</p>
      ) : (
        <>
          <p className="num mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
            {omakaseFlg && <Chip tone="ai">{omakaseDisplay}</Chip>}
            {sentBy === 'deadline' && <Chip tone="kin">締切のとき下書きを送付</Chip>}
            {playing !== null && <b className="text-ink">{replaceCount(playing)}字</b>}
            {receivedAt && <span>{formatDayTime(receivedAt)} 受付</span>}
          </p>
          <p className="mt-1 text-cap text-ink-soft">
            {[tagName && `チーム：${tagName}`, choice && `選択肢：${choice}`].filter(Boolean).join('・')}
          </p>
          {playing !== null && (
            <div className="mt-1.5 font-mincho text-body leading-[1.9]">
              <StoryText text={playing} />
            </div>
          )}
          {consumeItem.length > 0 && (
            <p className="num mt-2 flex items-start gap-1.5 text-cap">
              <Icon of={Package} size="s" className="mt-0.5 text-ai" />
              <span>使うアイテム：{consumeItem.map(({ itemName, count }) => `${itemName} ×${count}`).join('、')}</span>
            </p>
          )}
          {attached && (
            <div className="mt-2.5 rounded-card bg-sunken px-3.5 py-2.5">
              <p className="text-cap text-ink-soft">締切までに送れなかった下書き</p>
              <div className="mt-1 font-mincho text-sub leading-[1.8]">
                <StoryText text={attached} />
              </div>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

/** All of them as a file for spreadsheets. */
const FileButton = ({ of: { worldId, scenarioId } }: { of: PhaseKey }) => (
  <div className="mt-3">
    <CsvButton
      request={scenarioInfoCalls.downloadCSV.request({ worldId, scenarioId })}
      fileName={`tsumugi-${padScenarioId(scenarioId)}.csv`}
    />
  </div>
)
