// /illust/?page: pictures of novels and openings, each with the way to the text that it belongs to.
import { Link } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { GALLERY_SIZE } from '#rules/portal.ts'
import { portalQueries, type ShownPicture } from './queries.ts'
import { workAddress } from './work-address.ts'

const grid = 'grid grid-cols-2 gap-3 md:grid-cols-3'
const SEEN_FIRST = 4

export function IllustScreen({ page }: { page: number }) {
  const query = useRead(portalQueries.pictures(page))
  return (
    <Page top={<TopBar title="イラスト" back={<BackLink to="/" />} />}>
      <Read
        query={query}
        title="イラストを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <div className={`mt-11 ${grid}`}>
              {[1, 2, 3, 4].map(place => (
                <SkeletonBlock key={place} className="aspect-[4/3] rounded-card" />
              ))}
            </div>
          </Loading>
        }
      >
        {({ pictureList, count }, age) => (
          <PagedList
            shown={pictureList.length}
            count={count}
            page={page}
            size={GALLERY_SIZE}
            age={age}
            link={(to, face) => <Link to="/illust" search={{ page: to }} {...face} />}
            past="このページにイラストはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="まだイラストがありません。"
                note="ノベルやオープニングに絵がそえられると、ここにならびます。"
                action={
                  <ButtonLink variant="ai" to="/worldSelect">
                    ワールドを見る
                  </ButtonLink>
                }
              />
            }
          >
            <ul className={`mb-2 ${grid}`}>
              {pictureList.map((picture, index) => (
                <PictureCard key={picture.picture} shown={picture} eager={index < SEEN_FIRST} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

function PictureCard({ shown, eager }: { shown: ShownPicture; eager: boolean }) {
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <Link {...workAddress(shown, 'opening')} viewTransition className="block h-full text-ink -outline-offset-2">
        <span className="relative block aspect-[4/3]">
          <WorldPicture keyVisual={shown.picture} width={240} eager={eager} className="absolute inset-0 size-full" />
        </span>
        <span className="block px-3 py-2">
          <span className="phrases block font-mincho text-sub leading-[1.45] font-semibold wrap-anywhere">
            {shown.title}
          </span>
          <span className="block text-meta text-ink-soft">
            {shown.worldName}・{shown.scenario ? 'シナリオ' : 'ノベル'}
          </span>
          {shown.description && <span className="mt-0.5 line-clamp-2 text-meta">{shown.description}</span>}
        </span>
      </Link>
    </li>
  )
}
