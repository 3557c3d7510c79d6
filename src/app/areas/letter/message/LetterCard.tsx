// One letter with its voice and its gift, and the menu that keeps its writer out.
import { BlockMenu } from '#app/areas/block/BlockMenu.tsx'
import { PostRow } from '#app/shared/post/PostRow.tsx'
import { ClipButton } from '#app/shared/voice/ClipButton.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { imageSource } from '#rules/images.ts'
import { REMOVED_LETTER } from '#rules/letters.ts'
import type { Pair } from '../draft-places.ts'
import type { Letter } from '../queries.ts'
import { GiftCard } from './GiftCard.tsx'

interface LetterCardProps {
  pair: Pair
  letter: Letter
  writer: { characterId: string; characterFullName: string; icon: string | null; isNpc?: boolean }
  /** whether it came onto this screen unopened */
  isNew: boolean
}

export function LetterCard({ pair, letter, writer, isNew }: LetterCardProps) {
  const { isMine, isRemoved, body, sentAt, gift, voice } = letter
  const { characterId, characterFullName, icon } = writer
  return (
    <PostRow
      id={`letter:${letter.letterId}`}
      isMine={isMine}
      speaker={{ worldId: pair.worldId, characterId }}
      name={characterFullName}
      icon={icon}
      createdAt={sentAt}
      body={body}
      removed={isRemoved && <p>{REMOVED_LETTER}</p>}
      menu={
        !isMine &&
        !isRemoved && (
          <BlockMenu
            worldId={pair.worldId}
            character={{ characterId, characterFullName, isNpc: writer.isNpc ?? false }}
            kind="letter"
            targetId={letter.letterId}
          />
        )
      }
    >
      {isNew && (
        <p className="mt-1">
          <Chip tone="shu">新着</Chip>
        </p>
      )}
      {voice && (
        <p className="mt-1 flex min-h-11 items-center gap-1 text-cap">
          <VoiceOf voice={voice} icon={icon} />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{voice.shouhinmei}</span>
            <span className="block text-meta text-ink-soft">声：{voice.creatorName}</span>
          </span>
        </p>
      )}
      {gift && <GiftCard characterId={pair.characterId} letter={letter} gift={gift} />}
    </PostRow>
  )
}

function VoiceOf({ voice, icon }: { voice: NonNullable<Letter['voice']>; icon: string | null }) {
  const clip = {
    ...voice,
    ...{ galleryIcon: null, rowNo: 1 },
    characterIcon: icon === null ? null : imageSource(icon, 'character', 96),
  }
  return <ClipButton clip={clip} among={[clip]} />
}
