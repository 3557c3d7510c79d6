// Card of one of the user's characters, with the acts on it.
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, Eye, EyeOff, PenLine, UserRoundCheck } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { RestingChip } from '#app/shared/character/RestingChip.tsx'
import { ActionMenu, type MenuEntry } from '#app/ui/ActionMenu.tsx'
import { announce } from '#app/ui/announce.ts'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { ZoomableAvatar } from '#app/ui/ZoomableAvatar.tsx'
import { type ExcludedStatus, excludedStatusLabels } from '#rules/codes/world.ts'
import { imageSource } from '#rules/images.ts'
import { SpeakButton } from '../SpeakButton.tsx'
import { arranging, hiding } from './actions.ts'

export function CharacterCard({
  character,
  before,
  after,
  all,
}: {
  character: OwnCharacter
  /** neighbours of the character in its world */
  before: OwnCharacter | undefined
  after: OwnCharacter | undefined
  all: readonly OwnCharacter[]
}) {
  const { write: arrange } = useWrite(arranging)
  const { write: hide } = useWrite(hiding)
  const {
    characterId,
    worldId,
    characterFullName: name,
    icon,
    className,
    level,
    shogo,
    isHidden,
    isSpeaking,
    isResting,
  } = character
  const label =
    character.excludedStatus === null ? null : excludedStatusLabels[character.excludedStatus as ExcludedStatus]
  const setHidden = (isHidden: boolean, said: string): void => {
    void hide({ character, isHidden })
    announce(said)
  }
  const swap = (other: OwnCharacter, said: string): void => {
    const order = all.map(each => {
      if (each.characterId === characterId) return other.characterId
      return each.characterId === other.characterId ? characterId : each.characterId
    })
    void arrange({ characterIdList: order, moved: character })
    announce(said)
  }
  const params = { worldId }
  const entries: readonly MenuEntry[] = [
    {
      label: 'プロフィールを直す',
      icon: PenLine,
      link: { to: '/world/$worldId/characterProfileEdit', params, search: { characterId } },
    },
    ...(before
      ? [{ label: '上へ動かす', icon: ArrowUp, onPress: () => swap(before, `${name}を上へ動かしました`) }]
      : []),
    ...(after
      ? [{ label: '下へ動かす', icon: ArrowDown, onPress: () => swap(after, `${name}を下へ動かしました`) }]
      : []),
    isHidden
      ? { label: '一覧に出す', icon: Eye, onPress: () => setHidden(false, `${name}を一覧に出します`) }
      : {
          label: '一覧に出さない',
          icon: EyeOff,
          onPress: () => setHidden(true, `${name}を一覧に出しません`),
        },
  ]
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
          <CardTitle className="wrap-anywhere">
            <Link
              to="/world/$worldId/character/$characterId"
              params={{ worldId, characterId }}
              className="-my-1.5 inline-block py-1.5 text-ink"
            >
              {name}
            </Link>
          </CardTitle>
          <p className="num text-meta text-ink-soft">{[className, `Lv.${level}`].filter(Boolean).join(' ')}</p>
        </div>
        <ActionMenu label={`ほかの操作：${name}`} entries={entries} className="-mt-2 -mr-2" />
      </div>
      {(isSpeaking || isHidden || isResting || label) && (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {isSpeaking && (
            <Chip tone="ai" icon={UserRoundCheck}>
              使用中
            </Chip>
          )}
          {isHidden && (
            <Chip icon={EyeOff} className="max-w-full leading-[1.3]! whitespace-normal!">
              一覧に出していません
            </Chip>
          )}
          {isResting && <RestingChip />}
          {label && <Chip tone="shu">{label}</Chip>}
        </p>
      )}
      {!isSpeaking && (
        <div className="mt-2 flex justify-end *:max-w-full">
          <SpeakButton character={character} />
        </div>
      )}
    </Card>
  )
}
