// Stand-in for a novel that does not exist, is not read yet, or cannot be read now.
import { NotRead } from '#app/shared/screen/Read.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import type { Asked } from '#app/ui/Missing.tsx'
import { TextSkeleton } from '#app/ui/Skeleton.tsx'
import { novelSearch } from './address.ts'

interface NovelMissingProps {
  /** whether the address names another world than the novel's */
  elsewhere: boolean
  query: Asked
}

export function NovelMissing({ elsewhere, query }: NovelMissingProps) {
  return (
    <NotRead
      query={query}
      title="ノベルを読み込めませんでした。"
      isNowhere={elsewhere}
      nowhere={{
        title: 'このノベルは公開されていません。',
        action: (
          <ButtonLink variant="ai" to="/novel" search={novelSearch([])}>
            ノベルの一覧へ
          </ButtonLink>
        ),
      }}
    >
      <TextSkeleton />
    </NotRead>
  )
}
