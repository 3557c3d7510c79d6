// Head of a novel, before its text: the picture with the title, the writer, the tags, the cast.

import { Link } from '@tanstack/react-router'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { pictureWidth } from '#app/ui/saves-data.ts'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { novelKindLabels } from '#rules/codes/scenario-labels.ts'
import { formatDate } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { fileSource } from '../../ui/file-address.ts'
import { novelSearch } from './address.ts'
import { chapterName, lengthOf } from './facts.ts'
import type { Novel } from './queries.ts'

const HERO_HEIGHT = 240

export function NovelHead({ novel, age }: { novel: Novel; age: number | null }) {
  return (
    <header>
      {novel.cover ? (
        <Hero
          height={HERO_HEIGHT}
          picture={
            <img
              {...fileSource(imageSource(novel.cover.picture, 'assets', pictureWidth(1200)))}
              alt=""
              width={novel.cover.width}
              height={novel.cover.height}
            />
          }
        >
          <Title novel={novel} />
        </Hero>
      ) : (
        <div className="mt-4">
          <Title novel={novel} />
        </div>
      )}
      <p className="num mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-cap text-ink-soft">
        <span className="font-semibold text-ink">{novel.writerName}</span>
        <span>{lengthOf(novel)}</span>
        <time dateTime={novel.publishedAt}>{formatDate(novel.publishedAt)}</time>
        {age !== null && <AgeNote at={age} />}
      </p>
      {novel.summary && novel.previous === null && (
        <p className="mt-2 max-w-[36em] text-sub leading-[1.8]">{novel.summary}</p>
      )}
      <Tags tags={novel.tags} />
      <Cast cast={novel.castList} />
    </header>
  )
}

function Title({ novel }: { novel: Novel }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-cap">
        <Chip tone="ai">{novelKindLabels[novel.kind]}</Chip>
        <span>{novel.worldName}</span>
      </p>
      <PageHeading className="phrases mt-1 text-[1.5rem] leading-[1.35]">
        {novel.title}
        {novel.chapterNumber !== null && (
          <span className="num mt-0.5 block text-body font-normal">{chapterName(novel)}</span>
        )}
      </PageHeading>
    </>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="タグ" className="mt-1 flex flex-wrap gap-x-2">
      {tags.map(tag => (
        <Link key={tag} to="/novel" search={novelSearch([tag])} className="flex min-h-11 min-w-11 items-center">
          <span className="rounded-full border border-line-strong bg-surface px-3 py-1 text-cap text-ink">{tag}</span>
        </Link>
      ))}
    </nav>
  )
}

function Cast({ cast }: { cast: Novel['castList'] }) {
  if (cast.length === 0) return null
  return (
    <section aria-label="登場人物" className="mt-1 mb-4 border-b border-line pb-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {cast.map(({ name, role, icon }) => (
          <li key={name} className="flex items-center gap-2">
            <Avatar src={icon === null ? undefined : imageSource(icon, 'character', 88)} size={44} />
            <span>
              <span className="block text-cap font-semibold">{name}</span>
              <span className="block text-meta text-ink-soft">{role}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
