// /world/{worldId}/novel/{novelId}/read: a novel in the reader.

import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { EndMark } from '#app/shared/reader/EndMark.tsx'
import { NoText } from '#app/shared/reader/NoText.tsx'
import { type LinkFace, type Neighbour, Reader } from '#app/shared/reader/Reader.tsx'
import { useSavedText } from '#app/shared/reader/use-saved-text.ts'
import { useServerPlace } from '#app/shared/reader/use-server-place.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { BackLink } from '#app/ui/TopBar.tsx'
import { NovelMissing } from './NovelMissing.tsx'
import { NovelPicture, pictureAddress } from './NovelPicture.tsx'
import { type Novel, novelQueries } from './queries.ts'
import { readToEnd } from './read-to-end.ts'

export function NovelReaderScreen({ worldId, novelId }: { worldId: string; novelId: number }) {
  const textKey = `novel:${novelId}`
  const query = useRead(novelQueries.novel(novelId))
  const offline = useSavedText({
    textKey,
    queryKey: novelQueries.novel(novelId).queryKey,
    query,
    describe,
  })
  const serverPlace = useServerPlace(textKey)
  const there = offline.text
  const novel = there?.worldId === worldId ? there : undefined
  const lineStart = useCallback(
    (row: number) => {
      const picture = novel?.pictureList.find(({ line }) => line === row)
      return picture && <PictureInText picture={picture} />
    },
    [novel],
  )
  const params = { worldId, novelId: String(novelId) }
  const back = <BackLink to="/world/$worldId/novel/$novelId" params={params} replace />
  if (!novel) {
    return (
      <NoText title="ノベル" back={back}>
        <NovelMissing elsewhere={there !== undefined} query={query} />
      </NoText>
    )
  }
  const renderLink = (key: string, face: LinkFace) => (
    <Link to="/world/$worldId/novel/$novelId/read" params={{ worldId, novelId: key }} replace {...face} />
  )
  return (
    <Reader
      textKey={textKey}
      text={novel.body}
      title={novel.chapterTitle ?? novel.title}
      over={novel.chapterNumber === null ? undefined : `第${novel.chapterNumber}章`}
      work={novel.title}
      byline={`${novel.worldName}・文 ${novel.writerName}`}
      back={back}
      previous={neighbour(novel.previous)}
      next={neighbour(novel.next)}
      contents={novel.chapterList.map(({ novelId, chapterNumber, chapterTitle }) => ({
        key: String(novelId),
        title: `第${chapterNumber}章 ${chapterTitle}`,
      }))}
      current={String(novelId)}
      renderLink={renderLink}
      lineStart={lineStart}
      atEnd={<EndMark key={novelId} onSeen={readToEnd(novelId)} />}
      offline={offline}
      {...serverPlace}
    />
  )
}

const neighbour = (to: Novel['next']): Neighbour | null => to && { key: String(to.novelId), title: to.chapterTitle }

const describe = ({ worldId, novelId, title, chapterTitle, pictureList }: Novel) => ({
  title: chapterTitle ? `${title} ${chapterTitle}` : title,
  path: `/world/${worldId}/novel/${novelId}/read`,
  files: pictureList.map(pictureAddress),
})

/** A picture in the reader: as high as the page in vertical lines, as wide in horizontal ones. */
const PictureInText = ({ picture }: { picture: Novel['pictureList'][number] }) => (
  <NovelPicture
    picture={picture}
    className="h-auto max-h-[70dvh] w-auto max-w-full object-contain [margin-block:1lh] in-data-[writing=vertical]:max-w-[80vw]"
  />
)
