// The cast with faces and results, each leading to its page; the rewards of each are folded away until they are asked for.
import { Link } from '@tanstack/react-router'
import { ChevronDown, Crown } from 'lucide-react'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { personFold } from '#app/shared/fold/use-fold.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { scenarioResultLabels } from '#rules/scenario/replay.ts'
import { itemsInWords } from './OwnResults.tsx'
import type { Replay } from './queries.ts'
import { resultFace } from './result-face.ts'

type Member = Replay['castList'][number]

/** The cast with the reader's own characters first, then in the order of the master. */
const ownFirst = (cast: readonly Member[]): Member[] =>
  [...cast].sort((one, other) => Number(other.isMine) - Number(one.isMine))

export function CastFaces({ replay: { card, castList, moneyName } }: { replay: Replay }) {
  if (castList.length === 0) return null
  const cast = ownFirst(castList)
  const isTold = cast.some(({ gains }) => gains !== null)
  return (
    <section aria-label="登場したキャラクター">
      <SectionHeading more={<span className="num text-meta text-ink-soft">{cast.length}名</span>}>
        登場したキャラクター
      </SectionHeading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-2 gap-y-3">
        {cast.map(({ character, result, gains, isFolded }) => (
          <li key={character.characterId}>
            <Folded isFolded={isFolded} id={personFold(character.characterId)} face={56}>
              <Link
                to="/world/$worldId/character/$characterId"
                params={{ worldId: card.worldId, characterId: character.characterId }}
                className="flex flex-col items-center text-center text-ink"
              >
                <span className="relative">
                  <Avatar size={56} src={faceOf(character.icon)} />
                  {gains && gains.mvpReason !== null && (
                    <span className="absolute -top-1 -right-2 grid size-6 place-items-center rounded-full border-2 border-paper bg-kin-soft text-kin">
                      <Icon of={Crown} size="xs" />
                      <span className="vh">MVP</span>
                    </span>
                  )}
                </span>
                <b className="mt-1 line-clamp-2 text-meta leading-[1.35] wrap-anywhere">
                  {character.characterFullName}
                </b>
                <span className={cx('text-meta', resultFace(result).word)}>{scenarioResultLabels[result]}</span>
              </Link>
            </Folded>
          </li>
        ))}
      </ul>
      {isTold && (
        <Card flush className="mt-3">
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-4 text-sub text-ai -outline-offset-2">
              それぞれの成果を見る
              <Icon of={ChevronDown} size="s" className="group-open:rotate-180" />
            </summary>
            <ul className="divide-y divide-line border-t border-line">
              {cast.map(member => (
                <CastResult key={member.character.characterId} member={member} moneyName={moneyName} />
              ))}
            </ul>
          </details>
        </Card>
      )}
    </section>
  )
}

function CastResult({
  member: { character, result, gains, isFolded },
  moneyName,
}: {
  member: Member
  moneyName: string
}) {
  if (!gains) return null
  const { experience, levelBefore, levelAfter, money, itemList, title, mvpReason } = gains
  const level = levelAfter > levelBefore ? `Lv.${levelBefore}から${levelAfter}へ` : `Lv.${levelAfter}`
  const facts = [
    `経験値 +${formatCount(experience)}（${level}）`,
    ...(money > 0 ? [`+${formatCount(money)} ${moneyName}`] : []),
    ...(itemList.length > 0 ? [itemsInWords(itemList)] : []),
  ]
  return (
    <li className="px-4 py-3">
      <Folded isFolded={isFolded} id={personFold(character.characterId)}>
        <div className="flex gap-3">
          <Avatar size={44} src={faceOf(character.icon)} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-1.5 text-sub font-bold">
              {character.characterFullName}
              <span className={resultFace(result).word}>{scenarioResultLabels[result]}</span>
              {mvpReason !== null && (
                <Chip tone="kin" icon={Crown}>
                  MVP
                </Chip>
              )}
            </p>
            {title && <p className="text-cap font-semibold text-kin">《{title}》</p>}
            <p className="num text-cap text-ink-soft">{facts.join('・')}</p>
            {mvpReason !== null && (
              <p className="mt-0.5 font-mincho text-cap leading-[1.7] wrap-anywhere">「{mvpReason}」</p>
            )}
          </div>
        </div>
      </Folded>
    </li>
  )
}

const faceOf = (icon: string | null) => (icon === null ? undefined : imageSource(icon, 'character', 112))
