// /tailor: the three kinds of works, creators who take commissions now, the newest works, the own commissions.
import { Link } from '@tanstack/react-router'
import { BookOpenText, Brush, Images, Mic, Package } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { workKindLabels } from '#rules/tailor.ts'
import { WORK_KINDS, type WorkKind } from '#rules/tailor-address.ts'
import { readCreators, readWorks } from './address.ts'
import { WorkCard } from './gallery/WorkCard.tsx'
import { CreatorCardItem, CreatorCardsSkeleton } from './list/CreatorCardItem.tsx'
import { tailorQueries } from './queries.ts'
import { TailorLinks } from './TailorLinks.tsx'

const icons = { illust: Brush, voice: Mic, novel: BookOpenText } as const
const CREATORS_SHOWN = 4
const WORKS_SHOWN = 6
export const openCreators = readCreators({ open: true })
export const newestWorks = readWorks({})

export function TailorScreen() {
  const { user } = useSession()
  const creators = useRead(tailorQueries.creators(openCreators))
  const works = useRead(tailorQueries.works(newestWorks))
  return (
    <Page top={<TopBar title="テーラー" back={<BackLink to="/" />} />}>
      <p className="phrases mt-3 text-sub">
        あなたのキャラクターの絵や物語を、クリエイターに頼めます。届いた作品は、ギャラリーに飾られます。
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2">
        {WORK_KINDS.map(kind => (
          <Door key={kind} kind={kind} />
        ))}
      </ul>
      <List className="mt-3">
        <ListLink
          to="/tailor/ordermade"
          icon={<Icon of={Package} className="text-ai" />}
          title="商品から選ぶ"
          note="大きさ・料金・日数"
        />
        {user && <TailorLinks of={['orders']} />}
      </List>
      <SectionHeading
        more={
          <TextLink to="/tailor/creator" search={{}} chevron>
            すべて見る
          </TextLink>
        }
      >
        いま受付中のクリエイター
      </SectionHeading>
      <Read query={creators} title="クリエイターを読み込めませんでした。" skeleton={<CreatorCardsSkeleton />}>
        {({ creatorList }) =>
          creatorList.length === 0 ? (
            <p className="text-sub text-ink-soft">いま受付中のクリエイターはいません。</p>
          ) : (
            <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
              {creatorList.slice(0, CREATORS_SHOWN).map(creator => (
                <CreatorCardItem key={creator.creatorId} creator={creator} />
              ))}
            </ul>
          )
        }
      </Read>
      <SectionHeading
        more={
          <TextLink to="/tailor/gallery" search={{}} icon={Images}>
            ギャラリー
          </TextLink>
        }
      >
        新しい作品
      </SectionHeading>
      <Read query={works} title="作品を読み込めませんでした。" skeleton={<CreatorCardsSkeleton />}>
        {({ itemList }) =>
          itemList.length === 0 ? (
            <p className="text-sub text-ink-soft">まだ作品がありません。</p>
          ) : (
            <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
              {itemList.slice(0, WORKS_SHOWN).map(work => (
                <WorkCard key={work.itemId} work={work} eager={false} />
              ))}
            </ul>
          )
        }
      </Read>
    </Page>
  )
}

const Door = ({ kind }: { kind: WorkKind }) => (
  <li>
    <Link
      to="/tailor/creator"
      search={{ kind }}
      className="grid h-full min-h-20 place-content-center justify-items-center gap-1 rounded-card border border-line bg-surface px-2 py-3 text-sub font-bold text-ai"
    >
      <Icon of={icons[kind]} />
      {workKindLabels[kind]}
    </Link>
  </li>
)
