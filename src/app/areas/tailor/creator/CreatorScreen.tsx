// /creator/{creatorId} and its sub-pages: a creator's introduction and offers, samples, works.
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { fileSource } from '#app/ui/file-address.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { creatorTypeLabels } from '#rules/codes/user.ts'
import { imageSource } from '#rules/images.ts'
import { tailorRefusals } from '#rules/refusals/tailor.ts'
import { creatorTabLabels } from '#rules/tailor.ts'
import { CREATOR_TABS, type CreatorTab } from '#rules/tailor-address.ts'
import { CreatorFacts } from '../CreatorFacts.tsx'
import { WorksList } from '../gallery/WorksList.tsx'
import { type Creator, type Sample, tailorQueries } from '../queries.ts'
import { CreatorLike } from './CreatorLike.tsx'
import { OfferList } from './OfferList.tsx'

const addresses = {
  room: '/creator/$creatorId',
  sample: '/creator/$creatorId/sample',
  gallery: '/creator/$creatorId/gallery',
} as const

interface CreatorProps {
  creatorId: string
  tab: CreatorTab
  page: number
}

export function CreatorScreen({ creatorId, tab, page }: CreatorProps) {
  const query = useRead(tailorQueries.creator(creatorId))
  const { back, nowhere } = toList(
    { to: '/tailor/creator' },
    'クリエイターの一覧へ',
    tailorRefusals.CREATOR_NOT_FOUND.message,
  )
  return (
    <Page top={<TopBar title={query.data?.creatorName ?? 'クリエイター'} back={back} />}>
      <Read
        query={query}
        title="クリエイターを読み込めませんでした。"
        nowhere={nowhere}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-44 rounded-card" />
            <SkeletonBlock className="mt-4 h-72 rounded-card" />
          </Loading>
        }
      >
        {creator => (
          <>
            <Head creator={creator} />
            <div className="mt-3">
              <Tabs
                label="クリエイターの内容"
                tabs={CREATOR_TABS.map(key => ({
                  ...{ key, label: creatorTabLabels[key] },
                  count:
                    key === 'sample' ? creator.sampleList.length : key === 'gallery' ? creator.workCount : undefined,
                }))}
                current={tab}
                renderLink={({ key }, face) => (
                  <Link to={addresses[key]} params={{ creatorId }} activeOptions={{ exact: true }} {...face} />
                )}
              />
            </div>
            {tab === 'room' && <Room creator={creator} />}
            {tab === 'sample' && <Samples samples={creator.sampleList} />}
            {tab === 'gallery' && (
              <WorksList
                place={{ kind: undefined, liked: false, q: '', page }}
                of={{ creatorId }}
                link={(number, face) => (
                  <Link to={addresses.gallery} params={{ creatorId }} search={{ page: number }} {...face} />
                )}
              />
            )}
          </>
        )}
      </Read>
    </Page>
  )
}

function Head({ creator }: { creator: Creator }) {
  const { creatorName, creatorKbn, icon, tagList, isMine } = creator
  return (
    <Card as="section" className="mt-3" aria-label={creatorName}>
      <div className="flex items-center gap-4">
        <Avatar size={96} eager src={icon === null ? undefined : imageSource(icon, 'creator', 192)} />
        <div className="min-w-0 flex-1">
          <p className="text-meta text-ink-soft">{creatorTypeLabels[creatorKbn]}</p>
          <p className="font-mincho text-hero leading-tight font-semibold wrap-anywhere">
            <bdi>{creatorName}</bdi>
          </p>
        </div>
      </div>
      <div className="mt-3">
        <CreatorFacts of={creator} />
      </div>
      {tagList.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1">
          {tagList.map(tag => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {isMine ? (
          <ButtonLink variant="ai" icon={PenLine} to="/myPage/tailor/creatorRoom" search={{ kbn: creatorKbn }}>
            紹介を書く
          </ButtonLink>
        ) : (
          <CreatorLike creator={creator} />
        )}
      </div>
    </Card>
  )
}

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <SectionHeading>{title}</SectionHeading>
    <div className="text-sub leading-[1.8]">{children}</div>
  </section>
)

function Room({ creator }: { creator: Creator }) {
  const { introduction, wishes } = creator
  return (
    <>
      <OfferList creator={creator} />
      {wishes && (
        <Words title="発注する人へのお願い">
          <StoryText text={wishes} />
        </Words>
      )}
      <Words title="自己紹介">
        {introduction ? <StoryText text={introduction} /> : <p className="text-ink-soft">まだ書かれていません。</p>}
      </Words>
    </>
  )
}

function Samples({ samples }: { samples: readonly Sample[] }) {
  if (samples.length === 0) return <EmptyState drawing={<EmptyDrawing />} title="サンプルはまだ登録されていません。" />
  return (
    <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
      {samples.map(({ sampleId, title, body, picture }) => (
        <Card as="li" flush key={sampleId} className="overflow-hidden [&+&]:mt-0">
          {picture && (
            <img
              {...fileSource(imageSource(picture.picture, 'assets', 640))}
              alt={title}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              className="art block h-auto max-h-[70vh] w-full bg-sunken object-contain"
            />
          )}
          <div className="px-4 py-3">
            <h3 className="phrases font-mincho text-card font-semibold wrap-anywhere">{title}</h3>
            {body && (
              <div className="mt-1 font-mincho text-body leading-[1.9]">
                <StoryText text={body} />
              </div>
            )}
          </div>
        </Card>
      ))}
    </ul>
  )
}
