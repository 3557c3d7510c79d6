// Results of the reader's own characters with their rewards, shown before those of all others.
import { Crown } from 'lucide-react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { itemWords, type ScenarioResult, scenarioResultLabels } from '#rules/scenario/replay.ts'
import type { Replay } from './queries.ts'
import { resultFace } from './result-face.ts'

type Member = Replay['castList'][number]
type Gains = NonNullable<Member['gains']>

const greetings: Record<ScenarioResult, string> = {
  GreatSuccess: 'みごとな活躍でした。おかえりなさい。',
  Success: 'よくやりとげました。おかえりなさい。',
  Normal: '長い道のりでした。おかえりなさい。',
  Failure: '思うようにはいかなくても、歩いた跡は物語に残ります。',
  GreatFailure: 'つらい結果でした。それでも、その姿は物語に残ります。',
}

export const OwnResults = ({ replay }: { replay: Replay }) => (
  <>
    {replay.castList
      .filter(({ isMine }) => isMine)
      .map(member => (
        <OwnResult key={member.character.characterId} member={member} replay={replay} />
      ))}
  </>
)

function OwnResult({ member: { character, result, gains }, replay }: { member: Member; replay: Replay }) {
  const { icon, characterFullName } = character
  return (
    <Card as="section" flush aria-label={`${characterFullName}の結果`} className="mt-3">
      <div className="px-4 pt-4 pb-3">
        <div className="flex items-center gap-3">
          <Avatar size={56} src={icon === null ? undefined : imageSource(icon, 'character', 112)} eager />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-1.5 text-cap text-ink-soft">
              {gains && gains.mvpReason !== null && (
                <Chip tone="kin" icon={Crown}>
                  MVP
                </Chip>
              )}
              {characterFullName}
            </p>
            <p className="font-mincho text-card font-semibold">
              {gains?.title ? (
                <span className="text-kin">《{gains.title}》</span>
              ) : (
                <span className={resultFace(result).word}>{scenarioResultLabels[result]}</span>
              )}
            </p>
          </div>
        </div>
        {gains?.title && (
          <p className={cx('mt-2 text-sub font-bold', resultFace(result).word)}>{scenarioResultLabels[result]}</p>
        )}
        <p className="mt-2 text-sub">{greetings[result]}</p>
        {gains && gains.mvpReason !== null && (
          <blockquote className="mt-2 font-mincho text-body leading-[1.8] wrap-anywhere">
            「{gains.mvpReason}」
            <footer className="mt-1 font-ui text-meta text-ink-soft">マスター {replay.card.masterName}</footer>
          </blockquote>
        )}
      </div>
      {gains && <Gained gains={gains} moneyName={replay.moneyName} />}
    </Card>
  )
}

function Gained({ gains, moneyName }: { gains: Gains; moneyName: string }) {
  const { experience, levelBefore, levelAfter, money, itemList } = gains
  return (
    <dl className="num grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-px border-t border-line bg-line text-sub [&>div]:bg-surface [&>div]:px-4 [&>div]:py-2.5">
      <div>
        <dt className="text-cap text-ink-soft">経験値</dt>
        <dd>
          <b>+{formatCount(experience)}</b>{' '}
          <span className="whitespace-nowrap">
            Lv.{levelBefore}
            {levelAfter > levelBefore && (
              <>
                <span aria-hidden="true"> → </span>
                <span className="vh">から</span>
                <b className="text-matsuba">{levelAfter}</b>
              </>
            )}
          </span>
        </dd>
      </div>
      {money > 0 && (
        <div>
          <dt className="text-cap text-ink-soft">お金</dt>
          <dd className="font-bold text-kin">
            +{formatCount(money)} {moneyName}
          </dd>
        </div>
      )}
      {itemList.length > 0 && (
        <div className="col-span-full">
          <dt className="text-cap text-ink-soft">アイテム</dt>
          <dd className="font-bold">{itemsInWords(itemList)}</dd>
        </div>
      )}
    </dl>
  )
}

export const itemsInWords = (items: Gains['itemList']): string => items.map(itemWords).join('・')
