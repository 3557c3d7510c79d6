// Subjects that a master does not write about, in the master's words.
import { StoryText } from '#app/shared/story/StoryText.tsx'

export const NotWritten = ({ words }: { words: string }) =>
  words && (
    <div className="mt-2 border-l-2 border-line-strong pl-3 text-cap text-ink-soft">
      <b>書かないもの</b>
      <StoryText text={words} />
    </div>
  )
