// Facts of a replay on its card in the list: its result, its length, its cast, whether it was read and is kept on this device.
import { Check, Download, Lock } from 'lucide-react'
import { replayKey } from '#app/areas/scenario-replay/replay-key.ts'
import { resultFace } from '#app/areas/scenario-replay/result-face.ts'
import { useSavedKeys } from '#app/shared/reader/use-saved-keys.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { scenarioResultLabels } from '#rules/scenario/replay.ts'
import type { ListedReplay } from '../queries.ts'

export function ReplayFacts({ replay }: { replay: ListedReplay }) {
  const { result, length, castList, castCount, isRead } = replay
  const isSaved = useSavedKeys().has(replayKey(replay))
  const more = castCount - castList.length
  return (
    <>
      <span className="num mt-0.5 flex flex-wrap items-center gap-x-2 text-meta text-ink-soft">
        <b className={cx('text-sub', resultFace(result).word)}>{scenarioResultLabels[result]}</b>
        {length === null ? (
          <span className="inline-flex items-center gap-1">
            <Icon of={Lock} size="xs" />
            参加者だけが読めます
          </span>
        ) : (
          `${formatCount(length)}字`
        )}
      </span>
      <span className="mt-1.5 flex flex-wrap items-center gap-1">
        {castList.map(({ characterId, characterFullName, icon }) => (
          <Avatar
            key={characterId}
            size={32}
            alt={characterFullName}
            src={icon === null ? undefined : imageSource(icon, 'character', 64)}
          />
        ))}
        {more > 0 && <span className="num text-meta text-ink-soft">ほか{more}名</span>}
      </span>
      {(isRead || isSaved) && (
        <span className="mt-1.5 flex flex-wrap gap-1">
          {isRead && (
            <Chip tone="matsuba" icon={Check}>
              既読
            </Chip>
          )}
          {isSaved && (
            <Chip tone="ai" icon={Download}>
              保存済み
            </Chip>
          )}
        </span>
      )}
    </>
  )
}
