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
 * The outlines of the letters are four kB that no first screen should wait for, so they appear a moment after the spool. If
 * they cannot be loaded, the spool stands alone and the page still works.
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
      <path
        fill="var(--ai)"
        d="M8.6 2.5H31.4C33.1 2.5 34.3 3.7 34.3 5.3V7.1C34.3 8.7 33.1 9.9 31.4 9.9H8.6C6.9 9.9 5.7 8.7 5.7 7.1V5.3C5.7 3.7 6.9 2.5 8.6 2.5ZM8.6 30.1H31.4C33.1 30.1 34.3 31.3 34.3 32.9V34.7C34.3 36.3 33.1 37.5 31.4 37.5H8.6C6.9 37.5 5.7 36.3 5.7 34.7V32.9C5.7 31.3 6.9 30.1 8.6 30.1Z"
      />
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
      <path
        fill="none"
        stroke="var(--shu)"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M25.5 28.5C32.5 28.2 31.5 41.8 41.5 42.4C58 43.4 72 38.6 96 39.2C116 39.7 132 43.4 145.5 41.8C152.5 41 156.5 37.8 158.5 34.8M160.5 32.2C162.2 30.2 164 29.7 166 30.1M160.6 33.6C162.6 34.4 163.8 35.9 164.3 37.6"
      />
      <circle cx="159.6" cy="33" r="2.7" fill="var(--shu)" />
    </Frame>
  )
}
