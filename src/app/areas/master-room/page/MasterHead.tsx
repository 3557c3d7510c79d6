// Head of a master's page: face and name, the worlds, the usual days until a replay, and the buttons to follow, to be
// called, to write.
import { Hourglass, Mail, PenLine, UserRoundCheck } from 'lucide-react'
import { Aged } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import { MASTER_FOLLOWERS_COUNTED } from '#rules/master-rooms.ts'
import { FollowMasterButton } from '../FollowMasterButton.tsx'
import { labelOf, tendencyWords, usualDaysText, worldNamesOf } from '../facts.ts'
import type { Master } from '../queries.ts'
import { CallMeButton } from './CallMeButton.tsx'

export function MasterHead({ master, age }: { master: Master; age: number | null }) {
  const { data } = useRead(worldQueries.worlds())
  const worlds = data?.worldSelectList ?? []
  const { masterId, masterName, kana, icon, worldIdList, isMine, followerCount, usualDaysWords } = master
  const counted = usualDaysText(master.usualDays)
  const names = worldNamesOf(worldIdList, worlds)
  return (
    <Card as="section" className="mt-3" aria-label={masterName}>
      <div className="flex items-center gap-4">
        <Avatar size={96} eager src={icon === null ? undefined : imageSource(icon, 'character', 192)} />
        <div className="min-w-0 flex-1">
          <p className="text-meta text-ink-soft">
            {labelOf(worldIdList, worlds)}
            <Aged since={age} />
          </p>
          <p className="font-mincho text-hero leading-tight font-semibold wrap-anywhere">
            <bdi>{masterName}</bdi>
          </p>
          {kana && <p className="text-meta text-ink-soft">{kana}</p>}
          {names && <p className="mt-0.5 text-cap">{names}</p>}
        </div>
      </div>
      <p className="mt-3 flex flex-wrap gap-1">
        <Chip icon={UserRoundCheck}>
          フォロワー {followerCount}
          {followerCount >= MASTER_FOLLOWERS_COUNTED && '以上'}
        </Chip>
        {tendencyWords(master).map(words => (
          <Chip key={words}>{words}</Chip>
        ))}
      </p>
      {(counted || usualDaysWords) && (
        <dl className="mt-3 border-t border-line pt-3 text-sub">
          <dt className="flex items-center gap-1 text-ink-soft">
            <Icon of={Hourglass} size="xs" />
            リプレイまで
          </dt>
          {counted && <dd className="num font-bold">{counted}</dd>}
          {usualDaysWords && <dd className="wrap-anywhere">「{usualDaysWords}」</dd>}
        </dl>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {isMine ? (
          <ButtonLink variant="ai" icon={PenLine} to="/myPage/scenario/masterRoom" search={{ tab: 'room', page: 1 }}>
            ルームを書く
          </ButtonLink>
        ) : (
          <>
            <FollowMasterButton master={master} />
            <CallMeButton master={master} />
            <ButtonLink variant="line" icon={Mail} to="/fanletter/$masterId" params={{ masterId }} search={{}}>
              ファンレター
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  )
}
