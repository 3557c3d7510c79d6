// The picture of a character that is being made: an upload, or the portrait drawn from the name.
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { imageSource } from '#rules/images.ts'
import { fileSource } from '../../ui/file-address.ts'
import { type ChosenIcon, characterEditQueries, type Named } from './queries.ts'

/** Address of a drawing, for as long as it is shown. */
function useDrawing(svg: string | undefined): string | undefined {
  const [drawing, setDrawing] = useState<{ svg: string; address: string }>()
  useEffect(() => {
    if (!svg) return
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    setDrawing({ svg, address })
    return () => URL.revokeObjectURL(address)
  }, [svg])
  // The previous address is revoked by the time there is another drawing.
  return drawing !== undefined && drawing.svg === svg ? drawing.address : undefined
}

export function Portrait({
  named,
  icon,
  size,
  name,
  className,
}: {
  named: Named
  icon: ChosenIcon
  size: number
  /** name of the character; '' where it stands beside the picture */
  name: string
  className?: string
}) {
  const isDrawn = icon.kind === 'drawn'
  const { data } = useQuery({
    ...characterEditQueries.portrait(named, isDrawn ? icon.variant : 0),
    enabled: isDrawn && named.givenName !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const drawing = useDrawing(isDrawn ? data?.svg : undefined)
  const src = isDrawn ? drawing : imageSource(icon.iconId, 'character', size * 2)
  return (
    <span
      className={cx('block flex-none overflow-hidden rounded-full bg-sunken text-ink-soft', className)}
      style={{ width: size, height: size }}
    >
      {src ? (
        <img {...fileSource(src)} alt={name} width={size} height={size} className="art size-full object-cover" />
      ) : (
        <span className="grid size-full place-items-center" {...(name && { role: 'img', 'aria-label': name })}>
          <UserRound aria-hidden="true" strokeWidth={1.5} size={size * 0.8} />
        </span>
      )}
    </span>
  )
}
