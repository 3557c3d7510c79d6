// Screen after a registration: the new character, and the next steps.
import { ChevronRight, MessageSquare, PenLine, UserRound } from 'lucide-react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { ZoomableAvatar } from '#app/ui/ZoomableAvatar.tsx'
import { imageSource } from '#rules/images.ts'
import { SpeakButton } from '../SpeakButton.tsx'
import { HrefButton } from './HrefButton.tsx'

export function RegisteredScreen({ character, redirect }: { character: OwnCharacter; redirect: string | undefined }) {
  const { characterId, worldId, characterFullName, icon, className, level, worldName } = character
  return (
    <>
      <Card as="section" aria-label="登録したキャラクター" className="mt-4 text-center">
        <div className="grid justify-items-center">
          <ZoomableAvatar
            name={characterFullName}
            src={icon ? imageSource(icon, 'character', 192) : undefined}
            large={icon ? imageSource(icon, 'character', 512) : undefined}
            size={96}
            eager
          />
        </div>
        <p className="mt-3 text-cap font-semibold text-matsuba">登録しました</p>
        <p className="font-mincho text-head leading-[1.35] font-semibold wrap-anywhere">{characterFullName}</p>
        <p className="mt-1 text-cap text-ink-soft">
          {[className && `${className} Lv.${level}`, worldName].filter(Boolean).join('・')}
        </p>
        <div className="mt-4 grid gap-3">
          {redirect ? (
            <HrefButton href={redirect} variant="shu" size="big" icon={ChevronRight}>
              つづきへ進む
            </HrefButton>
          ) : (
            <ButtonLink
              to="/world/$worldId/character/$characterId"
              params={{ worldId, characterId }}
              variant="shu"
              size="big"
              icon={UserRound}
            >
              キャラクターのページを見る
            </ButtonLink>
          )}
          <SpeakButton character={character} />
        </div>
      </Card>
      <SectionHeading>つぎにできること</SectionHeading>
      <List>
        <ListLink
          to="/world/$worldId/characterProfileEdit"
          params={{ worldId }}
          search={{ characterId }}
          icon={<Icon of={PenLine} className="text-ai" />}
          title="自由設定を書きたす"
          note="4つまで。公認も申請できます"
        />
        <ListLink
          to="/mission"
          search={{ tabNo: 0, worldId, page: 1 }}
          icon={<Icon of={MessageSquare} className="text-ai" />}
          title="このワールドのミッションを見る"
          note="はじめの報酬で装備をそろえましょう"
        />
      </List>
    </>
  )
}
