// Line of one character about another, with the name of its speaker.

interface SaidProps {
  by: string
  words: string
  /** shown instead of an empty line; without it an empty line is left out */
  instead?: string | undefined
}

export function Said({ by, words, instead }: SaidProps) {
  if (!words && !instead) return null
  return (
    <div className="mt-1.5 border-l-2 border-line pl-3">
      <dt className="text-meta text-ink-soft">
        <bdi>{by}</bdi>から
      </dt>
      <dd className={words ? 'text-sub [unicode-bidi:isolate]' : 'text-sub text-ink-soft'}>
        {words ? `「${words}」` : instead}
      </dd>
    </div>
  )
}
