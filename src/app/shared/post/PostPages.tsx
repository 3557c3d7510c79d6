// Posts of a talk in their order, with buttons to those before and after them.
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import type { PostPart } from './use-live-posts.ts'

interface PostPagesProps<Post extends { postId: number }> {
  page: { postList: readonly Post[]; hasOlder: boolean; hasNewer: boolean }
  show: (part: PostPart) => void
  /** content before the first post of all */
  empty?: ReactNode
  /** row of a post */
  children: (post: Post) => ReactNode
}

export function PostPages<Post extends { postId: number }>(props: PostPagesProps<Post>) {
  const { page, show, empty, children } = props
  const { postList, hasOlder, hasNewer } = page
  return (
    <>
      {hasOlder && (
        <Button
          variant="text"
          icon={ArrowUp}
          className="mt-2"
          onClick={() => show({ before: postList[0]?.postId ?? 1 })}
        >
          前の発言
        </Button>
      )}
      {postList.length === 0 ? empty : <ol className="mt-2">{postList.map(children)}</ol>}
      {hasNewer && (
        <Button
          variant="text"
          icon={ArrowDown}
          className="mt-1"
          onClick={() => show({ after: postList.at(-1)?.postId ?? 1 })}
        >
          つづきの発言
        </Button>
      )}
    </>
  )
}

export const PostsSkeleton = () => (
  <Loading>
    {[0, 1, 2].map(row => (
      <SkeletonBlock key={row} className="mt-3 h-20 rounded-card" />
    ))}
  </Loading>
)
