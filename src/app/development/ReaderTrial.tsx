// Trial of the reader with a long story and all features of a novel: chapters, saving, a place on the server.
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type LinkFace, Reader, type SavedState } from '#app/shared/reader/Reader.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { story } from './story.ts'

const chapters = [
  { key: '1', title: '一　編みかけの窓', length: 8_000 },
  { key: '2', title: '二　三晩目の膝', length: 100_000 },
  { key: '3', title: '三　ほどけない朝', length: 3_000 },
]
const SAVING_MS = 800

/** The chapter in the address, so that a reload stays in it. */
const opened = () => chapters.find(({ key }) => location.hash === `#read-${key}`)

export function ReaderTrial() {
  const [chapter, setChapter] = useState(opened)
  const [saved, setSaved] = useState<SavedState>('unsaved')
  const open = (key: string | null) => {
    history.replaceState(null, '', key === null ? location.pathname : `#read-${key}`)
    setChapter(opened())
  }
  const link = (key: string, { onClick, ...face }: LinkFace) => (
    <a
      {...face}
      href={`#read-${key}`}
      onClick={event => {
        event.preventDefault()
        onClick?.()
        open(key)
      }}
    />
  )
  const place = chapter ? chapters.indexOf(chapter) : -1
  return (
    <section aria-label="リーダー">
      <SectionHeading>リーダー</SectionHeading>
      <Button variant="line" onClick={() => open('2')}>
        10万字を読む
      </Button>
      {chapter &&
        createPortal(
          <div className="fixed inset-0 z-20">
            <Reader
              textKey={`trial:${chapter.key}`}
              text={storyOf(chapter.length)}
              title={chapter.title}
              work="月を編むひと"
              byline="灯守のエルダ・文 夜半 朔"
              back={<IconButton icon={ChevronLeft} label="戻る" onClick={() => open(null)} />}
              contents={chapters}
              current={chapter.key}
              previous={chapters[place - 1]}
              next={chapters[place + 1]}
              renderLink={link}
              offline={{
                state: saved,
                onSave: () => {
                  setSaved('saving')
                  setTimeout(() => setSaved('saved'), SAVING_MS)
                },
              }}
            />
          </div>,
          document.body,
        )}
    </section>
  )
}

const written = new Map<number, string>()

function storyOf(length: number): string {
  const text = written.get(length) ?? story(length)
  written.set(length, text)
  return text
}
