// One of one's own characters: who it is, and what can be done with it.
import { ArrowDown, ArrowUp, Eye, EyeOff, PenLine, UserRound } from 'lucide-react'
import type { OwnCharacter } from '#app/areas/character/queries.ts'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { announce } from '#app/ui/announce.ts'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { ZoomableAvatar } from '#app/ui/ZoomableAvatar.tsx'
import { type ExcludedStatus, excludedStatusLabels } from '#rules/codes/world.ts'
import { imageSource } from '#rules/images.ts'
import { arrange, hide } from './actions.ts'
import { SpeakButton } from './SpeakButton.tsx'

export function CharacterCard({
  character,
  before,
  after,
  all,
}: {
  character: OwnCharacter
  /** its neighbours in its world */
  before: OwnCharacter | undefined
  after: OwnCharacter | undefined
  all: readonly OwnCharacter[]
}) {
  const outbox = useOutbox()
  const { characterId, worldId, characterFullName: name, icon, className, level, shogo, isHidden } = character
  const label =
    character.excludedStatus === null ? null : excludedStatusLabels[character.excludedStatus as ExcludedStatus]
  const act = (item: NewOutboxItem, said: string): void => {
    outbox
      ?.add(item)
      .then(() => announce(said))
      .catch(() => toasts.add({ type: 'error', title: 'この端末に保存できませんでした。もう一度お試しください。' }))
  }
  const swap = (other: OwnCharacter | undefined, said: string): void => {
    if (!other) return
    const order = all.map(each => {
      if (each.characterId === characterId) return other.characterId
      return each.characterId === other.characterId ? characterId : each.characterId
    })
    act(arrange(order, character), said)
  }
  return (
    <Card as="li">
      <div className="flex items-start gap-3">
        <ZoomableAvatar
          name={name}
          src={icon ? imageSource(icon, 'character', 96) : undefined}
          large={icon ? imageSource(icon, 'character', 512) : undefined}
          size={56}
        />
        <div className="min-w-0 flex-1">
          {shogo && <p className="text-meta font-semibold text-kin">《{shogo}》</p>}
          <CardTitle className="wrap-anywhere">{name}</CardTitle>
          <p className="num text-meta text-ink-soft">{[className, `Lv.${level}`].filter(Boolean).join(' ')}</p>
          {(isHidden || label) && (
            <p className="mt-1.5 flex flex-wrap gap-1.5">
              {isHidden && <Chip icon={EyeOff}>一覧に出していません</Chip>}
              {label && <Chip tone="shu">{label}</Chip>}
            </p>
          )}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <SpeakButton character={character} short />
        <span className="ml-auto flex">
          <IconButton
            icon={ArrowUp}
            label={`${name}を上へ`}
            aria-disabled={before === undefined || undefined}
            className={before ? '' : 'opacity-30'}
            onClick={() => swap(before, `${name}を上へ動かしました`)}
          />
          <IconButton
            icon={ArrowDown}
            label={`${name}を下へ`}
            aria-disabled={after === undefined || undefined}
            className={after ? '' : 'opacity-30'}
            onClick={() => swap(after, `${name}を下へ動かしました`)}
          />
          <IconButton
            icon={isHidden ? Eye : EyeOff}
            label={isHidden ? `${name}を一覧に出す` : `${name}を一覧に出さない`}
            onClick={() =>
              act(hide(character, !isHidden), isHidden ? `${name}を一覧に出します` : `${name}を一覧に出しません`)
            }
          />
        </span>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4 border-t border-line pt-1">
        <TextLink to="/world/$worldId/character/$characterId" params={{ worldId, characterId }} icon={UserRound}>
          ページを見る<span className="vh">：{name}</span>
        </TextLink>
        <TextLink
          to="/world/$worldId/characterProfileEdit"
          params={{ worldId }}
          search={{ characterId }}
          icon={PenLine}
        >
          プロフィールを直す<span className="vh">：{name}</span>
        </TextLink>
      </div>
    </Card>
  )
}
