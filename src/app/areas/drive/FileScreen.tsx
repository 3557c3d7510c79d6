// /drive/{fileId}: one picture of a drive, for its owner and for whoever has its link.
import { Download, FolderOpen, Share2 } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button, ButtonLink, buttonFace } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatDay } from '#app/ui/days.ts'
import { fileAddress, fileSource } from '#app/ui/file-address.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { sharePage } from '#app/ui/share.ts'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { sizeText } from '#rules/drive.ts'
import { imageSource, imageWidths } from '#rules/images.ts'
import { driveRefusals } from '#rules/refusals/drive.ts'
import { driveQueries, type SeenFile } from './queries.ts'

const WIDEST = Math.max(...imageWidths.assets)
const own = { to: '/myPage/account/drive', search: { page: 1 } } as const

export function FileScreen({ fileId }: { fileId: string }) {
  const query = useRead(driveQueries.file(fileId))
  return (
    <Page top={<TopBar title="ファイル" back={<BackLink {...own} />} />}>
      <Read
        query={query}
        title="ファイルを読み込めませんでした。"
        nowhere={nowhereBut(driveRefusals.DRIVE_NOT_FOUND.message, own, '自分のドライブへ')}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-72 rounded-card" />
          </Loading>
        }
      >
        {file => <Seen file={file} />}
      </Read>
    </Page>
  )
}

function Seen({ file }: { file: SeenFile }) {
  const { fileId, name, width, height, bytes, uploadedAt, ownerName, isMine, sharedUntil } = file
  const source = imageSource(fileId, 'assets', WIDEST)
  return (
    <Card as="article" flush className="mt-4 overflow-hidden">
      <img
        {...fileSource(source)}
        alt={name}
        width={width}
        height={height}
        className="art mx-auto block h-auto max-h-[70vh] w-auto max-w-full bg-sunken"
      />
      <div className="px-4 py-3">
        <h2 className="font-mincho text-[1.125rem] leading-[1.4] font-semibold wrap-anywhere">{name}</h2>
        <p className="num mt-1 text-meta text-ink-soft">
          {width}×{height}・{sizeText(bytes)}・{formatDay(uploadedAt)}
        </p>
        <p className="num mt-1 text-cap text-ink-soft">
          {isMine
            ? sharedUntil
              ? `${formatDay(sharedUntil)}まで共有しています。`
              : 'あなたにだけ見えています。'
            : `${ownerName}さんのファイル`}
          {!isMine && sharedUntil && `・${formatDay(sharedUntil)}まで`}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <a
            href={fileAddress(source)}
            download={`${name}.webp`}
            {...buttonFace('画像を保存', 'line', { icon: Download })}
          />
          {isMine && sharedUntil && (
            <Button icon={Share2} onClick={() => void sharePage(name, `/drive/${fileId}`)}>
              リンクを送る
            </Button>
          )}
          {isMine && (
            <ButtonLink variant="line" icon={FolderOpen} {...own}>
              ドライブで見る
            </ButtonLink>
          )}
        </div>
        {!isMine && (
          <p className="mt-3 text-cap text-ink-soft">
            困った内容のときは、
            <TextLink to="/inquiry" search={{ page: 1 }}>
              運営に知らせてください
            </TextLink>
            。
          </p>
        )}
      </div>
    </Card>
  )
}
