// /myPage/distribution: the goods that the user may distribute.

import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { distributionQueries } from './queries.ts'

export function GoodsListScreen() {
  const query = useRead(distributionQueries.goods())
  return (
    <Page top={<TopBar title="配布リンク" back={<BackLink to="/myPage" />} />}>
      <div className="mt-3">
        <Read query={query} title="商品を読み込めませんでした。" skeleton={<NewsRowSkeleton count={3} />}>
          {data =>
            data.shouhinList.length === 0 ? (
              <EmptyState
                drawing={<EmptyDrawing />}
                title="配れる商品はありません。"
                note="ご自分の商品ができると、ここから配布リンクを作れます。"
                action={
                  <ButtonLink variant="ai" to="/myPage">
                    マイページへ
                  </ButtonLink>
                }
              />
            ) : (
              <List aria-label="配れる商品">
                {data.shouhinList.map(({ shouhinId, shouhinmei, picture, worldName, openCount, takenCount }) => (
                  <ListLink
                    key={shouhinId}
                    to="/myPage/distribution/$shouhinId"
                    params={{ shouhinId }}
                    icon={<ItemTile size={44} src={picture && imageSource(picture, 'shouhin', 96)} />}
                    title={shouhinmei}
                    note={`${worldName}・受け取り ${formatCount(takenCount)}件`}
                    trailing={openCount > 0 ? <Chip tone="ai">配布中 {openCount}</Chip> : <Chip>リンクなし</Chip>}
                  />
                ))}
              </List>
            )
          }
        </Read>
      </div>
    </Page>
  )
}
