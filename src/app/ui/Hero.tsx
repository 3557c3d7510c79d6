import type { CSSProperties, ReactNode } from 'react'

export interface HeroProps {
  /** the picture: an `img` or a drawing. It fills the box and is dimmed automatically in the dark scheme */
  picture: ReactNode
  /** height on phones in px; from 768 px on 1.28 times as much. It grows with larger text */
  height: number
  /** the words, lower left over the scrim */
  children?: ReactNode
  /** layer over the whole picture that takes no press: a frame */
  over?: ReactNode
}

/** A picture over the page's whole width, with words over its own scrim. */
export function Hero({ picture, height, children, over }: HeroProps) {
  return (
    <div
      className="relative -mx-4 grid min-h-(--h) items-end overflow-hidden bg-sunken md:-mx-6 md:min-h-[calc(var(--h)*1.28)]"
      style={{ '--h': `${height}px` } as CSSProperties}
    >
      <div className="absolute inset-0 *:art *:size-full *:object-cover">{picture}</div>
      {children && (
        // The words can be selected for copying; presses beside them go to the picture.
        <div className="pointer-events-none relative isolate px-4 pt-18 pb-4 text-on-pic before:pic-scrim before:absolute before:inset-0 before:-z-1 md:px-6">
          <div className="pointer-events-auto inline-block">{children}</div>
        </div>
      )}
      {over && <div className="pointer-events-none absolute inset-0 *:size-full">{over}</div>}
    </div>
  )
}
