// Choice of a picture among those that the service stores.
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { imageSource } from '#rules/images.ts'
import { fileSource } from '../../ui/file-address.ts'
import { pictureQueries } from './queries.ts'

export interface ChoiceProps {
  current: string | null
  onChoose: (picture: string) => void
  onClose: () => void
}

export function PictureSheet({ current, onChoose, onClose }: ChoiceProps) {
  return (
    <Sheet open onClose={onClose} title="絵を選ぶ" lead="このサービスにある絵から選びます。" width={500}>
      <Pictures current={current} onChoose={onChoose} />
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}

function Pictures({ current, onChoose }: { current: string | null; onChoose: (picture: string) => void }) {
  const query = useRead(pictureQueries.stored())
  return (
    <Read
      query={query}
      title="絵を読み込めませんでした。"
      skeleton={
        <Loading>
          <SkeletonBlock className="mt-3 h-40" />
        </Loading>
      }
    >
      {data => {
        if (data.pictureList.length === 0)
          return <EmptyState bare drawing={<EmptyDrawing />} title="選べる絵がありません。" />
        const pictures = data.pictureList.map((id, index) => ({ id, name: `${index + 1}枚目の絵` }))
        return <PictureGrid {...{ pictures, current, onChoose }} />
      }}
    </Read>
  )
}

type GridProps = Omit<ChoiceProps, 'onClose'> & { pictures: readonly { id: string; name: string }[] }

/** Pictures of which one is chosen. */
export const PictureGrid = ({ pictures, current, onChoose }: GridProps) => (
  <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-2">
    {pictures.map(({ id, name }) => (
      <li key={id}>
        <button
          type="button"
          aria-pressed={id === current}
          className="block w-full rounded-card p-1 outline-ai active:opacity-75 aria-pressed:outline-2"
          onClick={() => onChoose(id)}
        >
          <img
            {...fileSource(imageSource(id, 'assets', 240))}
            alt={name}
            width={240}
            height={120}
            loading="lazy"
            className="art block aspect-[2/1] w-full rounded-card bg-sunken object-cover"
          />
        </button>
      </li>
    ))}
  </ul>
)
