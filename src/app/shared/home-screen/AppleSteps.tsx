// The three steps by which Apple's phones put a page on the home screen, each with a drawing of what is pressed.
import type { ReactNode } from 'react'

const steps: readonly [words: string, drawing: ReactNode][] = [
  [
    '画面の下（iPadは上）の「共有」を押します。',
    <>
      <path
        d="M30 20H66M30 30H58M30 40H62"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".5"
      />
      <circle cx="48" cy="72" r="14" fill="var(--ai-soft)" />
      <path
        d="M43 70V79H53V70M48 76V63M44 66.500L48 62.500L52 66.5"
        fill="none"
        stroke="var(--ai)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>,
  ],
  [
    '一覧を下へ送り、「ホーム画面に追加」を選びます。',
    <>
      <path
        d="M22 34H74V81A9 9 0 0 1 65 90H31A9 9 0 0 1 22 81Z"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M30 46H54M30 76H50" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" opacity=".5" />
      <rect x="26" y="53" width="44" height="15" rx="5" fill="var(--ai-soft)" />
      <path d="M31 60.500H50" stroke="var(--ai)" strokeWidth="3" strokeLinecap="round" />
      <rect x="57" y="55.5" width="10" height="10" rx="2.5" fill="none" stroke="var(--ai)" strokeWidth="1.8" />
      <path d="M62 58V63M59.5 60.500H64.5" stroke="var(--ai)" strokeWidth="1.8" strokeLinecap="round" />
    </>,
  ],
  [
    '右上の「追加」を押して、並んだアイコンから開きます。',
    <>
      <g fill="var(--line-strong)" opacity=".35">
        <rect x="29" y="17" width="11" height="11" rx="3" />
        <rect x="43" y="17" width="11" height="11" rx="3" />
        <rect x="57" y="17" width="11" height="11" rx="3" />
        <rect x="57" y="34" width="11" height="11" rx="3" />
      </g>
      <rect x="28" y="33" width="27" height="27" rx="7" fill="var(--surface)" stroke="var(--ai)" strokeWidth="2" />
      <path d="M36 41H47V53H36Z" fill="var(--shu)" />
      <path d="M33.5 40.500H49.500M33.5 53.500H49.5" stroke="var(--ai)" strokeWidth="3.6" strokeLinecap="round" />
    </>,
  ],
]

export const AppleSteps = () => (
  <ol className="grid grid-cols-[repeat(auto-fit,minmax(92px,1fr))] gap-3">
    {steps.map(([words, drawing], index) => (
      <li key={words} className="min-w-0">
        <svg viewBox="0 0 96 96" aria-hidden="true" className="mx-auto block size-24">
          <rect
            x="22"
            y="6"
            width="52"
            height="84"
            rx="9"
            fill="var(--sunken)"
            stroke="var(--line-strong)"
            strokeWidth="2"
          />
          {drawing}
        </svg>
        <p className="phrases mt-1 text-meta">
          <b className="num mr-1 text-ai">{index + 1}</b>
          {words}
        </p>
      </li>
    ))}
  </ol>
)
