// /gallery/{itemId}: one work, large, with who made it for whom; its owner keeps it out of the gallery or puts it there.
import type { LinkProps } from '@tanstack/react-router'
import { Brush, Eye, EyeOff, ReceiptText, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { LikeFace } from '#app/shared/like/LikeFace.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { ActionMenu, type MenuEntry } from '#app/ui/ActionMenu.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { formatDay } from '#app/ui/days.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { List, ListLink } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { sharePage } from '#app/ui/share.ts'
import { PageHeading, TopBar } from '#app/ui/TopBar.tsx'
import { imageSource, imageWidths } from '#rules/images.ts'
import { tailorRefusals } from '#rules/refusals/tailor.ts'
import { workAddress } from '#rules/tailor-address.ts'
import { tailorQueries, type WholeWork } from '../queries.ts'
import { likingWork, limitingWork } from '../writes.ts'

const ZoomDialog = lazy(() => import('#app/ui/ZoomDialog.tsx').then(module => ({ default: module.ZoomDialog })))
const WIDEST = Math.max(...imageWidths.assets)

export function WorkScreen({ itemId }: { itemId: number }) {
  const query = useRead(tailorQueries.work(itemId))
  const { back, nowhere } = toList({ to: '/tailor/gallery' }, 'ギャラリーへ', tailorRefusals.WORK_NOT_FOUND.message)
  const { data } = query
  return (
    <Page top={<TopBar title={data?.title ?? '作品'} plain back={back} trailing={data && <Menu work={data} />} />}>
      <Read
        query={query}
        title="作品を読み込めませんでした。"
        nowhere={nowhere}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-96 rounded-card" />
          </Loading>
        }
      >
        {work => <Whole work={work} />}
      </Read>
    </Page>
  )
}

function Whole({ work }: { work: WholeWork }) {
  const { title, picture, body, shouhinmei, publishedAt, worldName, worldId, isMine, isOrderLimited } = work
  const [isLarge, setLarge] = useState(false)
  const source = picture && imageSource(picture.picture, 'assets', WIDEST)
  return (
    <article className="pt-3.5">
      {picture && source && (
        <button type="button" className="block w-full cursor-zoom-in" onClick={() => setLarge(true)}>
          <img
            {...fileSource(source)}
            alt={`${title}（大きく見る）`}
            width={picture.width}
            height={picture.height}
            className="art mx-auto block h-auto max-h-[75vh] w-auto max-w-full rounded-card bg-sunken"
          />
        </button>
      )}
      <p className="num mt-3 text-meta text-ink-soft">
        {shouhinmei}・{formatDay(publishedAt)}
      </p>
      <PageHeading className="mt-1">{title}</PageHeading>
      {(isOrderLimited || work.isCharacterLimited) && (
        <Notice icon={EyeOff} silent className="mt-3">
          ギャラリーから外しています。あなたとクリエイターだけが見られます。
        </Notice>
      )}
      {body && (
        <div className="mt-4 font-mincho text-body leading-[1.95]">
          <StoryText text={body} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Like work={work} />
        <Button icon={Share2} onClick={() => void sharePage(title, workAddress(work.itemId))}>
          リンクを送る
        </Button>
        {!isMine && (
          <ButtonLink variant="line" icon={Brush} to="/creator/$creatorId" params={{ creatorId: work.creatorId }}>
            この作者に頼む
          </ButtonLink>
        )}
      </div>
      <List className="mt-4">
        <ListLink
          to="/creator/$creatorId"
          params={{ creatorId: work.creatorId }}
          icon={<Face icon={work.creatorIcon} type="creator" />}
          title={work.creatorName}
          note="つくった人"
        />
        <ListLink
          to="/world/$worldId/character/$characterId"
          params={{ worldId, characterId: work.characterId }}
          icon={<Face icon={work.characterIcon} type="character" />}
          title={work.characterFullName}
          note={worldName}
        />
      </List>
      <p className="mt-3 text-meta text-ink-soft">
        この作品の権利は、つくった人と発注した人にあります。無断で転載しないでください。
      </p>
      {isLarge && source && (
        <Suspense>
          <ZoomDialog name={title} src={source} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </article>
  )
}

const Face = ({ icon, type }: { icon: string | null; type: 'creator' | 'character' }) => (
  <Avatar size={44} src={icon === null ? undefined : imageSource(icon, type, 96)} />
)

function Like({ work: { itemId, title, isLiked: wasLiked, likeCount } }: { work: WholeWork }) {
  const { write, lastOf } = useWrite(likingWork)
  const last = lastOf({ itemId })
  const isLiked = last ? last.facts.isLiked === 1 : wasLiked
  return (
    <LikeFace
      {...{ title, likeCount, wasLiked, isLiked }}
      onPress={() => void write({ itemId, title, isLiked: !isLiked })}
    />
  )
}

/** Acts of the owner on a work, and the way to its commission for both parties. */
function Menu({ work }: { work: WholeWork }) {
  const { itemId, title, characterId, characterFullName, commissionId, isMine, isOrderLimited, isCharacterLimited } =
    work
  const limit = usePress(limitingWork, { itemId }, { can: '変えられます' })
  const press = (isLimited: boolean, of: { orderId: number } | { characterId: string }) => () =>
    void limit.press({ itemId, title, isLimited, of })
  const entries: MenuEntry[] = [
    ...(isMine && commissionId !== null
      ? [
          {
            ...(isOrderLimited
              ? { label: 'ギャラリーに出す', icon: Eye }
              : { label: 'ギャラリーから外す', icon: EyeOff }),
            onPress: press(!isOrderLimited, { orderId: commissionId }),
          },
          {
            ...(isCharacterLimited
              ? { label: `${characterFullName}の作品をすべて出す`, icon: Eye }
              : { label: `${characterFullName}の作品をすべて外す`, icon: EyeOff }),
            onPress: press(!isCharacterLimited, { characterId }),
          },
        ]
      : []),
    ...(commissionId === null
      ? []
      : [
          {
            ...{ label: '発注のページ', icon: ReceiptText },
            link: {
              to: isMine ? '/myPage/tailor/myOrder' : '/myPage/tailor/order',
              search: { order: commissionId },
            } as LinkProps,
          },
        ]),
  ]
  return <ActionMenu label={`ほかの操作：${title}`} entries={entries} />
}
