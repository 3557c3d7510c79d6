// Way into a community: joining it, asking to, waiting for the answer; for members a quiet word.
import { useLocation } from '@tanstack/react-router'
import { DoorOpen, HandHeart, UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { communityActs } from '#rules/messages/community-acts.ts'
import { communityRefusals } from '#rules/refusals/community.ts'
import type { Community } from '../queries.ts'
import { AskedLine } from './AskedLine.tsx'
import { nameIn, useJoiners } from './use-joiners.ts'

interface JoinPartProps {
  community: Community
  onJoin: () => void
}

export function JoinPart({ community, onJoin }: JoinPartProps) {
  const { own, waiting } = useJoiners(community)
  const { memberIdList, askedIdList } = community
  const isFree = memberIdList.length === 0 && askedIdList.length === 0 && waiting.length === 0
  return (
    <div className="mt-3 grid grid-cols-1 gap-2">
      {memberIdList.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sub text-ink-soft">
          <span className="flex items-center gap-1 font-semibold text-matsuba">
            <Icon of={UserRoundCheck} size="s" />
            メンバー
          </span>
          {memberIdList.map(id => (
            <bdi key={id}>{nameIn(own, id)}</bdi>
          ))}
        </p>
      )}
      {askedIdList.map(id => (
        <AskedLine key={id} community={community} characterId={id} name={nameIn(own, id)} />
      ))}
      {waiting.map(item => (
        <HandedInCard
          key={item.id}
          item={item}
          head={
            <p className="text-sub">
              {communityActs['community.join'](item.facts, undefined).name}
              <bdi className="ml-2 font-semibold">{nameIn(own, String(item.facts.characterId))}</bdi>
            </p>
          }
        />
      ))}
      {isFree && <Way community={community} onJoin={onJoin} />}
    </div>
  )
}

/** The way in for somebody none of whose characters is in it or has asked. */
function Way({ community: { worldId, joining, leader }, onJoin }: JoinPartProps) {
  const { user } = useSession()
  const { href } = useLocation()
  const speaking = useSpeaking(worldId)
  if (joining === 'closed')
    return <p className="text-sub text-ink-soft">{communityRefusals.COMMUNITY_CLOSED.message}</p>
  if (leader.isFolded) return <p className="text-sub text-ink-soft">ブロック中の相手が代表のため、入会できません。</p>
  const asks = joining === 'request'
  if (!user) {
    return (
      <p>
        <MemberButton variant="shu" size="big" icon={DoorOpen}>
          ログインして入会
        </MemberButton>
      </p>
    )
  }
  if (speaking === undefined) return <SkeletonBlock className="h-12 rounded-card" />
  if (speaking === null) {
    return (
      <div className="grid grid-cols-1 gap-1">
        <ButtonLink variant="shu" size="big" capped icon={UserRoundPlus} to="/withoutLogin" search={{ redirect: href }}>
          キャラクターを選ぶ
        </ButtonLink>
        <p className="text-cap text-ink-soft">入会するのは、このワールドのキャラクターです。</p>
      </div>
    )
  }
  return (
    <Button
      variant="shu"
      size="big"
      capped
      icon={asks ? HandHeart : DoorOpen}
      onClickCapture={firstPressOnly}
      onClick={onJoin}
    >
      {asks ? '入会を申し込む' : '入会する'}
    </Button>
  )
}
