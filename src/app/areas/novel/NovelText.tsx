// Text of a novel with its pictures.
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { NovelPicture } from './NovelPicture.tsx'
import type { Novel } from './queries.ts'

export function NovelText({ body, pictureList }: Pick<Novel, 'body' | 'pictureList'>) {
  return (
    <article className="mx-auto max-w-[36em] py-2 font-mincho text-[1.0625rem] leading-[1.9]">
      {partsOf(body, pictureList).map(({ line, text, picture }) => (
        <div key={line}>
          {picture && <NovelPicture picture={picture} className="my-6 h-auto w-full" />}
          <StoryText text={text} />
        </div>
      ))}
    </article>
  )
}

type Part = { line: number; text: string; picture: Novel['pictureList'][number] | undefined }

/** The text, divided before the line of each picture. */
function partsOf(body: string, pictures: Novel['pictureList']): Part[] {
  const lines = body.split('\n')
  const cuts = [...new Set([1, ...pictures.map(({ line }) => line)])].sort((a, b) => a - b)
  return cuts.map((line, index) => ({
    line,
    text: lines.slice(line - 1, (cuts[index + 1] ?? lines.length + 1) - 1).join('\n'),
    picture: pictures.find(picture => picture.line === line),
  }))
}
