// Stand-in for the content of a screen: a skeleton while it loads, a message after a failure, or the message that it does
// not exist.
import type { ComponentProps, ReactNode } from 'react'
import { EmptyDrawing, FailureDrawing } from './art/Drawings.tsx'
import { EmptyState, FailureState } from './States.tsx'

/** Fields of the result of useQuery that are needed here. */
export interface Asked {
  error: (Error & { status?: number }) | null
  isFetching: boolean
  refetch: () => unknown
}

export interface MissingProps {
  query: Asked
  online: boolean
  /** message of a failed read, in the user's words */
  title: string
  /**
   * message when the server answers that it does not exist, where trying again would not help. Without a title the server's
   * own text
   */
  nowhere?: Partial<ComponentProps<typeof EmptyState>> | undefined
  /** whether the screen knows otherwise that it does not exist */
  isNowhere?: boolean | undefined
  /** the distance to the content above, if the surrounding box keeps none */
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
