// Stand-in for the content of a screen: a skeleton while it loads, a message after a failure, or the message that there is no
// such thing.
import type { ComponentProps, ReactNode } from 'react'
import { EmptyDrawing, FailureDrawing } from './art/Drawings.tsx'
import { EmptyState, FailureState } from './States.tsx'

/** What is asked of what useQuery gives. */
export interface Asked {
  error: (Error & { status?: number }) | null
  isFetching: boolean
  refetch: () => unknown
}

export interface MissingProps {
  query: Asked
  online: boolean
  /** what could not be read, in the user's words */
  title: string
  /** said where the server answers that there is no such thing: trying again would not bring it. Without a title the server's own words */
  nowhere?: Partial<ComponentProps<typeof EmptyState>> | undefined
  /** … or where its screen knows it otherwise */
  isNowhere?: boolean | undefined
  /** the distance to what stands above, where the box around it keeps none */
  className?: string | undefined
  /** the skeleton */
  children?: ReactNode
}

export function Missing({ query, online, title, nowhere, isNowhere, className, children }: MissingProps) {
  const { error, isFetching, refetch } = query
  const isGone = nowhere && (isNowhere || error?.status === 404)
  if (!error && !isGone) return children
  return (
    <div className={className}>
      {isGone ? (
        <EmptyState drawing={<EmptyDrawing />} title={error?.message ?? title} {...nowhere} />
      ) : online ? (
        <FailureState
          drawing={<FailureDrawing />}
          title={title}
          note="通信がとぎれたか、混み合っているようです。"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        // It was never kept here.
        <EmptyState
          drawing={<FailureDrawing />}
          title="このページは、まだこの端末に保存されていません。"
          note="つながると表示できます。"
        />
      )}
    </div>
  )
}
