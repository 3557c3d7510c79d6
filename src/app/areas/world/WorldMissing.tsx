// Instead of a world, a part of it or a page of its guide: not there, not read yet, not to be read now.
import { useOnline } from '#app/platform/connectivity.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { type Asked, Missing } from '#app/ui/Missing.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'

const words = {
  world: 'ワールドを読み込めませんでした。',
  part: 'ワールドのようすを読み込めませんでした。',
  guide: 'ガイドを読み込めませんでした。',
}

/** What is said where there is no such world. */
export const noWorld = {
  title: 'このワールドはありません。',
  action: (
    <ButtonLink variant="ai" to="/worldSelect">
      ワールドを選ぶ
    </ButtonLink>
  ),
}

export function WorldMissing({ what, query }: { what: keyof typeof words; query: Asked }) {
  const online = useOnline()
  return (
    <Missing
      query={query}
      online={online}
      title={words[what]}
      isNowhere={what === 'world' && !query.error}
      nowhere={what === 'guide' ? { ...noWorld, title: 'このページはありません。' } : noWorld}
    >
      <Loading>
        <SkeletonLines widths={[40, 90, 100, 70]} />
      </Loading>
    </Missing>
  )
}
