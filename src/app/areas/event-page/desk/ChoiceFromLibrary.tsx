// Sheet with the pictures of a world's library, of which one is chosen.
import { Images } from 'lucide-react'
import { type ChoiceProps, PictureGrid } from '#app/shared/picture/PictureSheet.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import type { BlobType } from '#rules/event-page-address.ts'
import { blobTypeLabels } from '#rules/event-pages.ts'
import { eventPageQueries, type WorldBlob } from '../queries.ts'

interface ChoiceFromLibraryProps extends ChoiceProps {
  worldId: string
  type: BlobType
  /** hears of the chosen picture with its size */
  onBlob?: (blob: WorldBlob) => void
}

export function ChoiceFromLibrary({ worldId, type, current, onChoose, onBlob, onClose }: ChoiceFromLibraryProps) {
  const query = useRead(eventPageQueries.choices(worldId, type))
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${blobTypeLabels[type]}を選ぶ`}
      lead="このワールドのライブラリから選びます。"
      width={500}
    >
      <Read
        query={query}
        title="ライブラリを読み込めませんでした。"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-40" />
          </Loading>
        }
      >
        {({ blobList, count }) =>
          blobList.length === 0 ? (
            <EmptyState bare drawing={<EmptyDrawing />} title={`${blobTypeLabels[type]}がありません。`} />
          ) : (
            <>
              {count > blobList.length && (
                <p className="num mt-2 text-cap text-ink-soft">{`${count}枚のうち、新しい${blobList.length}枚です。`}</p>
              )}
              <PictureGrid
                pictures={blobList.map(({ pictureId, blobName }) => ({ id: pictureId, name: blobName }))}
                current={current}
                onChoose={id => {
                  const chosen = blobList.find(({ pictureId }) => pictureId === id)
                  if (chosen) onBlob?.(chosen)
                  onChoose(id)
                }}
              />
            </>
          )
        }
      </Read>
      <ButtonLink
        variant="text"
        icon={Images}
        to="/myPage/admin/worldEventPage/$worldId/blob"
        params={{ worldId }}
        search={{ type, word: undefined, page: 1 }}
      >
        ライブラリを開く
      </ButtonLink>
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}
