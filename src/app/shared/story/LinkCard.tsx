// Preview of a link (doc2 §4, §9): visible until it is closed or cannot be read.
import { useQuery } from '@tanstack/react-query'
import { Link2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { linkCardImageHeight, linkCardImageWidth } from '#rules/constants/display.ts'
import { fileSource } from '../../ui/file-address.ts'
import { closeCard, useClosedCard } from './closed-cards.ts'
import { ogpQueries } from './queries.ts'

export interface LinkCardProps {
  /** address as the URL standard writes it */
  url: string
  /** shown instead of a closed or unreadable card */
  instead?: ReactNode
}

/** Distance from the screen at which the card begins to read. */
const AHEAD = '400px'

// Inline elements only, because a card stands inside a paragraph. In vertical writing it lies across the lines.
export function LinkCard({ url, instead = null }: LinkCardProps) {
  const closed = useClosedCard(url)
  const [place, isNear] = useNear()
  const { data: preview, error } = useQuery({ ...ogpQueries.preview(url), enabled: isNear && closed === false })
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: doc2 §8 wants a failed preview noted there.
    if (error) console.info('a link preview could not be read', error.message)
  }, [error])
  if (closed || error) return instead
  return (
    <span
      ref={place}
      className="relative my-2 flex min-h-[132px] w-full max-w-[350px] [writing-mode:horizontal-tb] text-start align-top"
    >
      {preview ? (
        <>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="flex min-w-0 flex-1 items-center gap-3 rounded-card border border-line bg-surface p-[15px] pe-9 text-ink no-underline"
          >
            <Picture path={preview.imagePath} />
            <span className="min-w-0 flex-1 whitespace-normal">
              <b className="line-clamp-2 text-sub leading-[1.45] font-semibold">{preview.title}</b>
              {preview.description && (
                <span className="mt-0.5 line-clamp-1 text-meta text-ink-soft">{preview.description}</span>
              )}
              <bdi className="mt-0.5 block truncate text-meta text-ink-soft">{preview.targetName}</bdi>
              <span className="vh">（新しいタブで開きます）</span>
            </span>
          </a>
          <button
            type="button"
            aria-label={`${preview.title}のプレビューをとじる`}
            onClick={() => closeCard(url)}
            className="absolute end-0 top-0 grid size-11 place-items-center rounded-card text-ink-soft"
          >
            <Icon of={X} size="xs" />
          </button>
        </>
      ) : (
        <span aria-hidden="true" className="flex-1 animate-pulse rounded-card border border-line bg-sunken" />
      )}
    </span>
  )
}

function Picture({ path }: { path: string | null }) {
  const [failed, setFailed] = useState(false)
  if (path && !failed) {
    return (
      <img
        {...fileSource(path)}
        alt=""
        width={linkCardImageWidth}
        height={linkCardImageHeight}
        loading="lazy"
        decoding="async"
        className="art size-[100px] flex-none rounded-bar object-cover"
        onError={() => setFailed(true)}
      />
    )
  }
  return (
    <span className="grid size-[100px] flex-none place-items-center rounded-bar bg-sunken text-ink-soft">
      <Icon of={Link2} />
    </span>
  )
}

/** Hook: whether the element has come near the screen. */
function useNear(): [place: (element: HTMLElement | null) => void, isNear: boolean] {
  const [isNear, setNear] = useState(false)
  const observer = useRef<IntersectionObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])
  const place = (element: HTMLElement | null): void => {
    if (!element || observer.current) return
    observer.current = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        setNear(true)
        observer.current?.disconnect()
      },
      { rootMargin: AHEAD },
    )
    observer.current.observe(element)
  }
  return [place, isNear]
}
