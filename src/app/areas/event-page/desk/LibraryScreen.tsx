// /myPage/admin/worldEventPage/{worldId}/blob: the pictures of a world's library, and many of them sent at once.
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { PictureDrop } from '#app/shared/upload/PictureDrop.tsx'
import { useUploads } from '#app/shared/upload/use-uploads.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { type BlobType, blobTypes, parseBlobType } from '#rules/event-page-address.ts'
import {
  BLOB_PAGE_SIZE,
  BLOB_WIDTH_LEAST,
  BLOBS_AT_ONCE,
  blobNameOf,
  blobTypeLabels,
  EVENT_MOST,
} from '#rules/event-pages.ts'
import { eventPageQueries, type LibraryPlace, type WorldBlob } from '../queries.ts'
import { BlobCard } from './BlobCard.tsx'
import { DeskBar } from './DeskBar.tsx'
import { uploadingBlob } from './writes.ts'

const BlobSheet = lazy(() => import('./BlobSheet.tsx').then(module => ({ default: module.BlobSheet })))

/** Name of a file without its ending, as far as one can be. */
const nameOf = (fileName: string): string =>
  blobNameOf(
    fileName
      .replace(/\.[^.]{1,5}$/, '')
      .replaceAll(/[/\\]/g, '-')
      .slice(0, EVENT_MOST.blobName),
  ) ?? '絵'

interface LibraryScreenProps {
  worldId: string
  place: LibraryPlace
}

export function LibraryScreen({ worldId, place }: LibraryScreenProps) {
  const { write } = useWrite(uploadingBlob)
  const [blobType, setType] = useState<BlobType>(place.type ?? 'picture')
  const uploads = useUploads({
    atOnce: BLOBS_AT_ONCE,
    nameOf,
    send: sent => write({ ...sent, worldId, blobType }),
  })
  return (
    <Page
      top={
        <DeskBar
          worldId={worldId}
          of="絵のライブラリ"
          back={<BackLink to="/myPage/admin/worldEventPage/$worldId" params={{ worldId }} search={firstOfDesk} />}
        />
      }
    >
      <div className="mt-3">
        <FilterChips
          label="加える絵の種類"
          filters={blobTypes.map(type => ({ key: type, label: `${blobTypeLabels[type]}を加える` }))}
          current={blobType}
          onSelect={key => setType(parseBlobType(key) ?? blobType)}
        />
      </div>
      <PictureDrop uploads={uploads} atOnce={BLOBS_AT_ONCE}>
        {`バナーは幅${BLOB_WIDTH_LEAST.banner}、絵は幅${BLOB_WIDTH_LEAST.picture}ピクセルから。名前はファイルの名前になり、あとで変えられます。`}
      </PictureDrop>
      <Pictures {...{ worldId, place }} />
    </Page>
  )
}

function Pictures({ worldId, place }: LibraryScreenProps) {
  const navigate = useNavigate()
  const query = useRead(eventPageQueries.library(worldId, place))
  const [opened, open] = useState<WorldBlob | null>(null)
  const ADDRESS = { to: '/myPage/admin/worldEventPage/$worldId/blob', params: { worldId } } as const
  const tabs: { key: string; label: string; type: BlobType | undefined }[] = [
    { key: 'all', label: 'すべて', type: undefined },
    ...blobTypes.map(type => ({ key: type, label: blobTypeLabels[type], type })),
  ]
  return (
    <>
      <div className="mt-4">
        <Tabs
          label="絵の種類"
          tabs={tabs}
          current={place.type ?? 'all'}
          renderLink={({ type }, face) => <Link {...ADDRESS} search={{ ...place, type, page: 1 }} {...face} />}
        />
      </div>
      <SearchLine
        words={place.word ?? ''}
        label="名前で探す"
        placeholder="名前で探す"
        onSearch={typed => navigate({ ...ADDRESS, search: { ...place, word: typed || undefined, page: 1 } })}
      />
      <Read
        query={query}
        title="ライブラリを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-48 rounded-card" />
          </Loading>
        }
      >
        {({ blobList, count }, age) => (
          <PagedList
            shown={blobList.length}
            count={count}
            page={place.page}
            size={BLOB_PAGE_SIZE}
            age={age}
            link={(page, face) => <Link {...ADDRESS} search={{ ...place, page }} {...face} />}
            past="このページに絵はありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title={place.word ? 'その名前の絵はありません。' : 'ライブラリに絵はありません。'}
              />
            }
          >
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-3">
              {blobList.map(blob => (
                <BlobCard key={blob.pictureId} blob={blob} onOpen={() => open(blob)} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
      <Suspense>{opened && <BlobSheet blob={opened} onClose={() => open(null)} />}</Suspense>
    </>
  )
}
