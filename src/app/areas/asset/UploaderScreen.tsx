// /admin/uploader: many pictures sent at once, and those that are there.
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { PictureDrop } from '#app/shared/upload/PictureDrop.tsx'
import { useUploads } from '#app/shared/upload/use-uploads.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { ASSET_NAME_MAX, ASSET_PAGE_SIZE, ASSETS_AT_ONCE } from '#rules/assets.ts'
import { AssetCard } from './AssetCard.tsx'
import { type Asset, assetQueries, type UploaderPlace } from './queries.ts'
import { uploadingPicture } from './writes.ts'

const RemoveDialog = lazy(() => import('./RemoveDialog.tsx').then(module => ({ default: module.RemoveDialog })))

const nameOf = (fileName: string): string => [...fileName].slice(0, ASSET_NAME_MAX / 2).join('') || '画像'

export function UploaderScreen({ place }: { place: UploaderPlace }) {
  const { write } = useWrite(uploadingPicture)
  const uploads = useUploads({ atOnce: ASSETS_AT_ONCE, nameOf, send: write })
  return (
    <Page top={<TopBar title="画像" back={<BackLink to="/admin/object" search={{ state: undefined, page: 1 }} />} />}>
      <PictureDrop uploads={uploads} atOnce={ASSETS_AT_ONCE}>
        一度に{ASSETS_AT_ONCE}枚まで、1枚20MBまで。WebPに変え、幅1200・640・240の3とおりに縮めて保存します。
      </PictureDrop>
      <Pictures place={place} />
    </Page>
  )
}

function Pictures({ place }: { place: UploaderPlace }) {
  const navigate = useNavigate()
  const query = useRead(assetQueries.list(place))
  const [asked, ask] = useState<Asset | null>(null)
  return (
    <>
      <SearchLine
        words={place.word ?? ''}
        label="名前で探す"
        placeholder="名前で探す"
        onSearch={typed => navigate({ to: '/admin/uploader', search: { word: typed || undefined, page: 1 } })}
      />
      <Read
        query={query}
        title="画像を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-48 rounded-card" />
          </Loading>
        }
      >
        {({ assetList, count }, age) => (
          <PagedList
            shown={assetList.length}
            count={count}
            page={place.page}
            size={ASSET_PAGE_SIZE}
            age={age}
            link={(page, face) => <Link to="/admin/uploader" search={{ ...place, page }} {...face} />}
            past="このページに画像はありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title={place.word ? 'その名前の画像はありません。' : '加えた画像はありません。'}
              />
            }
          >
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-3">
              {assetList.map(asset => (
                <AssetCard key={asset.assetId} asset={asset} onRemove={() => ask(asset)} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
      <Suspense>{asked && <RemoveDialog asset={asked} onClose={() => ask(null)} />}</Suspense>
    </>
  )
}
