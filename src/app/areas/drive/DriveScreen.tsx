// /myPage/account/drive?folder&word&bin&page: the user's pictures, the room that they take, and the bin.
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { withDeleted } from '#app/shared/screen/with-deleted.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { PictureDrop } from '#app/shared/upload/PictureDrop.tsx'
import { useUploads } from '#app/shared/upload/use-uploads.ts'
import { announce } from '#app/ui/announce.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import {
  DRIVE_AT_ONCE,
  DRIVE_BIN_DAYS,
  DRIVE_BYTES_MOST,
  DRIVE_FILES_MOST,
  DRIVE_PAGE_SIZE,
  driveNameOf,
  sizeText,
} from '#rules/drive.ts'
import { BinCard } from './BinCard.tsx'
import { FileCard, Gone } from './FileCard.tsx'
import { type DriveFile, type DriveList, type DrivePlace, driveQueries } from './queries.ts'
import { removingFile, uploadingFile } from './writes.ts'

const idOf = ({ fileId }: DriveFile): string => fileId
const newestFirst = (one: DriveFile, other: DriveFile): number =>
  Date.parse(other.uploadedAt) - Date.parse(one.uploadedAt)

/** Key of the chip of all folders; those of folders begin with another sign. */
const ALL = 'all'

export function DriveScreen({ place }: { place: DrivePlace }) {
  const query = useRead(driveQueries.list(place))
  const { data } = query
  const isBin = place.bin === true
  return (
    <Page top={<TopBar title="ドライブ" back={<BackLink to="/myPage" />} />}>
      <Tabs
        label="ドライブの表示"
        tabs={[
          { key: 'files', label: 'ファイル' },
          { key: 'bin', label: 'ごみ箱', count: data?.removed },
        ]}
        current={isBin ? 'bin' : 'files'}
        renderLink={({ key }, face) => (
          <Link to="/myPage/account/drive" search={{ page: 1, bin: key === 'bin' ? true : undefined }} {...face} />
        )}
      />
      {isBin ? (
        <p className="phrases mt-3 text-cap text-ink-soft">
          {`ごみ箱のファイルは、${DRIVE_BIN_DAYS}日たつと完全に削除されます。それまでは、使っている容量に数えます。`}
        </p>
      ) : (
        <AddPictures folder={place.folder ?? ''} />
      )}
      {data && <Room list={data} />}
      {!isBin && data && <Narrowing place={place} list={data} />}
      <Read
        query={query}
        title="ドライブを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-48 rounded-card" />
          </Loading>
        }
      >
        {(list, age) => <Files key={JSON.stringify(place)} place={place} list={list} age={age} />}
      </Read>
    </Page>
  )
}

/** Pictures go into the folder that is open. */
function AddPictures({ folder }: { folder: string }) {
  const { write } = useWrite(uploadingFile)
  const uploads = useUploads({
    atOnce: DRIVE_AT_ONCE,
    nameOf: driveNameOf,
    send: sent => write({ ...sent, folder }),
  })
  return (
    <PictureDrop uploads={uploads} atOnce={DRIVE_AT_ONCE}>
      {folder && `「${folder}」に入ります。`}一度に{DRIVE_AT_ONCE}
      枚まで。共有するまで、あなたのほかには見えません。幅1200までのWebPにして保存します。
    </PictureDrop>
  )
}

function Room({ list: { bytes, all } }: { list: DriveList }) {
  const words = `${sizeText(bytes)} / ${sizeText(DRIVE_BYTES_MOST)}・${all} / ${DRIVE_FILES_MOST}枚`
  const isFuller = all / DRIVE_FILES_MOST > bytes / DRIVE_BYTES_MOST
  return (
    <Progress
      className="mt-4"
      label="使っている容量"
      value={isFuller ? all : Math.min(bytes, DRIVE_BYTES_MOST)}
      max={isFuller ? DRIVE_FILES_MOST : DRIVE_BYTES_MOST}
      words={words}
    />
  )
}

