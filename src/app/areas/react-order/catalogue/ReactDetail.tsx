// A situation as players read it: its picture, what is given, who appears, who takes it at which price, the stories that came of it.
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { OrderedStories } from '#app/areas/order/plan/OrderedStories.tsx'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { PeriodChip } from '#app/shared/order-plan/PeriodChip.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Hero } from '#app/ui/Hero.tsx'
import { List } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { timeLeft } from '#rules/dates.ts'
import { masterLabel } from '#rules/worlds.ts'
import type { React, TakingMaster } from '../queries.ts'
import { MasterCard } from './MasterCard.tsx'

const HERO_HEIGHT = 208

interface ReactDetailProps {
  react: React
  /** undefined until they are read */
  masters: readonly TakingMaster[] | undefined
  /** content shown until they are read */
  waiting: ReactNode
  now: number
}

export function ReactDetail({ react, masters, waiting, now }: ReactDetailProps) {
  const { worldId, title, catchcopy, description, picture, openUntil, isOpen, characterList, storyList } = react
  const { world } = useWorld(worldId)
  const keyVisual = world?.keyVisual ?? null
  const label = masterLabel(world?.scenarioSupportFlg)
  return (
    <>
      <Hero height={HERO_HEIGHT} picture={<WorldPicture keyVisual={picture ?? keyVisual} width={600} eager />}>
        <h1 className="font-mincho text-hero leading-tight font-semibold wrap-anywhere">{title}</h1>
        {catchcopy && <p className="mt-1 text-cap">{catchcopy}</p>}
      </Hero>
      <p className="mt-3 flex flex-wrap items-center gap-1.5">
        <PeriodChip period={isOpen ? 'current' : 'past'} />
        <Chip>{textTypeLabels[react.textType]}</Chip>
        <Chip>{react.seatsMost > 1 ? `${react.seatsMost}人まで` : 'ひとり'}</Chip>
      </p>
      {openUntil !== null && (
        <p className="num mt-1 text-meta text-ink-soft">
          <Whole>
            {formatDayTime(openUntil)} {isOpen ? `まで（${timeLeft(openUntil, now)}）` : 'に受付を終えました'}
          </Whole>
        </p>
      )}
      <div className="mt-3 font-mincho text-body leading-[1.9]">
        <StoryText text={description} />
      </div>
      {characterList.length > 0 && (
        <>
          <SectionHeading>登場人物</SectionHeading>
          <List>
            {characterList.map(character => (
              <li key={character.characterId} className="px-3">
                <CharacterRow character={character} worldId={worldId} />
              </li>
            ))}
          </List>
        </>
      )}
      {isOpen && (
        <section aria-label={`引き受ける${label}`}>
          <SectionHeading>引き受ける{label}</SectionHeading>
          {masters ? <Masters react={react} masters={masters} label={label} /> : waiting}
        </section>
      )}
      {storyList.length > 0 && (
        <section aria-label="生まれた物語">
          <SectionHeading more={<span className="num text-meta text-ink-soft">{storyList.length}件</span>}>
            生まれた物語
          </SectionHeading>
          <OrderedStories stories={storyList} keyVisual={keyVisual} masterLabel={label} now={now} />
        </section>
      )}
    </>
  )
}

interface MastersProps {
  react: React
  masters: readonly TakingMaster[]
  label: string
}

function Masters({ react: { worldId, templateId }, masters, label }: MastersProps) {
  if (masters.length === 0)
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title={`引き受ける${label}を待っています。`}
        note="受付が始まると、ここに価格と人数が並びます。"
        action={
          <ButtonLink variant="ai" to="/world/$worldId/scenarioReact" params={{ worldId }} search={{}}>
            ほかのシチュエーションを見る
          </ButtonLink>
        }
      />
    )
  return (
    <ul>
      {masters.map(master => (
        <MasterCard key={master.masterId} master={master} as="li">
          {master.isMine ? (
            <p className="mt-2 text-cap text-ink-soft">
              あなたの受付です。
              <ButtonLink variant="text" to="/myPage/scenario/reactOrderSetting">
                受付を変える
              </ButtonLink>
            </p>
          ) : (
            <ButtonLink
              variant="ai"
              icon={PenLine}
              className="mt-3 w-full"
              aria-label={`オーダーする：${master.masterName}`}
              to="/world/$worldId/scenarioReact/$templateId"
              params={{ worldId, templateId: String(templateId) }}
              search={{ to: master.masterId }}
            >
              オーダーする
            </ButtonLink>
          )}
        </MasterCard>
      ))}
    </ul>
  )
}
