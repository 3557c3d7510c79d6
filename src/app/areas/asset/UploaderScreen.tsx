// /admin/uploader: many pictures sent at once, and those that are there.
import { Link, useNavigate } from '@tanstack/react-router'
import { ImageUp } from 'lucide-react'
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { PICTURE_TYPES } from '#app/shared/picture/types.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { ASSET_PAGE_SIZE, ASSETS_AT_ONCE } from '#rules/assets.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { AssetCard } from './AssetCard.tsx'
import { type Asset, assetQueries, type UploaderPlace } from './queries.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

const RemoveDialog = lazy(() => import('./RemoveDialog.tsx').then(module => ({ default: module.RemoveDialog })))

export function UploaderScreen({ place }: { place: UploaderPlace }) {
  const online = useOnline()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const uploads = useUploads()
  const offline = offlineReason(online, '送れます')
  const choose = (files: FileList | null): void => {
    const chosen = [...(files ?? [])]
    if (chosen.length === 0) return
    const left = uploads.choose(chosen)
    if (left > 0) {
      const title = `一度に送れるのは${ASSETS_AT_ONCE}枚までです`
      toasts.add({ type: 'info', title, line: `${left}枚は、あとで選んでください` })
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!offline) choose(event.dataTransfer.files)
  }
  return (
    <Page top={<TopBar title="画像" back={<BackLink to="/admin/object" search={{ state: undefined, page: 1 }} />} />}>
      <section
        aria-label="画像を加える"
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'mt-3 grid justify-items-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center',
          isOver ? 'border-ai bg-ai-soft' : 'border-line-strong bg-surface',
        )}
      >
        <Icon of={ImageUp} className="text-ai" />
        <p className="phrases text-sub">ここに画像を落とすか、まとめて選んでください。</p>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          multiple
          className="vh"
          tabIndex={-1}
          aria-label="加える画像"
          onChange={event => {
            choose(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
        <Button variant="shu" icon={ImageUp} reason={offline} onClick={() => input.current?.click()}>
          画像を選ぶ
        </Button>
        <p className="phrases text-cap text-ink-soft">
          一度に{ASSETS_AT_ONCE}枚まで、1枚20MBまで。WebPに変え、幅1200・640・240の3とおりに縮めて保存します。
        </p>
      </section>
      <UploadList uploads={uploads.list} isBusy={uploads.isBusy} onAgain={uploads.again} onClear={uploads.clear} />
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
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
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
