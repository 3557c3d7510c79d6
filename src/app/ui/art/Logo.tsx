// The mark of the service: a spool of thread, alone and with the name written beside it. Drawn for Tsumugi;
// the letters are outlines, so the name looks the same on devices without a mincho face.

import { lazy, Suspense, type SVGProps } from 'react'

export interface LogoProps {
  /** read aloud instead of the picture; without it the picture is hidden from assistive technology */
  title?: string | undefined
  className?: string | undefined
  /** height in px; the width follows */
  height?: number | undefined
}

/**
 * The outlines of the letters with the thread under them are four kB that no first screen should wait for, so they appear a moment after
 * the spool. If they cannot be loaded, the spool stands alone and the page still works.
 */
const Letters = lazy(() => import('./WordmarkLetters.tsx').catch(() => ({ default: () => <g /> })))

/** The svg around a mark: named when it has a title, hidden otherwise. */
function Frame({ title, ...rest }: SVGProps<SVGSVGElement> & { title: string | undefined }) {
  return title ? <svg role="img" aria-label={title} {...rest} /> : <svg aria-hidden="true" {...rest} />
}

/** The spool on a square of 40: indigo ends, vermilion thread wound between them. */
function SpoolShapes() {
  return (
    <>
      <g fill="var(--ai)">
        <rect x="5.7" y="2.5" width="28.6" height="7.4" rx="2.9" />
        <rect x="5.7" y="30.1" width="28.6" height="7.4" rx="2.9" />
      </g>
      <path
        fill="none"
        stroke="var(--shu)"
        strokeWidth="3.2"
        strokeLinecap="round"
        d="M11 14.9C16 14.8 24 13.3 29 12.1M10.4 19.5C16 19.3 24 17.8 29.6 16.5M10.4 24.1C16 23.9 24 22.4 29.6 21.1M11 28.5C16 28.3 24 27 29 25.7"
      />
    </>
  )
}

export function Spool({ title, className, height = 40 }: LogoProps) {
  return (
    <Frame title={title} className={className} width={height} height={height} viewBox="0 0 40 40">
      <SpoolShapes />
    </Frame>
  )
}

/** Spool and name; the thread runs out under the letters to its knot. */
export function Wordmark({ title, className, height = 48 }: LogoProps) {
  return (
    <Frame title={title} className={className} width={(height * 168) / 48} height={height} viewBox="0 0 168 48">
      <g transform="translate(-3 2)">
        <SpoolShapes />
      </g>
      <Suspense>
        <Letters />
      </Suspense>
    </Frame>
  )
}
