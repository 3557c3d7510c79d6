// /tailor/ordermade and /tailor/ordermade/{itemKbn}(/{keyword}): products by kind; the creators who take one.
import { Link, useNavigate } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { tailorRefusals } from '#rules/refusals/tailor.ts'
import { formatCount } from '#rules/rewards.ts'
import { CREATOR_PAGE_SIZE, workKindLabels } from '#rules/tailor.ts'
import { TAILOR_KEYWORD_MAX, WORK_KINDS, workKindOf } from '#rules/tailor-address.ts'
import { type CreatorsAddress, creatorsParams } from '../address.ts'
import { sizeWords } from '../product-words.ts'
import { type ShownProduct, tailorQueries } from '../queries.ts'
import { CreatorCardItem, CreatorCardsSkeleton } from './CreatorCardItem.tsx'

const ALL = 'all'

export function ProductsScreen() {
  const query = useRead(tailorQueries.products())
  return (
    <Page top={<TopBar title="オーダーメイド" back={<BackLink to="/tailor" />} />}>
      <Read
        query={query}
        title="商品を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-64 rounded-card" />
          </Loading>
        }
      >
        {({ productList }) =>
          productList.length === 0 ? (
            <EmptyState drawing={<EmptyDrawing />} title="販売中の商品はありません。" />
          ) : (
            WORK_KINDS.map(kind => {
              const ofKind = productList.filter(({ product }) => workKindOf(product.creatorKbn) === kind)
              return (
                ofKind.length > 0 && (
                  <section key={kind} aria-label={workKindLabels[kind]}>
                    <SectionHeading>{workKindLabels[kind]}</SectionHeading>
                    <List>
                      {ofKind.map(shown => (
                        <ProductRow key={shown.product.itemKbn} shown={shown} />
                      ))}
                    </List>
                  </section>
                )
              )
            })
          )
        }
      </Read>
    </Page>
  )
}

const factsOf = ({ product, priceFrom }: ShownProduct): string =>
  [sizeWords(product), `${product.days}日ほど`, `${formatCount(priceFrom ?? product.priceLeast)}コインから`].join('・')

const ProductRow = ({ shown }: { shown: ShownProduct }) => (
  <ListLink
    to="/tailor/ordermade/$itemKbn"
    params={{ itemKbn: String(shown.product.itemKbn) }}
    search={{}}
    title={<b className="wrap-anywhere">{shown.product.shouhinmei}</b>}
    note={factsOf(shown)}
    chips={
      shown.openCount > 0 ? (
        <Chip tone="matsuba">受付中 {shown.openCount}人</Chip>
      ) : (
        <Chip>いま受け付けている人はいません</Chip>
      )
    }
  />
)

interface ProductProps {
  itemKbn: number
  place: CreatorsAddress
}

export function ProductScreen({ itemKbn, place }: ProductProps) {
  const products = useRead(tailorQueries.products())
  const query = useRead(tailorQueries.creators(place, itemKbn))
  const navigate = useNavigate()
  const shown = products.data?.productList.find(({ product }) => product.itemKbn === itemKbn)
  const { q, liked, page } = place
  const to = (next: Partial<CreatorsAddress>) => {
    const { q: words, kind: _, ...search } = creatorsParams({ ...place, ...next })
    return words
      ? ({
          to: '/tailor/ordermade/$itemKbn/$keyword',
          params: { itemKbn: String(itemKbn), keyword: words },
          search,
        } as const)
      : ({ to: '/tailor/ordermade/$itemKbn', params: { itemKbn: String(itemKbn) }, search } as const)
  }
  return (
    <Page
      top={<TopBar title={shown?.product.shouhinmei ?? 'オーダーメイド'} back={<BackLink to="/tailor/ordermade" />} />}
    >
      <Read
        query={products}
        title="商品を読み込めませんでした。"
        className="mt-3"
        skeleton={<SkeletonBlock className="mt-4 h-20 rounded-card" />}
      >
        {() =>
          shown ? (
            <div className="mt-3 text-sub">
              {shown.product.description && <p className="phrases wrap-anywhere">{shown.product.description}</p>}
              <p className="num mt-1 text-meta text-ink-soft">{factsOf(shown)}</p>
            </div>
          ) : (
            <EmptyState
              drawing={<EmptyDrawing />}
              {...nowhereBut(tailorRefusals.PRODUCT_NOT_FOUND.message, { to: '/tailor/ordermade' }, '商品の一覧へ')}
            />
          )
        }
      </Read>
      {shown && (
        <>
          <SearchLine
            label="クリエイターを探す"
            placeholder="名前・タグ・紹介"
            maxLength={TAILOR_KEYWORD_MAX}
            words={q}
            onSearch={typed => void navigate(to({ q: typed, page: 1 }))}
          />
          <FilterChips
            label="クリエイター"
            filters={[
              { key: ALL, label: 'みんな' },
              { key: 'liked', label: 'お気に入り' },
            ]}
            current={liked ? 'liked' : ALL}
            renderLink={({ key }, face) => (
              <Link {...to({ liked: key === 'liked', page: 1 })} activeOptions={{ exact: true }} {...face} />
            )}
          />
          <Read
            query={query}
            title="クリエイターを読み込めませんでした。"
            className="mt-3"
            skeleton={<CreatorCardsSkeleton />}
          >
            {({ creatorList, count }, age) => (
              <PagedList
                shown={creatorList.length}
                count={count}
                page={page}
                size={CREATOR_PAGE_SIZE}
                age={age}
                link={(number, face) => <Link {...to({ page: number })} {...face} />}
                past="このページにクリエイターはいません。"
                empty={
                  <EmptyState
                    drawing={<EmptyDrawing />}
                    title="この商品を受け付けているクリエイターはいません。"
                    action={
                      <ButtonLink variant="ai" to="/tailor/ordermade">
                        ほかの商品を見る
                      </ButtonLink>
                    }
                  />
                }
              >
                <ul className="mb-2 grid grid-cols-1 gap-3 xl:grid-cols-2">
                  {creatorList.map(creator => (
                    <CreatorCardItem key={creator.creatorId} creator={creator} />
                  ))}
                </ul>
              </PagedList>
            )}
          </Read>
        </>
      )}
    </Page>
  )
}