function Narrowing({ place, list: { folderList } }: { place: DrivePlace; list: DriveList }) {
  const navigate = useNavigate()
  const named = folderList.filter(({ folder }) => folder !== '')
  const filters = [
    { key: ALL, label: 'すべて' },
    ...named.map(({ folder, count }) => ({ key: `/${folder}`, label: `${folder}（${count}）` })),
    ...folderList
      .filter(({ folder }) => folder === '')
      .map(({ count }) => ({ key: '/', label: `フォルダなし（${count}）` })),
  ]
  return (
    <>
      <SearchLine
        words={place.word ?? ''}
        label="名前で探す"
        placeholder="名前で探す"
        onSearch={typed =>
          navigate({ to: '/myPage/account/drive', search: { ...place, word: typed || undefined, page: 1 } })
        }
      />
      {named.length > 0 && (
        <FilterChips
          label="フォルダ"
          filters={filters}
          current={place.folder === undefined ? ALL : `/${place.folder}`}
          renderLink={({ key }, face) => (
            <Link
              to="/myPage/account/drive"
              search={{ ...place, folder: key === ALL ? undefined : key.slice(1), page: 1 }}
              {...face}
            />
          )}
        />
      )}
    </>
  )
}

interface FilesProps {
  place: DrivePlace
  list: DriveList
  age: number | null
}

function Files({ place, list, age }: FilesProps) {
  const { fileList, count, folderList } = list
  const [removed, setRemoved] = useState<readonly DriveFile[]>([])
  const { write, openOf } = useWrite(removingFile)
  /** Id of the file whose press is being sent: its row changes with the result. */
  const [pressedId, setPressedId] = useState<string | null>(null)
  const isBin = place.bin === true
  const folders = folderList.map(({ folder }) => folder).filter(folder => folder !== '')
  /** Puts a file into the bin or takes it out; its row keeps its place, with the way back. */
  const put = async (file: DriveFile, isRemoved: boolean): Promise<void> => {
    setPressedId(file.fileId)
    const result = await write({ fileId: file.fileId, name: file.name, isRemoved })
    setPressedId(null)
    if (result?.state !== 'done' && result?.state !== 'waiting') return
    const isGone = isRemoved !== isBin
    const others = (old: readonly DriveFile[]) => old.filter(one => one.fileId !== file.fileId)
    setRemoved(old => (isGone ? [...others(old), file] : others(old)))
    announce(isRemoved ? 'ごみ箱に入れました。もとに戻せます。' : 'もとに戻しました。')
  }
  const rows = withDeleted(fileList, removed, idOf, isBin ? () => 0 : newestFirst)
  /** Whether a press that the server may not know yet takes the file from the list, of this visit or an earlier one. */
  const isWaiting = ({ fileId }: DriveFile): boolean => {
    const open = openOf({ fileId })
    return open !== null && fileId !== pressedId && (open.item.facts.isRemoved === 1) !== isBin
  }
  return (
    <PagedList
      shown={rows.length}
      count={Math.max(count, removed.length)}
      page={place.page}
      size={DRIVE_PAGE_SIZE}
      age={age}
      link={(page, face) => <Link to="/myPage/account/drive" search={{ ...place, page }} {...face} />}
      past="このページにファイルはありません。"
      empty={<Nothing place={place} />}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-3">
        {rows.map(({ row: file, isDeleted }) => {
          if (isDeleted || isWaiting(file))
            return (
              <Gone
                key={file.fileId}
                file={file}
                to={isBin ? 'list' : 'bin'}
                isWaiting={isWaiting(file)}
                onBack={() => void put(file, isBin)}
              />
            )
          return isBin ? (
            <BinCard key={file.fileId} file={file} onBack={() => void put(file, false)} />
          ) : (
            <FileCard key={file.fileId} file={file} folders={folders} onRemove={() => void put(file, true)} />
          )
        })}
      </ul>
    </PagedList>
  )
}

function Nothing({ place: { bin, word, folder } }: { place: DrivePlace }) {
  const title = bin
    ? 'ごみ箱は空です。'
    : word
      ? 'その名前のファイルはありません。'
      : folder
        ? 'このフォルダにファイルはありません。'
        : 'ファイルはありません。'
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={title}
      {...(!bin && !word && !folder && { note: 'キャラクターの資料やスケッチを、ここに取っておけます。' })}
    />
  )
}
